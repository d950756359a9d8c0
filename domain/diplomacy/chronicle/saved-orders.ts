import { sure } from '../../lib/sure.ts';
import { carries } from '../adjudicate/convoys.ts';
import { isArmyStep, numberOf, SEA_BIT } from '../map/atlas.ts';
import { coastOf, provinceOf, unitName } from '../map/provinces.ts';
import type { Loc, Province } from '../map/vocabulary.ts';
import type { Order } from '../state/commands.ts';
import type { OrderResult } from '../state/state.ts';

// Orders as the Python package `diplomacy` takes them. It accepts only orders that it lists as possible, and reads some
// of ours otherwise: such an order is written as what its unit did.

type Move = Extract<Order, { readonly order: 'move' }>;
type Support = Extract<Order, { readonly order: 'support' }>;

/** `A PAR - BUR`, `A LON - NWY VIA`, `F NTH C A LON - NWY`. An order that was not followed is what the unit did. */
export function savedOrder(results: readonly OrderResult[], result: OrderResult): string {
  const { unit, order, outcome } = result;
  const followed = outcome === 'illegal' || isReadOtherwise(results, result) ? instead(order) : order;
  return `${unitName(unit)} ${actionOf(results, result, followed)}`.toUpperCase();
}

const instead = ({ order }: Order): Order => ({
  order: order === 'retreat' || order === 'disband' ? 'disband' : 'hold',
});

function actionOf(results: readonly OrderResult[], result: OrderResult, order: Order): string {
  const named = (province: Province): string => unitName(resultIn(results, province).unit);
  switch (order.order) {
    case 'move':
      return `- ${order.to}${isByConvoy(result, order) ? ' VIA' : ''}`;
    case 'support':
      return `S ${named(order.of)}${order.to === undefined ? '' : ` - ${placeOf(result, order.to)}`}`;
    case 'convoy':
      return `C ${named(order.of)} - ${order.to}`;
    case 'retreat':
      return `R ${order.to}`;
    case 'disband':
      return 'D';
    case 'build':
      return 'B';
    case 'hold':
    case 'void':
      return 'H';
  }
}

const resultIn = (results: readonly OrderResult[], province: Province): OrderResult =>
  sure(
    results.find(({ unit }) => provinceOf(unit.loc) === province),
    `result in ${province}`,
  );

function isReadOtherwise(results: readonly OrderResult[], result: OrderResult): boolean {
  const { order } = result;
  if (order.order === 'move') return isStranded(results, result, order);
  if (order.order !== 'support') return false;
  const helped = resultIn(results, order.of);
  // The helped unit is written with a hold, which the package would support.
  if (order.to === undefined) return helped.order.order === 'move' && isStranded(results, helped, helped.order);
  return isOfOtherCoast(result, order, helped) || isAgainstOwnUnit(results, result, helped);
}

/** An army that waited for a convoy to a neighbour, and no fleets were ordered to carry it: the package marches it. */
const isStranded = (results: readonly OrderResult[], result: OrderResult, move: Move): boolean =>
  result.outcome === 'disrupted' && !isOverSea(result, move) && !isCarried(results, result, move);

/** A fleet's support that names a coast is void if the other coast is ordered: the package leaves the coast out. */
const isOfOtherCoast = ({ unit, outcome }: OrderResult, { to }: Support, { order }: OrderResult): boolean =>
  unit.type === 'F' &&
  outcome === 'void' &&
  to !== undefined &&
  coastOf(to) !== undefined &&
  order.order === 'move' &&
  provinceOf(order.to) === provinceOf(to);

/**
 * A support for an attack over sea on a unit of one's own power, which the package would let drive the unit out. Kept
 * where a third unit moves to the same province, because the support may hold that one off.
 */
function isAgainstOwnUnit(results: readonly OrderResult[], { power }: OrderResult, helped: OrderResult): boolean {
  const move = helped.order;
  if (move.order !== 'move' || helped.outcome !== 'bounced' || !isByConvoy(helped, move)) return false;
  const target = provinceOf(move.to);
  return (
    results.some((other) => other.power === power && provinceOf(other.unit.loc) === target) &&
    results.every((other) => other === helped || other.order.order !== 'move' || provinceOf(other.order.to) !== target)
  );
}

/** A coast is named in an army's void support alone: the package takes none from a fleet, and fills it in itself. */
const placeOf = ({ unit, outcome }: OrderResult, to: Loc): Loc =>
  unit.type === 'A' && outcome === 'void' ? to : provinceOf(to);

/** An army whose convoy was broken stays; without the word, the package would march it to a neighbour. */
const isByConvoy = (result: OrderResult, move: Move): boolean =>
  move.via !== undefined || isOverSea(result, move) || result.outcome === 'disrupted';

/** Whether the move has no way by land. */
const isOverSea = ({ unit }: OrderResult, { to }: Move): boolean =>
  unit.type === 'A' && !isArmyStep(numberOf(unit.loc), numberOf(provinceOf(to)));

/** Whether the fleets that were ordered to carry this army make a whole route, dislodged or not. */
const isCarried = (results: readonly OrderResult[], result: OrderResult, { to }: Move): boolean =>
  carries(
    carriersOf(results, result, to).reduce((mask, { unit }) => mask | (SEA_BIT[numberOf(unit.loc)] ?? 0), 0),
    numberOf(result.unit.loc),
    numberOf(provinceOf(to)),
  );

const carriersOf = (results: readonly OrderResult[], { unit }: OrderResult, to: Province): readonly OrderResult[] =>
  results.filter(
    ({ order, outcome }) =>
      order.order === 'convoy' && outcome !== 'illegal' && order.of === unit.loc && order.to === provinceOf(to),
  );

/**
 * Whether a unit was dislodged by an army that came by convoy. The package then lists retreats to every neighbour, so
 * the unit has a retreat phase even with nowhere to go.
 */
export function isDislodgedOverSea(results: readonly OrderResult[], { dislodgedFrom }: OrderResult): boolean {
  if (dislodgedFrom === undefined) return false;
  const attacker = resultIn(results, dislodgedFrom);
  const { order, power, unit } = attacker;
  if (order.order !== 'move' || unit.type === 'F') return false;
  const isMeant = order.via !== undefined || carriersOf(results, attacker, order.to).some((by) => by.power === power);
  return isOverSea(attacker, order) || (isMeant && isCarried(results, attacker, order));
}
