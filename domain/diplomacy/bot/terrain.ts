import { at, numberAt, sure } from '../../lib/sure.ts';
import { numberOf, SEAS_TOUCHING } from '../map/atlas.ts';
import { CENTRES, neighbours, PROVINCE_IDS, provinceRow } from '../map/provinces.ts';
import type { Loc, UnitType } from '../map/vocabulary.ts';

// The board as the bot walks it: a *site* is a place as one type of unit uses it (an army in Spain, a fleet on its
// south coast), by number, so that worths are flat arrays.

interface Site {
  readonly type: UnitType;
  readonly loc: Loc;
}

const SITES: readonly Site[] = PROVINCE_IDS.flatMap((id): Site[] => {
  const { kind, berths } = provinceRow(id);
  return [
    ...(kind === 'sea' ? [] : [{ type: 'A', loc: id } as const]),
    ...berths.map((loc) => ({ type: 'F', loc }) as const),
  ];
});
const NUMBER: ReadonlyMap<string, number> = new Map(SITES.map(({ type, loc }, i) => [type + loc, i]));

export const SITE_COUNT = SITES.length;

/** The site of a unit, or of where one of this type would stand. */
export const siteOf = (type: UnitType, loc: Loc): number => sure(NUMBER.get(type + loc), 'such a site');

/** The number of the province of each site. */
export const PROVINCE_OF_SITE: Int16Array = Int16Array.from(SITES, ({ loc }) => numberOf(loc));

/** Where a unit may go from each site by itself. */
export const NEAR: readonly Int16Array[] = SITES.map((site) =>
  Int16Array.from(neighbours(site), (loc) => siteOf(site.type, loc)),
);

/** Where an army may land from each site with the help of one fleet, but not walk. */
export const FERRIED: readonly Int16Array[] = SITES.map(({ type, loc }, from) =>
  Int16Array.from(
    SITES.flatMap((other, to) => {
      const isShore =
        type === 'A' &&
        other.type === 'A' &&
        to !== from &&
        (numberAt(SEAS_TOUCHING, numberOf(loc)) & numberAt(SEAS_TOUCHING, numberOf(other.loc))) !== 0;
      return isShore && !at(NEAR, from).includes(to) ? [to] : [];
    }),
  ),
);

/** The provinces that a unit may go to from each site by itself, by number. */
export const NEAR_PROVINCES: readonly Int16Array[] = NEAR.map((near) =>
  Int16Array.from(new Set(Array.from(near, (to) => numberAt(PROVINCE_OF_SITE, to)))),
);

/** The numbers of the provinces with a centre, and 1 for each of them. */
export const CENTRE_NUMBERS: readonly number[] = CENTRES.map(numberOf);
export const IS_CENTRE: Uint8Array = Uint8Array.from(PROVINCE_IDS, (id) => (provinceRow(id).centre ? 1 : 0));

/** How much a site (or the prize of a province) is worth, by its number. Throws on a number that is none. */
export function worthAt(worths: Float64Array, number: number): number {
  const worth = worths[number];
  if (worth === undefined) throw new Error(`there is no worth of ${number}`);
  return worth;
}
