import { ENGINE } from '../engine.ts';
import type { Game, Refusal } from '../game.ts';
import type { Json } from '../lib/json.ts';
import { err, ok, type Result } from '../lib/result.ts';
import { type Commit, type Commitment, commitment, commitOf, saltOf } from '../log/commit.ts';
import { byOf, decide, type Order } from './decide.ts';
import type { Match, Recent } from './state.ts';

/** A command on its way into the log. `game`: the id of the match. */
export interface Incoming extends Order {
  readonly game: string;
  /** A hash of the sender and its idempotency key: the same for a retry, and for nothing else. */
  readonly cmdId: string;
}

/** Decides a command and makes the commit that would be the next of the match. `at` is moved up to the newest commit's. */
export function commitFor(
  game: Game,
  match: Match,
  incoming: Incoming,
  seed: Uint8Array,
  commit: Commitment = commitment,
): Result<Commit, Refusal> {
  const order = { by: incoming.by, at: Math.max(incoming.at, match.at), command: incoming.command };
  const decided = decide(game, match, order, seed);
  if (!decided.ok) return err(decided.error);
  const draft = {
    game: incoming.game,
    v: match.v + 1,
    at: order.at,
    by: byOf(match, order),
    cmdId: incoming.cmdId,
    ...('ask' in order.command && { ask: order.command.ask }),
    rules: game.rules,
    engine: ENGINE,
    draws: decided.value.draws,
    events: decided.value.events,
    command: order.command as unknown as Json,
  };
  return ok(commitOf(draft, match, seed, commit));
}

/**
 * The commit this command already is, if it was sent before. `reused`: the same idempotency key came with another command.
 */
export function earlier(
  match: Match,
  incoming: Incoming,
  seed: Uint8Array,
  commit: Commitment = commitment,
): { readonly recent: Recent; readonly reused: boolean } | undefined {
  const by = byOf(match, incoming);
  const recent = match.recent.find((each) => each.cmdId === incoming.cmdId && each.by === by);
  if (recent === undefined) return undefined;
  return { recent, reused: commit(saltOf(seed, recent.v, 'command'), incoming.command as unknown as Json) !== recent.command };
}
