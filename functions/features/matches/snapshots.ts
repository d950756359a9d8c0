import { jsonOf } from '../../../domain/lib/json.ts';
import type { Commit } from '../../../domain/log/commit.ts';
import type { EventLog, Snapshot } from '../../../domain/log/store.ts';
import { isIdsOf } from '../../../domain/match/state/command-ids.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import type { Report } from '../../platform/kit/report.ts';
import { isMatch } from '../../platform/ports/match-shape.ts';
import { isText, shapeOf } from '../../platform/ports/shape.ts';
import { macOf } from './mac.ts';

export interface SnapshotDeps {
  readonly log: EventLog;
  /** Returns the key of their MACs; absent: snapshots are neither used nor written. */
  readonly snapshotKey?: () => Promise<Uint8Array>;
  /**
   * Returns the engine of this code. Snapshots carry its name, because an engine cannot continue the state of another.
   */
  engineOf(of: string): string | undefined;
  readonly report: Report;
}

/** Tells whether a stored value names its game, as matches of all releases do. */
const isOfGame = shapeOf<Pick<Match, 'of'>>({ of: isText });

/** A match from a snapshot, and the commits after it. */
interface Restored {
  readonly match: Match;
  readonly commits: readonly Commit[];
}

/**
 * Reads and writes snapshots of matches. Each has a MAC over its content, so other writers of the table cannot forge a
 * position.
 */
export function snapshotsIn({ log, snapshotKey, engineOf, report }: SnapshotDeps) {
  const macIn = (key: Uint8Array, game: string, { v, hash, engine, match }: Omit<Snapshot, 'mac'>): string =>
    macOf(key, ['fieldpost/snapshot', game, v, hash, engine, match]);

  /**
   * Restores a match from the newest usable snapshot not after version `upTo`: one Query for it, one for the commits
   * after it. Returns `undefined` without a snapshot, or if it is from another engine or a lost history. Then all
   * commits are folded. Reports a snapshot with a wrong MAC.
   */
  async function restored(game: string, upTo: number): Promise<Restored | undefined> {
    if (snapshotKey === undefined) return undefined;
    const snapshot = await log.snapshot(game, upTo);
    if (snapshot === undefined) return undefined;
    const { match } = snapshot;
    // A snapshot of another engine may have another form: that is no sign of tampering.
    if (isOfGame(match) && snapshot.engine !== engineOf(match.of)) return undefined;
    if (!isMatch(match) || snapshot.mac !== macIn(await snapshotKey(), game, snapshot)) {
      report('rejected', { game, version: String(snapshot.v), message: 'this snapshot is not one of ours' });
      return undefined;
    }
    const [witness, ...commits] = await log.read(game, snapshot.v - 1, upTo - snapshot.v + 1);
    return witness?.hash === snapshot.hash && isIdsOf(match.ids, match.v) ? { match, commits } : undefined;
  }

  /** Saves a snapshot and returns whether it was written. A failure is harmless, because a snapshot only saves work. */
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
