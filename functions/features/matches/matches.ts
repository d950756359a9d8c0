import type { Registry } from '../../../domain/games/games.ts';
import { toBase64url } from '../../../domain/lib/hash.ts';
import { sure } from '../../../domain/lib/sure.ts';
import type { Commitment } from '../../../domain/log/commit.ts';
import type { EventLog } from '../../../domain/log/store.ts';
import type { Outage } from '../../../domain/match/audit/outages.ts';
import type { Waiting } from '../../../domain/match/desk/orders.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import { type Clock, clockOf } from '../../platform/kit/clock.ts';
import { keepNewest } from '../../platform/kit/newest.ts';
import type { Report } from '../../platform/kit/report.ts';
import type { Vault } from '../../platform/ports/ports.ts';
import { foldedMatches, type Viewed } from './folded.ts';
import { type Executed, handleCommand, type Sent } from './handle-command.ts';
import { newestIn } from './heads.ts';

/** What the write path needs. Time, random ids and pauses are parameters, so that tests can control them. */
export interface MatchDeps {
  readonly log: EventLog;
  readonly vault: Vault;
  readonly games: Registry;
  /** Milliseconds since 1970. */
  now(): number;
  /** The second clock, for comparison with `now`; absent: no comparison. */
  readonly clock?: Clock;
  /** Returns 32 bytes that cannot be guessed. */
  randomSeed(): Uint8Array;
  /** Returns 16 unique bytes as base64url. */
  randomNonce(): string;
  /**
   * Returns the engine that decides a game, as the hash of its file; `undefined`: this code has none and commits
   * nothing.
   */
  engineOf(of: string): string | undefined;
  /** Returns whether an engine in a commit is known here, so that its commits may be folded; absent: all are. */
  readonly isKnown?: (engine: string, of: string) => Promise<boolean>;
  /** Waits before try `attempt` (1, 2, …) after a conflict or a fault. */
  pause(attempt: number): Promise<void>;
  /** Returns the key of the MACs of snapshots; absent: snapshots are neither used nor written. */
  readonly snapshotKey?: () => Promise<Uint8Array>;
  /** Returns after how many commits of a game a snapshot is written. */
  snapshotEvery(of: string): number;
  /** Makes commitments in another way. Tests of secrecy insert a stub. */
  readonly commitment?: Commitment;
  /** Returns the version of a game in the lists. A log behind it was restored. Absent only during a restore. */
  readonly viewed?: Viewed;
  /** Returns the standing orders beside the log of a match; absent: there are none. */
  readonly waiting?: (match: Match) => Promise<Waiting>;
  /** Returns the outage that a match is owed before its deadline times out; absent: there is no record. */
  readonly owed?: (match: Match) => Promise<Outage | 'unknown' | undefined>;
  /** Reports conflicts, retries, and failures that no answer tells; absent: nothing is reported. */
  readonly report?: Report;
}

/** Loads matches and commits commands: the only path by which commits are written. */
export function createMatches(deps: MatchDeps) {
  const { vault, report = silent } = deps;
  const clock = deps.clock ?? clockOf(deps.now);
  const folded = foldedMatches({ ...deps, report });
  const waiting = deps.waiting ?? (async () => ({}));
  const seeds = new Map<string, Uint8Array>();

  /**
   * Returns the seed of a match. Seeds never change, so the vault is read once. A match that is being created gets a
   * new seed.
   */
  async function seedOf(id: string, creating: boolean): Promise<Uint8Array | undefined> {
    const seed = seeds.get(id) ?? (await vault.seed(id));
    if (seed !== undefined) keepNewest(seeds, id, seed);
    return seed ?? (creating ? deps.randomSeed() : undefined);
  }

  /** Stores the seed of a new match in the vault before its first commit. Returns false if another one is stored. */
  async function keepSeed(id: string, seed: Uint8Array): Promise<boolean> {
    const kept = await vault.keepSeed(id, seed);
    keepNewest(seeds, id, kept);
    return Buffer.from(kept).equals(seed);
  }

  /** The form of each match's log. It never changes, so it is read once. */
  const forms = new Map<string, 1 | 2>();
  async function formIn(id: string): Promise<1 | 2 | undefined> {
    const match = forms.has(id) ? undefined : (await folded.load(id))?.match;
    if (match !== undefined) keepNewest(forms, id, match.form ?? 1);
    return forms.get(id);
  }

  return {
    formIn,
    /** Returns the engine that decides a game here; `undefined`: this code commits nothing. */
    engineOf: deps.engineOf,
    /**
     * Returns the seed of a game as base64url for a fork, which publishes it. Only callers who may know all of the game
     * use this.
     */
    seedToPublish: async (id: string): Promise<string> => toBase64url(sure(await seedOf(id, false), `seed of ${id}`)),
    newest: newestIn(deps),
    load: folded.load,
    at: folded.at,
    past: folded.past,
    origin: folded.origin,
    /** Commits a command. Throws `Busy` if it could not be committed in time. */
    execute: (sent: Sent): Promise<Executed> =>
      handleCommand({ ...deps, clock, report, folded, seedOf, keepSeed, waiting }, sent),
  };
}

export type Matches = ReturnType<typeof createMatches>;

const silent: Report = () => undefined;
