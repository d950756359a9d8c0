import { jsonOf } from '../../../domain/lib/json.ts';
import type { Commit } from '../../../domain/log/commit.ts';
import type { EventLog, Snapshot } from '../../../domain/log/store.ts';
import { isIdsOf } from '../../../domain/match/state/command-ids.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import type { Report } from '../../platform/kit/report.ts';
import { macOf } from './mac.ts';

export interface SnapshotDeps {
  readonly log: EventLog;
  /** The key of their MACs; left out: snapshots are neither used nor written. */
  readonly snapshotKey?: () => Promise<Uint8Array>;
  /** The engine of this code: snapshots have its name, for no engine goes on from the state of another. */
  engineOf(of: string): string | undefined;
  readonly report: Report;
}

/** A match from a snapshot, and the commits after it. */
interface Restored {
  readonly match: Match;
  readonly commits: readonly Commit[];
}

/**
 * Snapshots of matches: each has a MAC over all that it says, so that nobody else who can write to the table makes a
 * position.
 */
export function snapshotsIn({ log, snapshotKey, engineOf, report }: SnapshotDeps) {
  const macIn = (key: Uint8Array, game: string, { v, hash, engine, match }: Omit<Snapshot, 'mac'>): string =>
    macOf(key, ['fieldpost/snapshot', game, v, hash, engine, match]);

  /**
   * Restores from the newest usable snapshot not after version `upTo`: one Query for it, one for the commits from its
   * version on. Returns `undefined` if there is none, or it is another engine's, or of a lost history; one with a wrong
   * MAC is reported. Then all commits are folded.
   */
  async function restored(game: string, upTo: number): Promise<Restored | undefined> {
    if (snapshotKey === undefined) return undefined;
    const snapshot = await log.snapshot(game, upTo);
    if (snapshot === undefined) return undefined;
    // Its MAC says below that this engine wrote it, from a match.
    const match = snapshot.match as unknown as Match;
    if (snapshot.engine !== engineOf(match.of)) return undefined;
    if (snapshot.mac !== macIn(await snapshotKey(), game, snapshot)) {
      report('rejected', { game, version: String(snapshot.v), message: 'this snapshot is not one of ours' });
      return undefined;
    }
    const [witness, ...commits] = await log.read(game, snapshot.v - 1, upTo - snapshot.v + 1);
    return witness?.hash === snapshot.hash && isIdsOf(match.ids, match.v) ? { match, commits } : undefined;
  }

  /** A snapshot only saves work, so nothing fails without it. Gives back whether it was written. */
  async function save(of: string, match: Match): Promise<boolean> {
    const engine = engineOf(of);
    if (engine === undefined || snapshotKey === undefined) return false;
    try {
      const snapshot = { v: match.v, hash: match.head, engine, match: jsonOf(match) };
      await log.saveSnapshot(match.game, { ...snapshot, mac: macIn(await snapshotKey(), match.game, snapshot) });
      return true;
    } catch (caught) {
      report('snapshot', { game: match.game, version: String(match.v), message: String(caught) });
      return false;
    }
  }

  return { restored, save };
}
