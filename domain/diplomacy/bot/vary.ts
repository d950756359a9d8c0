import { at, numberAt } from '../../lib/sure.ts';
import { carries, landings } from '../adjudicate/convoys.ts';
import { numberOf, SEA_BIT } from '../map/atlas.ts';
import { isCoastal, provinceOf } from '../map/provinces.ts';
import type { Loc } from '../map/vocabulary.ts';
import type { Order } from '../state/commands.ts';
import type { Orders } from './draft.ts';
import { type Luck, oneOf, shuffled } from './luck.ts';
import { type Situation, US, VACANT } from './situation.ts';
import { NEAR_PROVINCES } from './terrain.ts';

/**
 * How often a change is an attack by several units, a convoy where one is possible, or help for another unit; else one
 * unit moves.
 */
const ATTACK = 0.3;
const CONVOY = 0.15;
const HELP = 0.35;
/** How often each further unit that could help an attack does. */
const JOINS = 0.6;
/** How often a unit that is sent elsewhere stays instead. */
const STAYS = 0.15;

/** The plan with a small change: it is not always sensible, so it must be mended and tried. */
export function varied(situation: Situation, plan: Orders, luck: Luck): Orders {
  const orders: Orders = new Map(plan);
  const own = [...plan.keys()];
  if (luck.happens(CONVOY) && sail(situation, orders, own, luck)) return orders;
  const unit = oneOf(luck, own);
  if (luck.happens(ATTACK)) attack(situation, orders, own, unit, luck);
  else if (luck.happens(HELP)) help(situation, orders, own, unit, luck);
  else send(situation, orders, own, unit, luck);
  return orders;
}

/**
 * The unit goes to a place next to it, or stays. Units that wanted to go there help it instead; a unit that stands
 * there goes on.
 */
function send(situation: Situation, orders: Orders, own: readonly number[], unit: number, luck: Luck): Loc | undefined {
  const steps = at(situation.steps, unit);
  if (steps.length === 0 || luck.happens(STAYS)) {
    orders.set(unit, { order: 'hold' });
    return undefined;
  }
  const to = oneOf(luck, steps);
  orders.set(unit, { order: 'move', to });
  const support = supportOf(situation, unit, to);
  for (const other of own) {
    const order = orders.get(other);
    if (other !== unit && order?.order === 'move' && provinceOf(order.to) === provinceOf(to))
      orders.set(other, support);
  }
  const inTheWay = numberAt(situation.unitIn, numberOf(to));
  if (inTheWay !== VACANT && situation.side[inTheWay] === US && orders.get(inTheWay)?.order !== 'move') {
    const onward = at(situation.steps, inTheWay).filter(
      (loc) => provinceOf(loc) !== provinceOf(at(situation.units, unit).loc),
    );
    if (onward.length > 0) orders.set(inTheWay, { order: 'move', to: oneOf(luck, onward) });
  }
  return to;
}

/** The unit goes somewhere, and others that could go there too help it. */
function attack(situation: Situation, orders: Orders, own: readonly number[], unit: number, luck: Luck): void {
  const to = send(situation, orders, own, unit, luck);
  if (to === undefined) return;
  for (const other of own) {
    if (other !== unit && reaches(situation, other, numberOf(to)) && luck.happens(JOINS))
      orders.set(other, supportOf(situation, unit, to));
  }
}

/** The unit supports one that it can: where that goes, or where it stays. */
function help(situation: Situation, orders: Orders, own: readonly number[], unit: number, luck: Luck): void {
  const helps = own.flatMap((other): Order[] => {
    if (other === unit) return [];
    const order = orders.get(other);
    const goal = order?.order === 'move' ? order.to : at(situation.units, other).loc;
    if (!reaches(situation, unit, numberOf(goal))) return [];
    return [supportOf(situation, other, order?.order === 'move' ? order.to : undefined)];
  });
  if (helps.length > 0) orders.set(unit, oneOf(luck, helps));
}

/** Fleets of the side carry one of its armies to some coast, if that is possible at all. */
function sail({ units, steps }: Situation, orders: Orders, own: readonly number[], luck: Luck): boolean {
  const fleets = own.filter((u) => SEA_BIT[numberOf(at(units, u).loc)] !== 0);
  const seas = fleets.reduce((mask, u) => mask | numberAt(SEA_BIT, numberOf(at(units, u).loc)), 0);
  if (seas === 0) return false;
  const voyages = own.flatMap((army) => {
    const { type, loc } = at(units, army);
    if (type === 'F' || !isCoastal(loc)) return [];
    return landings(seas, loc).flatMap((to) => (at(steps, army).includes(to) ? [] : [{ army, of: loc, to }]));
  });
  if (voyages.length === 0) return false;
  const { army, of, to } = oneOf(luck, voyages);
  orders.set(army, { order: 'move', to });
  // Every fleet that can be spared is: what is left is a shortest way.
  let needed = seas;
  for (const fleet of shuffled(luck, fleets)) {
    const without = needed & ~numberAt(SEA_BIT, numberOf(at(units, fleet).loc));
    if (carries(without, numberOf(of), numberOf(to))) needed = without;
    else orders.set(fleet, { order: 'convoy', of, to });
  }
  return true;
}

const reaches = ({ site }: Situation, unit: number, province: number): boolean =>
  at(NEAR_PROVINCES, numberAt(site, unit)).includes(province);

function supportOf({ units }: Situation, helped: number, to: Loc | undefined): Order {
  const of = provinceOf(at(units, helped).loc);
  return to === undefined ? { order: 'support', of } : { order: 'support', of, to };
}
