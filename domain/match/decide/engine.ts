import type { Play } from '../../contract/game.ts';
import { fromBase64url } from '../../lib/hash.ts';
import { isBot } from '../../lib/ids.ts';
import { type Json, jsonOf } from '../../lib/json.ts';
import { at, sure } from '../../lib/sure.ts';
import { canonical } from '../../log/canonical.ts';
import { eventsOf } from '../../log/commit.ts';
import type { Commit } from '../../log/envelope.ts';
import { forkedFrom } from '../../log/forks.ts';
import type { Actor } from '../desk/desk.ts';
import type { Waiting } from '../desk/orders.ts';
import { fold, NOTHING } from '../fold/evolve.ts';
import type { MatchCommand } from '../state/commands.ts';
import type { MatchEvent } from '../state/events.ts';
import { chairOf, type Match } from '../state/state.ts';
import { commitFor, type Incoming } from './command.ts';

/** A commit that its own engine decides otherwise, and how. */
interface Difference {
  readonly v: number;
  readonly detail: string;
}

/** The result of deciding commits again: how many came out the same, and the first that did not. */
export interface Redecided {
  readonly redecided: number;
  readonly findings: readonly Difference[];
}

/**
 * An engine: everything that decides the matches of one game. It reads and gives JSON, does no I/O, has no clock, and
 * keeps no state between calls: **commits alone** are handed from one engine to another, never a state. This contract
 * holds for ever, since engines of old releases are run by programs of new ones; so a new function may be added, and
 * none of these may change.
 */
export interface Engine {
  /**
   * Decides again the commits whose engine `mine` names, each on the fold of all commits before it, by any engine.
   * `commits`: a whole log from version 1 on, secrets included, with checked chain, commitments and seed. `seed`:
   * base64url. A commit must come out with the same hash: given are `at`, `arrived`, `cmdId`, `nonce`, `engine` and the
   * command; all else follows. It stops at the first difference, and folds nothing after the last of its own commits.
   * `mine` is called from the end until it says yes, and then once for each commit in order, before it is decided; its
   * errors go through.
   */
  redecide(commits: readonly Commit[], seed: string, mine: (engine: string) => boolean): Redecided;
  /**
   * The commit that a command becomes after `commits`, under the name of an engine; or the refusal. For tests of
   * engines against each other.
   */
  commitFor(commits: readonly Commit[], incoming: Incoming, seed: string, name: string): ReturnType<typeof commitFor>;
  /** The match after these commits, as JSON; only the engine that made it understands it. */
  fold(commits: readonly Commit[]): Json;
}

/** The engine of a game, as this code is. */
export function engineOf(play: Play): Engine {
  const folded = (commits: readonly Commit[]): Match =>
    commits.reduce((match, commit) => fold(play, match, commit), NOTHING);
  return {
    redecide(commits, seed, mine) {
      const seeds = seedsOf(commits, seed);
      const newest = commits.findLastIndex(({ envelope }) => mine(envelope.engine));
      let match = NOTHING;
      let redecided = 0;
      for (const [i, commit] of commits.slice(0, newest + 1).entries()) {
        const isMine = mine(commit.envelope.engine);
        const detail = attempted(() => {
          const difference = isMine ? differenceOf(play, match, commit, at(seeds, i)) : undefined;
          if (difference === undefined) match = fold(play, match, commit);
          return difference;
        });
        if (detail !== undefined) return { redecided, findings: [{ v: commit.envelope.v, detail }] };
        if (isMine) redecided++;
      }
      return { redecided, findings: [] };
    },
    commitFor: (commits, incoming, seed, name) =>
      commitFor(play, folded(commits), incoming, fromBase64url(seed), {
        engine: name,
        form: commits[0]?.envelope.form ?? 2,
      }),
    fold: (commits) => jsonOf(folded(commits)),
  };
}

/** By which seed each commit was decided: the last one, or before a fork that which it names. */
function seedsOf(commits: readonly Commit[], last: string): readonly Uint8Array[] {
  let seed = fromBase64url(last);
  return commits
    .toReversed()
    .map(({ envelope }) => {
      const own = seed;
      const origin = forkedFrom(envelope);
      if (origin !== undefined) seed = fromBase64url(origin.seed);
      return own;
    })
    .toReversed();
}

/** Returns the finding of `work`; a forged log may also make it throw. */
function attempted(work: () => string | undefined): string | undefined {
  try {
    return work();
  } catch (caught) {
    return `it cannot be followed: ${(caught as Error).message}`;
  }
}

function differenceOf(play: Play, match: Match, commit: Commit, seed: Uint8Array): string | undefined {
  const { envelope, secrets, hash } = commit;
  // The log has been checked: it commits to this value, which `decide` refuses if it is no command.
  const command = sure(secrets.command, 'command in a whole log').value as unknown as MatchCommand;
  const { game: id, cmdId } = envelope;
  const given =
    envelope.form === 2
      ? { nonce: envelope.nonce, ...(envelope.arrived !== undefined && { arrived: envelope.arrived }) }
      : {};
  const incoming = {
    game: id,
    by: actorOf(match, commit),
    at: envelope.at,
    cmdId,
    command,
    ...given,
    waiting: ordersIn(commit),
  };
  const decided = commitFor(play, match, incoming, seed, { engine: envelope.engine, form: envelope.form ?? 1 });
  if (!decided.ok) return `the command is refused: ${decided.error.code}: ${decided.error.detail}`;
  const again = decided.value;
  if (again.hash === hash) return undefined;
  if (canonical(jsonOf(again.envelope.draws)) !== canonical(jsonOf(envelope.draws))) return 'it draws otherwise';
  const e = envelope.events.findIndex(
    (event, i) => canonical(event) !== canonical((again.envelope.events[i] ?? null) as Json),
  );
  return e < 0
    ? 'its envelope comes out otherwise'
    : `event ${e} (${String(envelope.events[e]?.type)}) comes out otherwise`;
}

/**
 * The orders that took effect with a commit: they had waited beside the log, so that the log alone says what they were.
 */
const ordersIn = (commit: Commit): Waiting =>
  Object.fromEntries(
    eventsOf(commit).flatMap((event) => {
      if (event.type !== 'match/stood') return [];
      const { seat, sealed } = event as Extract<MatchEvent, { type: 'match/stood' }>;
      return sealed.value === undefined ? [] : [[seat, sealed.value]];
    }),
  );

/**
 * Returns the person who must have sent it: at a seat, its holder then; without a name, the person in the seal of the
 * seat.
 */
function actorOf(match: Match, commit: Commit): Actor {
  const { by } = commit.envelope;
  if (by === 'clock' || by === 'house') return by;
  if (isBot(by)) return 'bots';
  if (by.startsWith('user:')) return { user: by.slice('user:'.length) };
  if (by === 'someone')
    return { user: (eventsOf(commit)[0]?.sealed?.value as { readonly user?: string } | undefined)?.user ?? '' };
  const holder = chairOf(match, by.slice('seat:'.length))?.holder;
  return { user: holder?.kind === 'user' ? holder.user : '' };
}
