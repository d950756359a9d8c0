import { at } from '../../lib/sure.ts';
import { numberOf, PROVINCE_COUNT } from '../map/atlas.ts';
import { armyNeighbours, fleetNeighbours, PROVINCE_IDS, provinceOf, provinceRow } from '../map/provinces.ts';
import type { Power } from '../map/vocabulary.ts';
import type { View } from '../view.ts';

/** A unit this many steps away can stand in the way of one that supports an attack on a place that we go to. */
const STEPS = 3;

const ACROSS: readonly (readonly number[])[] = PROVINCE_IDS.map((id) => {
  const berths = provinceRow(id).berths;
  return [...new Set([...armyNeighbours(id), ...berths.flatMap(fleetNeighbours).map(provinceOf)].map(numberOf))];
});

/**
 * The view with only those units that can matter to ours this turn: plans are tried on a smaller board, so more of
 * them.
 */
export function theatreOf(view: View, mine: readonly Power[]): View {
  const isNear = new Uint8Array(PROVINCE_COUNT);
  let edge = view.units.filter(({ power }) => mine.includes(power)).map(({ loc }) => numberOf(loc));
  for (const province of edge) isNear[province] = 1;
  for (let step = 0; step < STEPS; step++) {
    edge = edge.flatMap((province) => at(ACROSS, province).filter((next) => isNear[next] === 0));
    for (const province of edge) isNear[province] = 1;
  }
  return { ...view, units: view.units.filter(({ loc }) => isNear[numberOf(loc)] === 1) };
}
