import type { Refusal } from '../../../domain/contract/refusal.ts';
import { sure } from '../../../domain/lib/sure.ts';
import type { Commit, Commitment } from '../../../domain/log/commit.ts';
import { formOf } from '../../../domain/log/forms.ts';
import type { EventLog } from '../../../domain/log/store.ts';
import { CLOCKS_DIFFER, G } from '../../../domain/log/times.ts';
import type { Outage } from '../../../domain/match/audit/outages.ts';
import { needsNoTurn } from '../../../domain/match/clock/limits.ts';
import { type Incoming, make } from '../../../domain/match/decide/command.ts';
import type { Waiting } from '../../../domain/match/desk/orders.ts';
import { versionsLike } from '../../../domain/match/state/command-ids.ts';
import type { MatchCommand } from '../../../domain/match/state/commands.ts';
import { isFaced } from '../../../domain/match/state/face.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import { isLate, passesAt } from '../../../domain/match/timeouts/time.ts';
import type { Clock } from '../../platform/kit/clock.ts';
import { Busy, GameStopped, isPassing } from '../../platform/kit/faults.ts';
import type { Report } from '../../platform/kit/report.ts';
import { faceNameAfter } from './faces.ts';
import type { FoldedMatches, Loaded, Warm } from './folded.ts';
import { type Again, ANSWERS, COSTS, committedAs, EFFORT, meansTheSame, waitFor } from './retry.ts';
import { isOverdue, OF_THE_CLOCK, outageOf, tickOf, UNKNOWN_MS } from './tick.ts';

/** Proof that a command was committed. Compared with the log, it shows whether an earlier commit was changed. */
export interface Receipt {
  readonly game: string;
  readonly version: number;
  readonly hash: string;
  readonly at: number;
}

/** A command before it is committed. */
export interface Sent extends Omit<Incoming, 'at' | 'command' | 'nonce'> {
  /** The command, or the meaning of the request at the version at which it is decided. */
  readonly command: MatchCommand | Meaning;
  /** For a fork: its origin, from `matches.origin`. */
  readonly from?: Loaded;
  /** The ids of the same key in other kinds of command. */
  readonly otherIds?: readonly string[];
  /** Returns whether the command may be decided at a version; absent: at any. */
  isFor?(match: Match): boolean;
  /**
   * Writes the data that the commit refers to, after the command is decided. A refused command writes nothing. May run
   * again, so it must be repeatable.
   */
  before?(): Promise<void>;
}

/**
 * Returns the command of a request. Throws its refusal if it has no meaning there. May run twice: first on the cached
 * match, where errors are ignored, then on the log. Writes nothing. `seed`: the seed of the match, for the random
 * choices of bots.
 */
export type Meaning = (loaded: Loaded, seed: Uint8Array) => Promise<MatchCommand>;

export type Executed =
  | ({ readonly is: 'committed'; readonly receipt: Receipt } & Loaded)
  /** A retry of a committed command. */
  | ({ readonly is: 'repeated'; readonly receipt: Receipt } & Loaded)
  | ({ readonly is: 'refused'; readonly refusal: Refusal; readonly command: MatchCommand } & Loaded)
  /** The idempotency key was used for another command. */
  | { readonly is: 'reused'; readonly game: string }
  /** It arrived after a deadline whose timeout is not committed yet. Retry after this many milliseconds. */
  | { readonly is: 'early'; readonly wait: number }
  /** The seat made too many commits that need no turn. The next one is allowed in this many milliseconds. */
  | { readonly is: 'limited'; readonly wait: number }
  /** The clock of this machine, or the time of the game, is wrong. */
  | { readonly is: 'clock' }
  /** The match has moved on from the version that the command was meant for. */
  | { readonly is: 'moved' }
  | { readonly is: 'unknown' };

/** What the path of a command needs. */
export interface CommandPath {
  readonly log: EventLog;
  readonly folded: FoldedMatches;
  readonly commitment?: Commitment;
  readonly report: Report;
  readonly clock: Clock;
  now(): number;
  randomNonce(): string;
  engineOf(of: string): string | undefined;
  pause(attempt: number): Promise<void>;
  /** Returns the seed of a match; a new one for a match that is being created and has none. */
  seedOf(game: string, creating: boolean): Promise<Uint8Array | undefined>;
  /** Stores the seed of a new match. Returns false if another one is stored. */
  keepSeed(game: string, seed: Uint8Array): Promise<boolean>;
  /** Returns the standing orders that wait beside the log of a match (waiting.ts). */
  waiting(match: Match): Promise<Waiting>;
  /** Returns the outage that a match is owed before its deadline times out; absent: there is no record. */
  readonly owed?: (match: Match) => Promise<Outage | 'unknown' | undefined>;
}

/**
 * Commits a command: one Put of the decision on the cached match. Any other result of this attempt is discarded. A
 * stale decision cannot commit, because its version is taken, but a stale refusal may be wrong. Then, and after each
 * conflict, the log is read and the whole request is decided again, including access, seat and notation. After a fault
 * of the store, the next try finds the commit by its `cmdId` if it was written. Throws `Busy` after too many tries, or
 * 3 s after the command's arrival if it has one. Throws the errors of the request's meaning.
 */
export async function handleCommand(path: CommandPath, sent: Sent): Promise<Executed> {
  let remembered = path.folded.remembered(sent.game);
  let fault: unknown;
  let effort = 0;
  for (let tries = 0; effort < EFFORT; tries++) {
    let again: Again = 'again';
    const isFromMemory = remembered !== undefined;
    try {
      const reports: Parameters<Report>[] = [];
      const on = isFromMemory ? { ...path, report: (...of: Parameters<Report>) => void reports.push(of) } : path;
      const executed = await attempt(on, sent, remembered);
      remembered = undefined;
      if (isFromMemory && !(typeof executed === 'object' && executed.is === 'committed')) continue;
      for (const each of reports) path.report(...each);
      if (executed === 'given up') break;
      if (typeof executed === 'object') return executed;
      again = executed;
    } catch (caught) {
      remembered = undefined;
      // The log decides whether this error is thrown again.
      if (isFromMemory && !isPassing(caught)) continue;
      if (!isPassing(caught)) throw caught;
      fault = caught;
      path.report('busy', { game: sent.game, tries: String(tries + 1), message: String(caught) });
    }
    effort += COSTS[again];
    await path.pause(again === 'at once' ? 0 : tries + 2);
  }
  throw new Busy('the game is busy; send the command again with the same Idempotency-Key', { cause: fault });
}

async function attempt(path: CommandPath, sent: Sent, remembered?: Warm): Promise<Executed | Again | 'given up'> {
  const { game, by, cmdId, arrived } = sent;
  const isPerson = typeof by !== 'string';

  // 1. The match as it is now, or an empty one for a new game, and the seed of its randomness.
  const created = typeof sent.command === 'object' && sent.command.type === 'create' ? sent.command.of : undefined;
  const seed = await path.seedOf(game, created !== undefined || sent.from !== undefined);
  const there = remembered ?? (await path.folded.load(game));
  const loaded =
    there ??
    (created === undefined ? sent.from && { ...sent.from, snapshot: 0, seen: 0 } : await path.folded.unborn(created));
  if (loaded === undefined) return { is: 'unknown' };
  if (seed === undefined) throw new GameStopped(game, 'no seed');
  if (there !== undefined && formOf(loaded.match.form).seedCommitment(seed) !== loaded.match.seedCommitment)
    throw new GameStopped(game, 'another seed');

  // 2. A retry gets the receipt of its commit, even if its sender may no longer act. The same key with another request
  // is refused.
  const cmdIds = [cmdId, ...(sent.otherIds ?? [])];
  if (remembered !== undefined && isPerson && versionsLike(loaded.match.ids, cmdIds).length > 0) return 'again';
  const commit = !isPerson ? undefined : await committedAs(path.log, loaded.match, cmdIds);
  if (commit !== undefined) {
    if (commit.envelope.cmdId !== cmdId || !(await meansTheSame(path, sent, loaded, commit, seed)))
      return { is: 'reused', game };
    path.report('retry', { game, cmdId });
    return { is: 'repeated', receipt: receiptIn(commit), ...loaded };
  }

  // 3. The meaning of the request: access, seat and notation, or the choice of a bot. The time is read first, so that
  // commits do not reveal how long a bot computed. A command for one version is not decided at another.
  const at = path.now();
  const command = typeof sent.command === 'object' ? sent.command : await sent.command(loaded, seed);
  const incoming: Incoming = {
    game,
    by,
    cmdId,
    at,
    command,
    nonce: path.randomNonce(),
    ...(arrived !== undefined && { arrived }),
  };
  if (sent.isFor?.(loaded.match) === false) return { is: 'moved' };

  // 4. A wrong clock decides nothing. A command is decided within 3 s of its arrival, because later the deadline may
  // have timed out. The command that opens a game has no arrival, because a new game has no deadline.
  const wrong = path.clock.fault();
  const isAhead = loaded.match.at > at + CLOCKS_DIFFER && command.type !== 'set-clock';
  if (remembered !== undefined && (wrong !== undefined || isAhead)) return 'again';
  if (wrong !== undefined || isAhead) return clockIsWrong(path, loaded, at, seed, wrong);
  if (arrived !== undefined && at - arrived > G) return 'given up';

  // 5. An overdue deadline takes effect first. A command that arrived after it, and before its timeout, must be sent
  // again; an answer is too late. A seat may not block the answers of others by commits that need no turn. Before that,
  // an outage gives time back; while it is not known whether there was one, nothing times out.
  const isTick = command.type === 'tick';
  if (isOverdue(loaded.match, at) && (isTick || !OF_THE_CLOCK.includes(command.type))) {
    if (remembered !== undefined) return 'again';
    const owed = await path.owed?.(loaded.match);
    if (owed === 'unknown') return { is: 'early', wait: UNKNOWN_MS };
    if (owed !== undefined || !isTick) {
      const first = owed === undefined ? tickOf(loaded.match, at) : outageOf(game, owed, at);
      await decideAndWrite(path, { ...first, nonce: path.randomNonce() }, loaded, seed);
      return isTick ? { is: 'moved' } : 'at once';
    }
  }
  if (
    isPerson &&
    !ANSWERS.includes(command.type) &&
    isLate(loaded.match, arrived ?? at) &&
    mayTakePart(loaded.match, by.user, command)
  )
    return { is: 'early', wait: sure(passesAt(loaded.match), 'deadline') - at };
  const wait = isPerson ? waitFor(loaded.match, incoming) : 0;
  if (wait > 0) return { is: 'limited', wait };

  // Steps 6 to 8, also for an overdue deadline.
  return decideAndWrite(path, incoming, loaded, seed, async () => {
    if (there === undefined && !(await path.keepSeed(game, seed))) return false;
    await sent.before?.();
    return true;
  });
}

/**
 * Returns whether a viewer can act in a match. Delayed spectators who cannot act are refused at any time, so that "too
 * early" does not reveal the deadline.
 */
const mayTakePart = (match: Match, user: string, { type }: MatchCommand): boolean =>
  !isFaced(match, user) ||
  type === 'moderate' ||
  (type === 'join' && match.chairs.some(({ holder }) => holder === undefined));

/**
 * Returns whether the clock is wrong. If the newest commit of a game is in the future, and another machine's clock
 * agrees with this one, the server corrects the game's time. Otherwise it refuses commands until the operator checks
 * the clock.
 */
async function clockIsWrong(
  path: CommandPath,
  loaded: Warm,
  at: number,
  seed: Uint8Array,
  wrong: string | undefined,
): Promise<Executed | Again> {
  const { game, at: head, v } = loaded.match;
  if (wrong === undefined && path.clock.isVouchedFor()) {
    path.report('clock', { game, message: `version ${v} is ${head - at} ms in the future: set right` });
    const command = { type: 'set-clock' } as const;
    await decideAndWrite(
      path,
      { game, by: 'house', cmdId: `clock-${v}`, at, command, nonce: path.randomNonce() },
      loaded,
      seed,
    );
    return 'at once';
  }
  path.report('clock', { game, message: wrong ?? `version ${v} is ${head - at} ms in the future` });
  return { is: 'clock' };
}

async function decideAndWrite(
  path: CommandPath,
  incoming: Incoming,
  loaded: Warm,
  seed: Uint8Array,
  before?: () => Promise<boolean>,
): Promise<Executed | Again> {
  const { game, by, cmdId, command } = incoming;

  // 6. The rules decide: events, or a refusal. Refusals of the server's commands and of standing orders are reported,
  // because no client receives them.
  const engine = sure(
    path.engineOf(loaded.game.id),
    'engine of this code, which was not bundled and so may not commit',
  );
  const house = { engine, form: 2, commitment: path.commitment } as const;
  const alone = make(loaded.game, loaded.match, incoming, seed, house);
  // If standing orders take effect with it, it is decided again with them.
  const made =
    alone.ok && alone.value.taken
      ? make(loaded.game, loaded.match, { ...incoming, waiting: await path.waiting(loaded.match) }, seed, house)
      : alone;
  if (!made.ok) {
    if (typeof by === 'string') path.report('refused', { game, by, cmdId, code: made.error.code });
    return { is: 'refused', refusal: made.error, command, ...loaded };
  }
  const { commit, unheeded } = made.value;
  for (const { seat, ask, refusal } of unheeded)
    path.report('refused', { game, by: 'standing order', seat, ask, code: refusal.code });

  // 7. Its conditions are written first, then the commit, unless its version is taken.
  if ((await before?.()) === false) return 'again';
  const seen = path.now();
  if ((await path.log.append(commit, faceNameAfter(loaded, commit))) === 'taken') {
    path.report('conflict', { game, version: String(commit.envelope.v) });
    const hurries = by === 'bots' || (command.type === 'act' && !needsNoTurn(loaded.match, command.seat, command));
    return hurries ? 'at once' : 'again';
  }

  // 8. The commit is folded, and the sender gets its receipt.
  return { is: 'committed', receipt: receiptIn(commit), ...(await path.folded.add(loaded, commit, seen)) };
}

const receiptIn = ({ envelope, hash }: Commit): Receipt => ({
  game: envelope.game,
  version: envelope.v,
  hash,
  at: envelope.at,
});
