import type { Json } from '../../../domain/lib/json.ts';
import { jsonOf } from '../../../domain/lib/json.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import {
  type Anchor,
  anchorLeaf,
  anchorNonce,
  anchorTree,
  emptyLeaf,
  type Head,
  hashOfAnchor,
  LEAST_LEAVES,
} from '../../../domain/match/audit/anchors.ts';
import { type AnchorStore, anchorName, headsName, leavesName } from '../../platform/ports/anchor-store.ts';
import type { Memos } from '../../platform/ports/ports.ts';
import { headsIn, hourOf, newestOf } from './heads.ts';
import { PART, storedIn } from './stored.ts';

/** How long after the end of an hour its anchor is made, in milliseconds: a memo may come late. */
const GRACE_MS = 300_000;

/** How many hours one anchor covers at most. Memos of earlier hours have expired. */
const MOST_HOURS = 168;

/** What anchors are made of. */
interface Anchoring {
  readonly anchors: AnchorStore;
  readonly memos: Memos;
  readonly secret: Uint8Array;
  sign(payload: object): Promise<string>;
  now(): number;
}

/**
 * Writes the anchor of the last full hour, and of the hours since the anchor before it. Returns its hour; `undefined`:
 * it is there. It is written whether games moved or not, so that it does not tell.
 */
export async function writeAnchor(on: Anchoring): Promise<number | undefined> {
  const { anchors, secret } = on;
  const hour = hourOf(on.now() - GRACE_MS) - 1;
  const before = await anchors.newest();
  if (before !== undefined && before >= hour) return undefined;
  const heads: Head[] = [];
  for (let each = Math.max((before ?? 0) + 1, hour - MOST_HOURS + 1); each <= hour; each++)
    heads.push(...(await headsIn(on.memos, each)));
  const newest = newestOf(heads);
  const leaves = leavesOf(secret, hour, newest);
  const anchor: Anchor = {
    form: 1,
    hour,
    before: before ?? 0,
    prev: before === undefined ? '' : ((await storedIn(anchors, before))?.kept.hash ?? ''),
    leaves: leaves.length,
    root: anchorTree.rootOf(leaves),
  };
  const hash = hashOfAnchor(anchor);
  const kept = { anchor, hash, signed: await on.sign({ anchor: hour, hash }) };
  const parts = partsOf(leaves);
  await anchors.put(headsName(hour), canonical(newest.map(({ game, v, hash: head }): Json => [game, v, head])));
  for (const [part, each] of parts.entries()) await anchors.put(leavesName(hour, part), canonical([...each]));
  const tops = parts.map((part) => ({ first: part[0] ?? '', root: anchorTree.rootOf(part) }));
  return (await anchors.add(anchorName(hour), canonical(jsonOf({ kept, tops })))) ? hour : undefined;
}

/** Returns the leaves in order, so that their places tell nothing. Leaves that stand for nothing fill them up. */
function leavesOf(secret: Uint8Array, hour: number, heads: readonly Head[]): readonly string[] {
  const leaves = heads.map((head) => anchorLeaf(anchorNonce(secret, head.game, hour), head));
  let width = LEAST_LEAVES;
  while (width < leaves.length) width *= 2;
  for (let i = leaves.length; i < width; i++) leaves.push(emptyLeaf(secret, hour, i));
  return leaves.sort();
}

const partsOf = (leaves: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(leaves.length / PART) }, (_, i) => leaves.slice(i * PART, (i + 1) * PART));
