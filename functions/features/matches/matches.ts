import type { Registry } from '../../../domain/games/games.ts';
import { toBase64url } from '../../../domain/lib/hash.ts';
import { sure } from '../../../domain/lib/sure.ts';
import type { Commitment } from '../../../domain/log/commit.ts';
import type { EventLog } from '../../../domain/log/store.ts';
import type { Waiting } from '../../../domain/match/desk/orders.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import { type Clock, clockOf } from '../../platform/kit/clock.ts';
import { keepNewest } from '../../platform/kit/newest.ts';
import type { Report } from '../../platform/kit/report.ts';
import type { Vault } from '../../platform/ports/ports.ts';
import { foldedMatches, type Viewed } from './folded.ts';
import { type Executed, handleCommand, type Sent } from './handle-command.ts';
import { newestIn } from './heads.ts';

/** What the write path stands on. Time, chance of ids and waiting come from outside, so that tests can hold them. */
export interface MatchDeps {
  readonly log: EventLog;
  readonly vault: Vault;
  readonly games: Registry;
  /** Milliseconds since 1970. */
  now(): number;
  /** The second opinion on `now`; without it, none is asked. */
  readonly clock?: Clock;
  /** 32 bytes nobody can guess. */
  randomSeed(): Uint8Array;
  /** 16 bytes nobody has had before, base64url. */
  randomNonce(): string;
  /** The engine that decides a game: the hash of its file; undefined: this code has none, and commits nothing. */
  engineOf(of: string): string | undefined;
  /** Whether an engine that commits name is known here, so that they may be folded; left out: all are. */
  readonly isKnown?: (engine: string, of: string) => Promise<boolean>;
  /** Waits before try `attempt` (1, 2, ...) after a conflict or a fault. */
  pause(attempt: number): Promise<void>;
  /** The key of the MACs of snapshots; left out: snapshots are neither used nor written. */
  readonly snapshotKey?: () => Promise<Uint8Array>;
  /** A snapshot is written when the newest one is this many commits old. */
  readonly snapshotEvery: number;
  /** Makes commitments in another way: tests of secrecy put a stub here. */
  readonly commitment?: Commitment;
  /**
   * The version of a game in the lists: a log that is behind it was restored. Left out only while that is being put
   * right.
   */
  readonly viewed?: Viewed;
  /** The standing orders that wait beside the log of a match; without it none do. */
  readonly waiting?: (match: Match) => Promise<Waiting>;
  /** Reports conflicts, retries, and failures that no answer tells; without it nothing is reported. */
  readonly report?: Report;
}

/** Loading and commanding matches: the one path by which commits are written. */
export function createMatches(deps: MatchDeps) {
  const { vault, report = silent } = deps;
  const clock = deps.clock ?? clockOf(deps.now);
  const folded = foldedMatches({ ...deps, report });
  const waiting = deps.waiting ?? (async () => ({}));
  const seeds = new Map<string, Uint8Array>();

  /**
   * The seed of a match. Seeds never change, so the vault is asked once. Where none is kept, a match that is created
   * gets a new one.
   */
  async function seedOf(id: string, creating: boolean): Promise<Uint8Array | undefined> {
    const seed = seeds.get(id) ?? (await vault.seed(id));
    if (seed !== undefined) keepNewest(seeds, id, seed);
    return seed ?? (creating ? deps.randomSeed() : undefined);
  }

  /** Keeps the seed of a new match in the vault, before its first commit. False: another one is kept. */
  async function keepSeed(id: string, seed: Uint8Array): Promise<boolean> {
    const kept = await vault.keepSeed(id, seed);
    keepNewest(seeds, id, kept);
    return Buffer.from(kept).equals(seed);
  }

  /** The form of a match's log: it never changes, so it is read once. */
  const forms = new Map<string, 1 | 2>();
  async function formIn(id: string): Promise<1 | 2 | undefined> {
    const match = forms.has(id) ? undefined : (await folded.load(id))?.match;
    if (match !== undefined) keepNewest(forms, id, match.form ?? 1);
    return forms.get(id);
  }

  return {
    formIn,
    /** The engine that decides a game here; undefined: this code commits nothing. */
    engineOf: deps.engineOf,
    /**
     * The seed of a game, base64url, for a fork of it, which publishes it: who asks may know everything of the game.
     */
    seedToPublish: async (id: string): Promise<string> => toBase64url(sure(await seedOf(id, false), `seed of ${id}`)),
    newest: newestIn(deps),
    load: folded.load,
    at: folded.at,
    past: folded.past,
    origin: folded.origin,
    /** Commits a command. Throws `Busy` when it could not be committed in time. */
    execute: (sent: Sent): Promise<Executed> =>
      handleCommand({ ...deps, clock, report, folded, seedOf, keepSeed, waiting }, sent),
  };
}

export type Matches = ReturnType<typeof createMatches>;

const silent: Report = () => undefined;
