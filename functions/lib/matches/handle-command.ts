import type { Refusal } from '../../../domain/game.ts';
import type { Commit, Commitment } from '../../../domain/log/commit.ts';
import { formOf } from '../../../domain/log/forms.ts';
import type { EventLog } from '../../../domain/log/store.ts';
import { type Incoming, make } from '../../../domain/match/command.ts';
import type { MatchCommand } from '../../../domain/match/commands.ts';
import type { Match } from '../../../domain/match/state.ts';
import { Busy, GameStopped, isPassing } from '../faults.ts';
import type { Report } from '../report.ts';
import type { FoldedMatches, Loaded, Warm } from './folded.ts';
import { committedAs, meansTheSame } from './retry.ts';

/** Proof that a command was committed: checked against the log, it shows whether anything before it was changed. */
export interface Receipt {
  readonly game: string;
  readonly version: number;
  readonly hash: string;
  readonly at: number;
}

/** A command on its way to a match. */
export interface Sent extends Omit<Incoming, 'at' | 'command' | 'nonce'> {
  /** The command, or what the request means on the match as it is when it is decided: its seat, its notation. */
  readonly command: MatchCommand | Meaning;
  /** Ids that the same key has elsewhere in the game, where a command's id depends on what it does. */
  readonly otherIds?: readonly string[];
  /** Whether the command may be decided at a version; left out: at any. */
  isFor?(version: number): boolean;
}

/** Makes the command of a request. Throws what its sender is told when it has no meaning there. */
type Meaning = (loaded: Loaded) => MatchCommand;

export type Executed =
  | ({ readonly is: 'committed'; readonly receipt: Receipt } & Loaded)
  /** A retry of a command that is in the log already. */
  | ({ readonly is: 'repeated'; readonly receipt: Receipt } & Loaded)
  | ({ readonly is: 'refused'; readonly refusal: Refusal; readonly command: MatchCommand } & Loaded)
  /** The idempotency key was used for another command. */
  | { readonly is: 'reused'; readonly game: string }
  /** The match has moved on from the version the command was meant for. */
  | { readonly is: 'moved' }
  | { readonly is: 'unknown' };

/** What the path of a command stands on. */
export interface CommandPath {
  readonly log: EventLog;
  readonly folded: FoldedMatches;
  readonly commitment?: Commitment;
  readonly report: Report;
  now(): number;
  randomNonce(): string;
  engineOf(of: string): string;
  pause(attempt: number): Promise<void>;
  seedOf(game: string, creating: boolean): Promise<Uint8Array | undefined>;
}

const TRIES = 8;

/** What comes before a deadline that has passed. A restore is stated before anything else happens. */
const OF_THE_CLOCK: readonly MatchCommand['type'][] = ['tick', 'restored', 'set-clock'];

/**
 * Commits a command, decided again after every conflict. A fault of the store leaves open whether the commit was written; the next
 * try finds it in the log by its `cmdId`. Throws `Busy` after 8 tries, and what the request's meaning throws.
 */
export async function handleCommand(path: CommandPath, sent: Sent): Promise<Executed> {
  let fault: unknown;
  for (let tries = 1; tries <= TRIES; tries++) {
    try {
      const executed = await attempt(path, sent);
      if (executed !== 'again') return executed;
    } catch (caught) {
      if (!isPassing(caught)) throw caught;
      fault = caught;
      path.report('busy', { game: sent.game, tries: String(tries), message: String(caught) });
    }
    await path.pause(tries);
  }
  throw new Busy('the game is busy; send the command again with the same Idempotency-Key', { cause: fault });
}

async function attempt(path: CommandPath, sent: Sent): Promise<Executed | 'again'> {
  const { game, by, cmdId } = sent;
  const at = path.now();

  // 1. The match as it is now, or nothing when it is being created; and the seed of its chance.
  const created = typeof sent.command === 'object' && sent.command.type === 'create' ? sent.command.of : undefined;
  const seed = await path.seedOf(game, created !== undefined);
  const loaded = (await path.folded.load(game)) ?? (created === undefined ? undefined : await path.folded.unborn(created));
  if (loaded === undefined) return { is: 'unknown' };
  if (seed === undefined) throw new GameStopped(game, 'no seed');
  if (loaded.match.v > 0 && formOf(loaded.match.form).seedCommitment(seed) !== loaded.match.seedCommitment)
    throw new GameStopped(game, 'another seed');

  // 2. A retry gets the receipt of its commit, whoever may do what by now. The same key with another request is told so.
  const commit = typeof by === 'string' ? undefined : await committedAs(path.log, loaded.match, [cmdId, ...(sent.otherIds ?? [])]);
  if (commit !== undefined) {
    if (commit.envelope.cmdId !== cmdId || !(await meansTheSame(path, sent, loaded, commit, seed))) return { is: 'reused', game };
    path.report('retry', { game, cmdId });
    return { is: 'repeated', receipt: receiptIn(commit), ...loaded };
  }

  // 3. What the request means: access, seat and notation.
  const command = typeof sent.command === 'object' ? sent.command : sent.command(loaded);
  const incoming: Incoming = { game, by, cmdId, at, command, nonce: path.randomNonce() };

  // 4. A command for one version alone is not decided at another.
  if (sent.isFor?.(loaded.match.v) === false) return { is: 'moved' };

  // 5. A deadline that has passed takes effect before any other command.
  if (isOverdue(loaded.match, at) && !OF_THE_CLOCK.includes(command.type)) {
    await decideAndWrite(path, { ...tickOf(loaded.match, at), nonce: path.randomNonce() }, loaded, seed);
    return 'again';
  }

  // 6. to 8. in one breath: the same for a deadline.
  return decideAndWrite(path, incoming, loaded, seed);
}

async function decideAndWrite(path: CommandPath, incoming: Incoming, loaded: Warm, seed: Uint8Array): Promise<Executed | 'again'> {
  const { game, by, cmdId, command } = incoming;

  // 6. The rules decide: events, or a refusal. Nobody reads the refusal of a machine's command or of a standing order, so it is noted.
  const house = { engine: path.engineOf(loaded.game.id), form: 2, commitment: path.commitment } as const;
  const made = make(loaded.game, loaded.match, incoming, seed, house);
  if (!made.ok) {
    if (typeof by === 'string') path.report('refused', { game, by, cmdId, code: made.error.code });
    return { is: 'refused', refusal: made.error, command, ...loaded };
  }
  const { commit, unheeded } = made.value;
  for (const { seat, ask, refusal } of unheeded) path.report('refused', { game, by: 'standing order', seat, ask, code: refusal.code });

  // 7. The commit is written, unless somebody else's has taken its version.
  if ((await path.log.append(commit)) === 'taken') {
    path.report('conflict', { game, version: String(commit.envelope.v) });
    return 'again';
  }

  // 8. It is folded, and the sender gets its receipt.
  return { is: 'committed', receipt: receiptIn(commit), ...(await path.folded.add(loaded, commit)) };
}

const receiptIn = ({ envelope, hash }: Commit): Receipt => ({ game: envelope.game, version: envelope.v, hash, at: envelope.at });

export const isOverdue = (match: Match, now: number): boolean => match.status !== 'over' && match.due !== undefined && match.due <= now;

/** The command by which a deadline takes effect; one deadline, one command, however many send it. */
export const tickOf = (match: Match, at: number): Incoming & { readonly command: MatchCommand } => ({
  game: match.game,
  by: 'clock',
  at,
  cmdId: `due-${match.due}`,
  command: { type: 'tick' },
});
