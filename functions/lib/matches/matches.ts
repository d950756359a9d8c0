import { ENGINE } from '../../../domain/engine.ts';
import type { Game, Refusal } from '../../../domain/game.ts';
import type { Registry } from '../../../domain/games.ts';
import type { Json } from '../../../domain/lib/json.ts';
import type { Commit, Commitment } from '../../../domain/log/commit.ts';
import type { EventLog } from '../../../domain/log/store.ts';
import { commitFor, earlier, type Incoming } from '../../../domain/match/command.ts';
import type { MatchCommand } from '../../../domain/match/commands.ts';
import { fold, NOTHING } from '../../../domain/match/evolve.ts';
import type { Match } from '../../../domain/match/state.ts';
import type { Vault } from '../ports.ts';

/** What the write path stands on. Time, chance of ids and waiting come from outside, so that tests can hold them. */
export interface MatchDeps {
  readonly log: EventLog;
  readonly vault: Vault;
  readonly games: Registry;
  /** Milliseconds since 1970. */
  now(): number;
  /** 32 bytes nobody can guess. */
  randomSeed(): Uint8Array;
  /** Waits before try `attempt` (1, 2, ...) after a conflict or a fault. */
  pause(attempt: number): Promise<void>;
  /** A snapshot is written when the newest one is so many commits old. */
  readonly snapshotEvery: number;
  /** How commitments are made, where not as always: tests of secrecy put a stub here. */
  readonly commitment?: Commitment;
}

/** A match folded to its newest commit, and the game it plays. */
export interface Loaded {
  readonly game: Game;
  readonly match: Match;
}

/** Proof that a command was committed: checked against the log, it shows whether anything before it was changed. */
export interface Receipt {
  readonly game: string;
  readonly version: number;
  readonly hash: string;
  readonly at: number;
}

export type Executed =
  | ({ readonly is: 'committed'; readonly receipt: Receipt } & Loaded)
  /** A retry of a command that is in the log already. */
  | ({ readonly is: 'repeated'; readonly receipt: Receipt } & Loaded)
  | ({ readonly is: 'refused'; readonly refusal: Refusal } & Loaded)
  /** The idempotency key was used for another command. */
  | { readonly is: 'reused' }
  /** The match has moved on from the version the command was meant for. */
  | { readonly is: 'moved' }
  | { readonly is: 'unknown' };

/** Every try met a conflict or a fault; the command may be sent again with the same idempotency key. */
export class Busy extends Error {}

/** A match kept in memory, and the version of the newest usable snapshot of it; 0: none. */
interface Warm extends Loaded {
  readonly snapshot: number;
}

const TRIES = 8;
const WARM = 200;

/** Loading and commanding matches: the one path by which commits are written. */
export function createMatches(deps: MatchDeps) {
  const { log, vault, games } = deps;
  const warm = new Map<string, Warm>();
  const seeds = new Map<string, Uint8Array>();

  function keep(loaded: Warm): Warm {
    const id = loaded.match.game;
    const kept = warm.get(id) ?? loaded;
    const { match } = kept.match.v > loaded.match.v ? kept : loaded;
    const newest = { game: loaded.game, match, snapshot: Math.max(kept.snapshot, loaded.snapshot) };
    warm.delete(id);
    warm.set(id, newest);
    if (warm.size > WARM) warm.delete(warm.keys().next().value!);
    return newest;
  }

  async function gameOf(commit: Commit): Promise<Game> {
    return games[commit.envelope.events[0]!.of as string]!();
  }

  /** From the newest usable snapshot: one Query for it, one for the commits from its version on. */
  async function fromSnapshot(id: string): Promise<Warm | undefined> {
    const snapshot = await log.snapshot(id);
    if (snapshot === undefined || snapshot.engine !== ENGINE) return undefined;
    const [witness, ...commits] = await log.read(id, snapshot.v - 1);
    if (witness?.hash !== snapshot.hash) return undefined;
    const match = snapshot.match as unknown as Match;
    const game = await games[match.of]!();
    return keep({ game, match: commits.reduce((at, commit) => fold(game, at, commit), match), snapshot: snapshot.v });
  }

  /** Seeds never change, so they are asked of the vault once. */
  async function seedOf(id: string, creating: boolean): Promise<Uint8Array | undefined> {
    const seed = seeds.get(id) ?? (creating ? await vault.keepSeed(id, deps.randomSeed()) : await vault.seed(id));
    if (seed === undefined) return undefined;
    seeds.set(id, seed);
    if (seeds.size > WARM) seeds.delete(seeds.keys().next().value!);
    return seed;
  }

  /** The match as it is now: one Query when it is warm, two from a snapshot. */
  async function load(id: string): Promise<Warm | undefined> {
    const kept = warm.get(id);
    const restored = kept === undefined ? await fromSnapshot(id) : undefined;
    if (restored !== undefined) return restored;
    const commits = await log.read(id, kept?.match.v ?? 0);
    if (kept === undefined && commits.length === 0) return undefined;
    const game = kept?.game ?? (await gameOf(commits[0]!));
    const match = commits.reduce((at, commit) => fold(game, at, commit), kept?.match ?? NOTHING);
    return keep({ game, match, snapshot: kept?.snapshot ?? 0 });
  }

  /** The match as it was at `version`; undefined when it has not come so far. */
  async function at(id: string, version: number): Promise<Loaded | undefined> {
    const now = await load(id);
    if (now === undefined || version < 1 || version > now.match.v) return undefined;
    if (version === now.match.v) return now;
    const commits = (await log.read(id, 0, version)).filter(({ envelope }) => envelope.v <= version);
    return { game: now.game, match: commits.reduce((match, commit) => fold(now.game, match, commit), NOTHING) };
  }

  async function snapshotIfDue({ game, match, snapshot }: Warm): Promise<void> {
    if (match.v - snapshot < deps.snapshotEvery) return;
    await log.saveSnapshot(match.game, { v: match.v, hash: match.head, engine: ENGINE, match: match as unknown as Json });
    keep({ game, match, snapshot: match.v });
  }

  /** Decides on what is there and writes the commit; `again` after a conflict. */
  async function attempt(incoming: Incoming, loaded: Warm, seed: Uint8Array, meant?: number): Promise<Executed | 'again'> {
    const { match } = loaded;
    const before = earlier(match, incoming, seed, deps.commitment);
    if (before !== undefined) {
      if (before.reused) return { is: 'reused' };
      const { v, hash, at } = before.recent;
      return { is: 'repeated', receipt: { game: incoming.game, version: v, hash, at }, ...loaded };
    }
    if (meant !== undefined && meant !== match.v) return { is: 'moved' };
    if (isOverdue(match, incoming.at) && incoming.command.type !== 'tick') {
      await write(tickOf(match, incoming.at), loaded, seed);
      return 'again';
    }
    return write(incoming, loaded, seed);
  }

  async function write(incoming: Incoming, loaded: Warm, seed: Uint8Array): Promise<Executed | 'again'> {
    const { game, match, snapshot } = loaded;
    const decided = commitFor(game, match, incoming, seed, deps.commitment);
    if (!decided.ok) return { is: 'refused', refusal: decided.error, ...loaded };
    const commit = decided.value;
    if ((await log.append(commit)) === 'taken') return 'again';
    const next = keep({ game, match: fold(game, match, commit), snapshot });
    await snapshotIfDue(next).catch(() => undefined);
    return {
      is: 'committed',
      receipt: { game: incoming.game, version: commit.envelope.v, hash: commit.hash, at: commit.envelope.at },
      ...next,
    };
  }

  /**
   * Commits a command: overdue deadlines first, then the command, decided again after every conflict. A fault of the store
   * leaves open whether the commit was written; the next try finds it in the log by its `cmdId`. `meant`: the version
   * the sender saw, if the command is for that one alone. Throws `Busy` after 8 tries.
   */
  async function execute(sent: Omit<Incoming, 'at'>, meant?: number): Promise<Executed> {
    let fault: unknown;
    for (let tries = 1; tries <= TRIES; tries++) {
      try {
        const incoming: Incoming = { ...sent, at: deps.now() };
        const seed = await seedOf(sent.game, sent.command.type === 'create');
        const loaded = (await load(sent.game)) ?? (await blank(sent.command));
        if (seed === undefined || loaded === undefined) return { is: 'unknown' };
        const executed = await attempt(incoming, loaded, seed, meant);
        if (executed !== 'again') return executed;
      } catch (caught) {
        if (!isFault(caught)) throw caught;
        fault = caught;
      }
      await deps.pause(tries);
    }
    throw new Busy('the game is busy; send the command again with the same Idempotency-Key', { cause: fault });
  }

  async function blank(command: MatchCommand): Promise<Warm | undefined> {
    return command.type === 'create' ? { game: await games[command.of]!(), match: NOTHING, snapshot: 0 } : undefined;
  }

  return { load, at, execute };
}
export type Matches = ReturnType<typeof createMatches>;

export const isOverdue = (match: Match, now: number): boolean => match.status !== 'over' && match.due !== undefined && match.due <= now;

/** The command by which a deadline takes effect; one deadline, one command, however many send it. */
export const tickOf = (match: Match, at: number): Incoming => ({
  game: match.game,
  by: 'clock',
  at,
  cmdId: `due-${match.due}`,
  command: { type: 'tick' },
});

/** Faults of the store or the network, as AWS SDK clients and sockets report them; anything else, a request the store calls invalid included, is a bug. */
const isFault = (caught: unknown): boolean =>
  caught instanceof Error &&
  caught.name !== 'ValidationException' &&
  ('$fault' in caught ||
    '$metadata' in caught ||
    'code' in caught ||
    /timeout|throttl|throughput/i.test(`${caught.name} ${caught.message}`));
