import * as z from 'zod';
import { keptAnchorSchema } from '../../../domain/match/audit/anchors.ts';
import { type AnchorStore, anchorName, leavesName } from '../../platform/ports/anchor-store.ts';

/** Number of leaves that are stored together. */
export const PART = 1024;

/** A stored anchor. `tops`: the first leaf of each part, and the root of the part. */
const storedSchema = z.object({
  kept: keptAnchorSchema,
  tops: z.array(z.object({ first: z.string(), root: z.string() })),
});
export type StoredAnchor = z.infer<typeof storedSchema>;

const leavesSchema = z.array(z.string());

/** Returns the anchor of an hour; `undefined`: there is none. */
export async function storedIn(anchors: AnchorStore, hour: number): Promise<StoredAnchor | undefined> {
  const text = await anchors.get(anchorName(hour));
  return text === undefined ? undefined : storedSchema.parse(JSON.parse(text));
}

/** Returns a part of the leaves of an hour; `undefined`: it has no such part. */
export async function leavesIn(
  anchors: AnchorStore,
  hour: number,
  part: number,
): Promise<readonly string[] | undefined> {
  const text = await anchors.get(leavesName(hour, part));
  return text === undefined ? undefined : leavesSchema.parse(JSON.parse(text));
}
