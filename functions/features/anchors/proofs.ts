import {
  type AnchorProof,
  anchorLeaf,
  anchorNonce,
  anchorTree,
  type Head,
} from '../../../domain/match/audit/anchors.ts';
import { keepNewest } from '../../platform/kit/newest.ts';
import type { AnchorStore } from '../../platform/ports/anchor-store.ts';
import { hourOf } from './heads.ts';
import { leavesIn, PART, type StoredAnchor, storedIn } from './stored.ts';

/** A commit, and when it was decided. */
interface Dated extends Head {
  readonly at: number;
}

/** How many anchors after a commit may hold it: the lists follow in seconds, or after a fault a little later. */
const NEXT_ANCHORS = 2;

/** Number of anchors that a process remembers. */
const REMEMBERED = 100;

/**
 * Returns the proofs that commits of a game stand in anchors, in order. They depend on these commits alone: an anchor
 * that has a later commit of the game instead gives none.
 */
export async function proofsOf(
  anchors: AnchorStore,
  secret: Uint8Array,
  commits: readonly Dated[],
): Promise<readonly AnchorProof[]> {
  const proofs: AnchorProof[] = [];
  for (const hour of await hoursAfter(anchors, commits)) {
    const stored = await remembered(anchors, hour);
    if (stored === undefined) continue;
    const there = commits.filter(({ at }) => hourOf(at) <= hour);
    const proof = await proofIn(anchors, secret, stored, there);
    if (proof !== undefined) proofs.push(proof);
  }
  return proofs;
}

/** Returns the hours of the anchors that may hold these commits. */
async function hoursAfter(anchors: AnchorStore, commits: readonly Dated[]): Promise<readonly number[]> {
  const found = new Set<number>();
  for (const hour of new Set(commits.map(({ at }) => hourOf(at))))
    for (const each of await anchors.hours(hour, NEXT_ANCHORS)) found.add(each);
  return [...found].sort((a, b) => a - b);
}

/** Returns the proof for the newest of these commits that an anchor has. */
async function proofIn(
  anchors: AnchorStore,
  secret: Uint8Array,
  { kept, tops }: StoredAnchor,
  commits: readonly Dated[],
): Promise<AnchorProof | undefined> {
  for (const commit of [...commits].reverse()) {
    const nonce = anchorNonce(secret, commit.game, kept.anchor.hour);
    const leaf = anchorLeaf(nonce, commit);
    const part = tops.findLastIndex(({ first }) => first <= leaf);
    const leaves = part < 0 ? undefined : await leavesIn(anchors, kept.anchor.hour, part);
    const place = leaves?.indexOf(leaf) ?? -1;
    if (leaves === undefined || place < 0) continue;
    const above = anchorTree.pathOf(
      tops.map(({ root }) => root),
      part,
    );
    const path = [...anchorTree.pathOf(leaves, place), ...above];
    return { v: commit.v, hash: commit.hash, nonce, place: part * PART + place, path, in: kept };
  }
  return undefined;
}

const known = new WeakMap<AnchorStore, Map<string, StoredAnchor>>();

/** Anchors never change. */
async function remembered(anchors: AnchorStore, hour: number): Promise<StoredAnchor | undefined> {
  const here = known.get(anchors) ?? new Map<string, StoredAnchor>();
  known.set(anchors, here);
  const stored = here.get(String(hour)) ?? (await storedIn(anchors, hour));
  if (stored !== undefined) keepNewest(here, String(hour), stored, REMEMBERED);
  return stored;
}
