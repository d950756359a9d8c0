import { sure } from '../../lib/sure.ts';
import {
  armyNeighbours,
  CENTRES,
  fleetNeighbours,
  homeCentres,
  neighbours,
  PROVINCE_IDS,
  provinceOf,
  provinceRow,
} from '../map/provinces.ts';
import type { Loc, Power, Province, Unit } from '../map/vocabulary.ts';
import type { Position, Rulings } from '../state/state.ts';

/**
 * The units that a power loses when its orders leave too many (§15.5, §13.13): those farthest away first, at equal
 * distance fleets before armies, then by English name. `rulebook` measures to the nearest home centre, `datc` to the
 * nearest centre the power controls (DATC 4.D.8).
 */
export function removalsOf(
  position: Position,
  power: Power,
  kept: readonly Unit[],
  count: number,
  rulings: Rulings,
): readonly Unit[] {
  const goals =
    rulings === 'rulebook' ? homeCentres(power) : CENTRES.filter((centre) => position.centres[centre] === power);
  return kept
    .map((unit) => ({
      unit,
      distance: rulings === 'rulebook' ? travel(unit, goals) : spread(provinceOf(unit.loc), goals),
    }))
    .sort(
      (a, b) =>
        b.distance - a.distance || byType(a.unit, b.unit) || (englishName(a.unit) < englishName(b.unit) ? -1 : 1),
    )
    .slice(0, count)
    .map(({ unit }) => unit);
}

const byType = (a: Unit, b: Unit): number => (a.type === b.type ? 0 : a.type === 'F' ? -1 : 1);
const englishName = (unit: Unit): string => provinceRow(provinceOf(unit.loc)).name.en;

const ACROSS: { readonly [province: Province]: readonly Province[] } = Object.fromEntries(
  PROVINCE_IDS.map((id) => {
    const berths = provinceRow(id).berths;
    return [id, [...new Set([...armyNeighbours(id), ...berths.flatMap(fleetNeighbours).map(provinceOf)])]];
  }),
);

/** Steps from a province to the nearest goal over land and sea alike. */
const spread = (from: Province, goals: readonly Province[]): number =>
  steps(
    from,
    (at) => sure(ACROSS[at], 'province to go on from'),
    (at) => goals.includes(at),
  );

/** Steps of the unit to the nearest goal: a fleet along water and coasts, an army over land and, by convoy, sea. */
const travel = (unit: Unit, goals: readonly Province[]): number =>
  unit.type === 'A'
    ? spread(provinceOf(unit.loc), goals)
    : steps(
        unit.loc,
        (loc) => neighbours({ type: 'F', loc }),
        (loc) => goals.includes(provinceOf(loc)),
      );

function steps(from: Loc, next: (at: Loc) => readonly Loc[], isGoal: (at: Loc) => boolean): number {
  const seen = new Set([from]);
  let edge: readonly Loc[] = [from];
  for (let distance = 0; edge.length > 0; distance++) {
    if (edge.some(isGoal)) return distance;
    const found: Loc[] = [];
    for (const at of edge)
      for (const to of next(at))
        if (!seen.has(to)) {
          seen.add(to);
          found.push(to);
        }
    edge = found;
  }
  return Number.POSITIVE_INFINITY;
}
