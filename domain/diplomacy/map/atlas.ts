import { at, numberAt, sure } from '../../lib/sure.ts';
import { armyNeighbours, fleetNeighbours, PROVINCE_IDS, PROVINCES, provinceOf } from './provinces.ts';
import { type Loc, POWERS, type Power, type Province } from './vocabulary.ts';

// The board in numbers, for the adjudicator: a province is its place in PROVINCE_IDS, a set of seas is a bit mask (19
// seas).

export const PROVINCE_COUNT = PROVINCE_IDS.length;

const NUMBER: ReadonlyMap<Loc, number> = new Map(
  PROVINCE_IDS.flatMap((id, i): [Loc, number][] => [
    [id, i],
    ...(PROVINCES[id]?.berths ?? []).map((loc): [Loc, number] => [loc, i]),
  ]),
);
const POWER_NUMBER: ReadonlyMap<Power, number> = new Map(POWERS.map((power, i) => [power, i]));

/** The number of the province of a place, -1 if there is none. */
export const numberOf = (loc: Loc): number => NUMBER.get(loc) ?? -1;
export const provinceAt = (province: number): Province => at(PROVINCE_IDS, province);
export const powerNumber = (power: Power): number => sure(POWER_NUMBER.get(power), 'number of the power');

const seas = PROVINCE_IDS.filter((id) => PROVINCES[id]?.kind === 'sea');

/** The bit of a sea province, 0 for all others. */
export const SEA_BIT: Int32Array = Int32Array.from(PROVINCE_IDS, (id) =>
  seas.includes(id) ? 1 << seas.indexOf(id) : 0,
);

/** The sea province of each bit. */
export const SEA_OF_BIT: readonly number[] = seas.map(numberOf);

/** The seas that touch a province, at whichever of its coasts (§10.1). */
export const SEAS_TOUCHING: Int32Array = Int32Array.from(PROVINCE_IDS, (id) =>
  (PROVINCES[id]?.berths ?? [])
    .flatMap(fleetNeighbours)
    .reduce((mask, loc) => mask | numberAt(SEA_BIT, numberOf(loc)), 0),
);

const ARMY_STEP = new Uint8Array(PROVINCE_COUNT * PROVINCE_COUNT);
for (const [i, id] of PROVINCE_IDS.entries())
  for (const to of armyNeighbours(id)) ARMY_STEP[i * PROVINCE_COUNT + numberOf(to)] = 1;

/** Whether an army may move from one province to the other by land (§8.2). */
export const isArmyStep = (from: number, to: number): boolean => ARMY_STEP[from * PROVINCE_COUNT + to] === 1;

const FLEET_REACH: ReadonlyMap<Loc, ReadonlySet<Province>> = new Map(
  PROVINCE_IDS.flatMap((id) => PROVINCES[id]?.berths ?? []).map((loc) => [
    loc,
    new Set(fleetNeighbours(loc).map(provinceOf)),
  ]),
);

/** Whether a fleet at `loc` may move into the province, to any coast (§8.4, §9.7). */
export const isFleetReach = (loc: Loc, province: Province): boolean => FLEET_REACH.get(loc)?.has(province) === true;
