import { numberOf } from '../map/atlas.ts';
import { provinceOf } from '../map/provinces.ts';
import type { Loc, Power, Province } from '../map/vocabulary.ts';
import type { Order } from '../state/commands.ts';
import type { Dislodged } from '../state/state.ts';
import type { Luck } from './luck.ts';
import { type Situation, US } from './situation.ts';
import { IS_CENTRE, siteOf, worthAt } from './terrain.ts';
import { worthFor } from './worth.ts';

/** A retreat into a foreign centre in fall takes it (§13.1). */
const CENTRE_TAKEN = 3;
/** A unit of another side that may retreat to the same place: then both are lost (§12.7). */
const MEETING = 0.5;
/** So small that it only parts equals. */
const WHIM = 0.01;

/**
 * Each dislodged unit of ours goes to the best place left to it; two of ours never to the same, which would disband
 * both (§12.7).
 */
export function retreats(
  situation: Situation,
  mine: readonly Power[],
  luck: Luck,
): { readonly [province: Province]: Order } {
  const worth = worthFor(situation, US);
  const orders: Record<Province, Order> = {};
  const taken = new Set<Province>();
  for (const dislodged of situation.view.dislodged) {
    const { unit } = dislodged;
    if (!mine.includes(unit.power)) continue;
    const ranked = dislodged.retreats
      .filter((to) => !taken.has(provinceOf(to)))
      .map((to) => ({ to, worth: worthOf(situation, dislodged, to, mine, worth) + (luck.happens(0.5) ? WHIM : 0) }))
      .sort((a, b) => b.worth - a.worth);
    const to = ranked[0]?.to;
    orders[provinceOf(unit.loc)] = to === undefined ? { order: 'disband' } : { order: 'retreat', to };
    if (to !== undefined) taken.add(provinceOf(to));
  }
  return orders;
}

function worthOf(
  { view, owner, isFall }: Situation,
  { unit }: Dislodged,
  to: Loc,
  mine: readonly Power[],
  worth: Float64Array,
): number {
  const province = numberOf(to);
  const isCapture = isFall && IS_CENTRE[province] === 1 && owner[province] !== US;
  const rivals = view.dislodged.filter(
    ({ unit, retreats }) => !mine.includes(unit.power) && retreats.some((loc) => numberOf(loc) === province),
  );
  return worthAt(worth, siteOf(unit.type, to)) + (isCapture ? CENTRE_TAKEN : 0) - MEETING * rivals.length;
}
