import { at, numberAt } from '../../lib/sure.ts';
import { PROVINCE_COUNT } from '../map/atlas.ts';
import { NEAR_PROVINCES, PROVINCE_OF_SITE } from './terrain.ts';

/** How many units of each side stand in each province or could go there: a row of provinces for each side. */
export type Reach = Uint8Array;

/** No site: a unit that is off the board. */
export const NOWHERE = -1;

export const emptyReach = (sides: number): Reach => new Uint8Array(sides * PROVINCE_COUNT);

const count = (reach: Reach, at: number): void => {
  reach[at] = numberAt(reach, at) + 1;
};

/**
 * Counts into `reach`. `side` and `site` are of each unit; those of no side (below 0) are left out: they only stand.
 */
export function countReach(reach: Reach, side: Int8Array, site: Int16Array): Reach {
  reach.fill(0);
  for (let u = 0; u < site.length; u++) {
    if (numberAt(side, u) < 0 || site[u] === NOWHERE) continue;
    const row = numberAt(side, u) * PROVINCE_COUNT;
    count(reach, row + numberAt(PROVINCE_OF_SITE, numberAt(site, u)));
    const near = at(NEAR_PROVINCES, numberAt(site, u));
    for (let i = 0; i < near.length; i++) count(reach, row + numberAt(near, i));
  }
  return reach;
}

export const reachAt = (reach: Reach, side: number, province: number): number =>
  numberAt(reach, side * PROVINCE_COUNT + province);

/** How many units of all other sides reach a province. */
export function foreignersAt(reach: Reach, side: number, province: number): number {
  let count = 0;
  for (let at = province; at < reach.length; at += PROVINCE_COUNT) count += numberAt(reach, at);
  return count - reachAt(reach, side, province);
}

/** How many units the strongest of the other sides has there. */
export function strongestAt(reach: Reach, side: number, province: number): number {
  const own = side * PROVINCE_COUNT + province;
  let most = 0;
  for (let at = province; at < reach.length; at += PROVINCE_COUNT)
    if (at !== own && numberAt(reach, at) > most) most = numberAt(reach, at);
  return most;
}
