import type { Json } from '../lib/json.ts';
import type { Commit } from './commit.ts';

/**
 * A folded match at a version: a cache, used only by the engine that made it (the hash of its file), and if the
 * commit's hash agrees.
 */
export interface Snapshot {
  readonly v: number;
  readonly hash: string;
  readonly engine: string;
  readonly match: Json;
  /** The proof that this service wrote it; it is not used without the right one. */
  readonly mac: string;
}

/** How far a log has come. */
export interface Newest {
  readonly v: number;
  readonly hash: string;
  /** The name of the version that people without a seat see, if it is not this one. */
  readonly face?: string;
}

/**
 * Stores commits, append-only. Every read finds all earlier writes. Implemented in memory and on DynamoDB;
 * tests/log/store.ts checks both.
 */
export interface EventLog {
  /**
   * Writes commit `v` of its game unless a commit `v` is there already; then `taken`, and nothing is written. `face`:
   * kept beside it, for it follows from the log.
   */
  append(commit: Commit, face?: string): Promise<'appended' | 'taken'>;
  /**
   * Returns commits after version `after`, ascending, at most `limit`. `there`: a version that the log is known to
   * have. Commits up to it cost half, because any replica has them.
   */
  read(game: string, after: number, limit?: number, there?: number): Promise<readonly Commit[]>;
  /**
   * Returns the version and the hash of the newest commit after version `after` (0), without the rest of it;
   * `undefined` if there is none.
   */
  newest(game: string, after?: number): Promise<Newest | undefined>;
  /** The newest commit; undefined: no such game. */
  head(game: string): Promise<Commit | undefined>;
  /**
   * Keeps commits that came from elsewhere, under the hash of the last one. What is kept under it is always the same.
   */
  keep(hash: string, commits: readonly Commit[]): Promise<void>;
  /**
   * Returns up to `limit` commits stored under a hash, after version `after`, all of which exist; `undefined` if they
   * are not stored.
   */
  kept(hash: string, after: number, limit: number): Promise<readonly Commit[] | undefined>;
  /** Returns the newest snapshot, or the newest not after version `upTo`, of any engine. */
  snapshot(game: string, upTo?: number): Promise<Snapshot | undefined>;
  saveSnapshot(game: string, snapshot: Snapshot): Promise<void>;
}
