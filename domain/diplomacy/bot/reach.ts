import { PROVINCE_COUNT } from '../map/atlas.ts';
import { NEAR_PROVINCES, PROVINCE_OF_SITE } from './terrain.ts';

/** How many units of each side stand in each province or could go there: a row of provinces for each side. */
export type Reach = Uint8Array;

/** No site: a unit that is off the board. */
export const NOWHERE = -1;

export const emptyReach = (sides: number): Reach => new Uint8Array(sides * PROVINCE_COUNT);

/** Counts into `reach`. `side` and `site` are of each unit; those of no side (below 0) are left out: they only stand. */
export function countReach(reach: Reach, side: Int8Array, site: Int16Array): Reach {
  reach.fill(0);
  for (let u = 0; u < site.length; u++) {
    if (side[u]! < 0 || site[u] === NOWHERE) continue;
    const row = side[u]! * PROVINCE_COUNT;
    reach[row + PROVINCE_OF_SITE[site[u]!]!]!++;
    const near = NEAR_PROVINCES[site[u]!]!;
    for (let i = 0; i < near.length; i++) reach[row + near[i]!]!++;
  }
  return reach;
}

export const reachAt = (reach: Reach, side: number, province: number): number => reach[side * PROVINCE_COUNT + province]!;

/** How many units of all other sides reach a province. */
export function foreignersAt(reach: Reach, side: number, province: number): number {
  let count = 0;
  for (let at = province; at < reach.length; at += PROVINCE_COUNT) count += reach[at]!;
  return count - reachAt(reach, side, province);
}

/** How many units the strongest of the other sides has there. */
export function strongestAt(reach: Reach, side: number, province: number): number {
  const own = side * PROVINCE_COUNT + province;
  let most = 0;
  for (let at = province; at < reach.length; at += PROVINCE_COUNT) if (at !== own && reach[at]! > most) most = reach[at]!;
  return most;
}
