import { PROVINCE_COUNT } from '../adjudicate/atlas.ts';
import { NEAR_PROVINCES, PROVINCE_OF_SITE } from './terrain.ts';

/** How many units of each side stand in a province or could go there, by side. */
export type Reach = readonly Uint8Array[];

/** No site: a unit that is off the board. */
export const NOWHERE = -1;

/** `side` and `site` of each unit. Units of no side (below 0) are left out: they only stand. */
export function reachOf(side: Int8Array, site: Int16Array, sides: number): Reach {
  const reach = Array.from({ length: sides }, () => new Uint8Array(PROVINCE_COUNT));
  for (let u = 0; u < site.length; u++) {
    if (side[u]! < 0 || site[u] === NOWHERE) continue;
    const ours = reach[side[u]!]!;
    ours[PROVINCE_OF_SITE[site[u]!]!]!++;
    const near = NEAR_PROVINCES[site[u]!]!;
    for (let i = 0; i < near.length; i++) ours[near[i]!]!++;
  }
  return reach;
}

/** How many units of all other sides reach a province. */
export function foreignersAt(reach: Reach, side: number, province: number): number {
  let count = 0;
  for (let other = 0; other < reach.length; other++) if (other !== side) count += reach[other]![province]!;
  return count;
}

/** How many units the strongest of the other sides has there. */
export function strongestAt(reach: Reach, side: number, province: number): number {
  let most = 0;
  for (let other = 0; other < reach.length; other++) if (other !== side && reach[other]![province]! > most) most = reach[other]![province]!;
  return most;
}
