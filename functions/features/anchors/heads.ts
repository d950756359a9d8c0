import { sha256 } from '../../../domain/lib/hash.ts';
import type { Json, JsonObject } from '../../../domain/lib/json.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import { type Head, HOUR_MS } from '../../../domain/match/audit/anchors.ts';
import type { Memos } from '../../platform/ports/ports.ts';

/** The partitions of memos of heads, 16 for each hour. */
const MEMOS = 'anchor#';
const PARTITIONS = 16;

const partitionOf = (hour: number, part: number): string => `${MEMOS}${hour}/${part}`;

export const hourOf = (at: number): number => Math.floor(at / HOUR_MS);

/** Notes the newest commits of games for the anchor of this hour. The same heads make the same memo. */
export async function noteHeads(memos: Memos, heads: readonly Head[], now: number): Promise<void> {
  if (heads.length === 0) return;
  const value: JsonObject = { heads: heads.map(({ game, v, hash }): Json => [game, v, hash]) };
  const name = sha256(canonical(value));
  await memos.put(partitionOf(hourOf(now), name.charCodeAt(0) % PARTITIONS), name, value);
}

/** Returns the newest noted commit of each game that moved in an hour. */
export async function headsIn(memos: Memos, hour: number): Promise<readonly Head[]> {
  const parts = await Promise.all(Array.from({ length: PARTITIONS }, (_, part) => memos.list(partitionOf(hour, part))));
  return newestOf(parts.flat().flatMap(({ value }) => headsOf(value.heads)));
}

/** Returns the newest commit of each game. */
export function newestOf(heads: readonly Head[]): readonly Head[] {
  const newest = new Map<string, Head>();
  for (const head of heads) if (head.v > (newest.get(head.game)?.v ?? 0)) newest.set(head.game, head);
  return [...newest.values()];
}

/** Returns the heads in a memo, or in a stored list of heads. */
export const headsOf = (value: Json | undefined): readonly Head[] =>
  (Array.isArray(value) ? value : []).flatMap((each: Json) => {
    const [game, v, hash] = Array.isArray(each) ? each : [];
    return typeof game === 'string' && typeof v === 'number' && typeof hash === 'string' ? [{ game, v, hash }] : [];
  });
