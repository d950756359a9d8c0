import { at, numberAt } from '../../lib/sure.ts';
import { carries } from '../adjudicate/convoys.ts';
import { isArmyStep, numberOf, SEA_BIT } from '../map/atlas.ts';
import type { Loc } from '../map/vocabulary.ts';
import type { Order } from '../state/commands.ts';
import type { Orders } from './draft.ts';
import { isExact, type Situation } from './situation.ts';

const HOLD: Order = { order: 'hold' };

/**
 * The same plan without what makes no sense in itself: orders that may not be given, two moves to one place, a convoy
 * that does not carry its army, supports of what is not ordered. Their units hold.
 */
export function mended(situation: Situation, plan: Orders): Orders {
  const orders: Orders = new Map();
  const goals = new Set<number>();
  for (const [unit, order] of plan) {
    const isMove = order.order === 'move';
    const isDouble = isMove && goals.has(numberOf(order.to));
    orders.set(unit, isDouble || !isExact(situation.on, at(situation.units, unit), order) ? HOLD : order);
    if (isMove) goals.add(numberOf(order.to));
  }
  for (const [unit, order] of orders)
    if (order.order === 'move' && !hasWay(situation, orders, unit, order.to)) orders.set(unit, HOLD);
  for (const [unit, order] of orders) if (!isMatched(situation, orders, order)) orders.set(unit, HOLD);
  return orders;
}

/** Whether the unit goes by itself, or fleets of the same plan carry it all the way. */
function hasWay({ units }: Situation, orders: Orders, unit: number, to: Loc): boolean {
  const { type, loc } = at(units, unit);
  const [start, end] = [numberOf(loc), numberOf(to)];
  if (type === 'F' || isArmyStep(start, end)) return true;
  let fleets = 0;
  for (const [fleet, order] of orders) {
    if (order.order === 'convoy' && numberOf(order.of) === start && numberOf(order.to) === end)
      fleets |= numberAt(SEA_BIT, numberOf(at(units, fleet).loc));
  }
  return carries(fleets, start, end);
}

/** Whether the unit that the order helps is ordered what the help is for. Units of other sides get no help. */
function isMatched({ unitIn }: Situation, orders: Orders, order: Order): boolean {
  if (order.order !== 'support' && order.order !== 'convoy') return true;
  const helped = orders.get(numberAt(unitIn, numberOf(order.of)));
  if (helped === undefined) return false;
  return order.to === undefined
    ? helped.order !== 'move'
    : helped.order === 'move' && numberOf(helped.to) === numberOf(order.to);
}
