import { ENGINE } from '../engine.ts';
import type { Game, Refusal } from '../game.ts';
import type { Json } from '../lib/json.ts';
import { err, ok, type Result } from '../lib/result.ts';
import { type Commit, type Commitment, commitment, commitOf, saltOf } from '../log/commit.ts';
import type { MatchCommand } from './commands.ts';
import { byOf, decide, type Order } from './decide.ts';
import type { Unheeded } from './desk.ts';
import type { Match, Recent } from './state.ts';

/** A command on its way into the log. `game`: the id of the match. */
export interface Incoming extends Order {
  readonly game: string;
  /** A hash of the sender and its idempotency key: the same for a retry, and for nothing else. */
  readonly cmdId: string;
}

/** The next commit of a match, and the standing orders that were refused on the way to it. */
export interface Made {
  readonly commit: Commit;
  readonly unheeded: readonly Unheeded[];
}

/** Decides a command and makes the commit that would be the next of the match. `at` is moved up to the newest commit's. */
export function make(
  game: Game,
  match: Match,
  incoming: Incoming,
  seed: Uint8Array,
  commit: Commitment = commitment,
): Result<Made, Refusal> {
  const order = { by: incoming.by, at: Math.max(incoming.at, match.at), command: incoming.command };
  const decided = decide(game, match, order, seed);
  if (!decided.ok) return err(decided.error);
  const { draws, events, unheeded } = decided.value;
  const draft = {
    game: incoming.game,
    v: match.v + 1,
    at: order.at,
    by: byOf(match, order),
    cmdId: incoming.cmdId,
    ...('ask' in order.command && { ask: order.command.ask }),
    rules: game.rules,
    engine: ENGINE,
    draws,
    events,
    command: jsonOf(order.command),
  };
  return ok({ commit: commitOf(draft, match, seed, commit), unheeded });
}

/** As `make`, the commit alone. */
export function commitFor(...of: Parameters<typeof make>): Result<Commit, Refusal> {
  const made = make(...of);
  return made.ok ? ok(made.value.commit) : made;
}

/** The commit this command already is, if it was sent before. `reused`: the same idempotency key came with another command. */
export function earlier(
  match: Match,
  incoming: Incoming,
  seed: Uint8Array,
  commit: Commitment = commitment,
): { readonly recent: Recent; readonly reused: boolean } | undefined {
  const by = byOf(match, incoming);
  const recent = match.recent.find((each) => each.cmdId === incoming.cmdId && each.by === by);
  if (recent === undefined) return undefined;
  return { recent, reused: commit(saltOf(seed, recent.v, 'command'), jsonOf(incoming.command)) !== recent.command };
}

// A command consists of JSON values; the compiler cannot see it because some of its properties are optional.
const jsonOf = (command: MatchCommand): Json => command as unknown as Json;
