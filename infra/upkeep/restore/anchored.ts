import type { EventLog } from '../../../domain/log/store.ts';
import type { Head } from '../../../domain/match/audit/anchors.ts';
import { headsOf, newestOf } from '../../../functions/features/anchors/heads.ts';
import { type AnchorStore, headsName } from '../../../functions/platform/ports/anchor-store.ts';

/** How many hours back anchors are read: a restore goes to a time of this month. */
const HOURS = 744;

/** Most hours in one answer of a store. */
const PAGE = 500;

/** Returns the newest anchored commit of each game. */
export async function anchoredHeads(anchors: AnchorStore): Promise<readonly Head[]> {
  const newest = await anchors.newest();
  if (newest === undefined) return [];
  const heads: Head[] = [];
  for (let from = Math.max(1, newest - HOURS); from <= newest; ) {
    const hours = await anchors.hours(from, PAGE);
    for (const hour of hours) heads.push(...headsOf(JSON.parse((await anchors.get(headsName(hour))) ?? '[]')));
    from = (hours.at(-1) ?? newest) + 1;
  }
  return newestOf(heads);
}

/** A game with a log that differs from its anchor: it is shorter, or the commit has another hash. */
export interface Unanchored {
  readonly game: string;
  readonly is: 'shorter' | 'other';
  readonly anchored: number;
  /** The newest version in the log; 0: it has none. */
  readonly version: number;
}

/** Compares logs with the last anchors. */
export async function unanchored(
  log: Pick<EventLog, 'head' | 'read'>,
  heads: readonly Head[],
): Promise<readonly Unanchored[]> {
  const found: Unanchored[] = [];
  for (const { game, v, hash } of heads) {
    const version = (await log.head(game))?.envelope.v ?? 0;
    const [commit] = version < v ? [] : await log.read(game, v - 1, 1);
    if (version < v) found.push({ game, is: 'shorter', anchored: v, version });
    else if (commit?.hash !== hash) found.push({ game, is: 'other', anchored: v, version });
  }
  return found;
}
