import { sha256 } from '../lib/hash.ts';
import { canonical } from './canonical.ts';

// A tree of hashes: one root fixes all leaves, and a short path shows that a leaf is among them.

interface Merkle {
  rootOf(leaves: readonly string[]): string;
  /** Returns the neighbours of a leaf on its way to the root, from below. */
  pathOf(leaves: readonly string[], place: number): readonly string[];
  /**
   * Returns the root that a leaf at a place of a tree of this width leads to; `undefined` if the path is too short or
   * too long.
   */
  rootBy(leaf: string, place: number, width: number, path: readonly string[]): string | undefined;
}

/** Returns a kind of tree. Its name is in the hash of each node, so that no node of one kind is one of another. */
export function merkleOf(name: string): Merkle {
  const nodeOf = (left: string, right: string): string => sha256(canonical([name, left, right]));

  /** Returns the next level of a tree; a node without a neighbour moves up unchanged. */
  function above(level: readonly string[]): readonly string[] {
    const next: string[] = [];
    for (let i = 0; i < level.length; i += 2) {
      const [left = '', right] = [level[i], level[i + 1]];
      next.push(right === undefined ? left : nodeOf(left, right));
    }
    return next;
  }

  return {
    rootOf(leaves) {
      let level = leaves;
      while (level.length > 1) level = above(level);
      return level[0] ?? '';
    },
    pathOf(leaves, place) {
      const path: string[] = [];
      for (let [level, at] = [leaves, place]; level.length > 1; level = above(level), at >>= 1) {
        const neighbour = level[at ^ 1];
        if (neighbour !== undefined) path.push(neighbour);
      }
      return path;
    },
    rootBy(leaf, place, width, path) {
      let [hash, at, taken] = [leaf, place, 0];
      for (let level = width; level > 1; level = (level + 1) >> 1, at >>= 1) {
        if ((at ^ 1) >= level) continue;
        const neighbour = path[taken++];
        if (neighbour === undefined) return undefined;
        hash = at % 2 === 0 ? nodeOf(hash, neighbour) : nodeOf(neighbour, hash);
      }
      return taken === path.length ? hash : undefined;
    },
  };
}
