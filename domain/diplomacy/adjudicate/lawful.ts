import { absurd } from '../../lib/absurd.ts';
import type { Order } from '../commands.ts';
import { canMove, coastOf, fleetNeighbours, hasCoasts, homeCentres, isInland, isLoc, isSea, provinceOf, unitName } from '../provinces.ts';
import type { Loc, Position, Power, Province, Unit } from '../state.ts';
import { isArmyStep, isFleetReach, numberOf, SEA_BIT } from './atlas.ts';
import { carries, isOnRoute } from './convoys.ts';

/** Possible, with the order as it is understood (a coast filled in or left out); or not, and why (§7.3). */
export type Lawful =
  | { readonly ok: true; readonly order: Order }
  | { readonly ok: false; readonly code: string; readonly rule: string; readonly detail: string };

/** What lawfulness looks at in a position, gathered once for all orders. */
export interface Survey {
  readonly position: Position;
  readonly unitIn: ReadonlyMap<Province, Unit>;
  /** The seas with a fleet in them, as a bit mask. */
  readonly fleets: number;
}

export function survey(position: Position): Survey {
  const unitIn = new Map<Province, Unit>();
  let fleets = 0;
  for (const unit of position.units) {
    const province = provinceOf(unit.loc);
    unitIn.set(province, unit);
    if (unit.type === 'F') fleets |= SEA_BIT[numberOf(province)]!;
  }
  return { position, unitIn, fleets };
}

/**
 * Whether this unit may be given this order in this position, whatever the other orders are (§7.3). For a build, `unit` is
 * the unit to be built. Movement orders that fail here leave the unit in place, where it may be supported.
 */
export const lawful = (position: Position, unit: Unit, order: Order): Lawful => lawfulOn(survey(position), unit, order);

/** `lawful` for many orders in one position. */
export function lawfulOn(on: Survey, unit: Unit, order: Order): Lawful {
  switch (order.order) {
    case 'void':
      return no('UNREADABLE', '§7.3', `"${order.written}" is no order that can be followed.`);
    case 'hold':
    case 'move':
    case 'support':
    case 'convoy':
      if (on.position.phase !== 'movement') return wrongPhase(on, order);
      return order.order === 'hold' ? yes(order) : movement(on, unit, order);
    case 'retreat':
      return on.position.phase === 'retreat' ? retreat(on, unit, order) : wrongPhase(on, order);
    case 'disband':
      if (on.position.phase === 'retreat') return yes(order);
      return on.position.phase === 'adjustment' ? removal(on, unit, order) : wrongPhase(on, order);
    case 'build':
      return on.position.phase === 'adjustment' ? build(on, unit, order) : wrongPhase(on, order);
    default:
      return absurd(order);
  }
}

const yes = (order: Order): Lawful => ({ ok: true, order });
const no = (code: string, rule: string, detail: string): Lawful => ({ ok: false, code, rule, detail });
const wrongPhase = (on: Survey, order: Order): Lawful =>
  no('WRONG_PHASE', on.position.phase === 'retreat' ? '§12.6' : '§5.2', `A ${on.position.phase} phase has no ${order.order} orders.`);

type Movement = Extract<Order, { readonly order: 'move' | 'support' | 'convoy' }>;

function movement(on: Survey, unit: Unit, order: Movement): Lawful {
  switch (order.order) {
    case 'move':
      return move(on, unit, order);
    case 'support':
      return support(on, unit, order);
    case 'convoy':
      return convoy(on, unit, order);
    default:
      return absurd(order);
  }
}

function move(on: Survey, unit: Unit, order: Extract<Order, { readonly order: 'move' }>): Lawful {
  if (!isLoc(order.to)) return unknown(order.to);
  const [from, to] = [provinceOf(unit.loc), provinceOf(order.to)];
  if (from === to) return no('SAME_PROVINCE', '§8.1', `${unitName(unit)} is already there.`);
  return unit.type === 'A' ? armyMove(on, unit, order, from, to) : fleetMove(unit, order);
}

function armyMove(on: Survey, unit: Unit, order: Extract<Order, { readonly order: 'move' }>, from: Province, to: Province): Lawful {
  if (isSea(to)) return no('ARMY_AT_SEA', '§8.2', `${unitName(unit)} cannot enter a sea.`);
  const isStep = isArmyStep(numberOf(from), numberOf(to));
  if ((!isStep || order.via !== undefined) && !carries(on.fleets, numberOf(from), numberOf(to)))
    return isStep
      ? no('NO_ROUTE', '§11.7', `No fleets are there to carry ${unitName(unit)} to ${to}.`)
      : no('NOT_ADJACENT', '§8.2', `${to} is not next to ${from}, and no fleets are there to carry the army.`);
  return yes(order.to === to ? order : { ...order, to });
}

function fleetMove(unit: Unit, order: Extract<Order, { readonly order: 'move' }>): Lawful {
  if (order.via !== undefined) return no('FLEET_BY_CONVOY', '§10.2', 'Only armies are convoyed.');
  const to = fleetDestination(unit.loc, order.to);
  return typeof to === 'string' ? yes(order.to === to ? order : { ...order, to }) : to;
}

/** Where a fleet ordered to `to` goes: the coast is filled in where only one is possible (§8.7, DATC 6.B.2). */
export function fleetDestination(from: Loc, to: Loc): Loc | Lawful {
  if (isInland(to)) return no('FLEET_INLAND', '§8.4', `A fleet cannot enter ${provinceOf(to)}.`);
  if (!hasCoasts(to) || coastOf(to) !== undefined) {
    if (canMove({ type: 'F', loc: from }, to)) return to;
    return isFleetReach(from, provinceOf(to))
      ? no('COAST_UNREACHABLE', '§8.6', `A fleet in ${from} does not touch ${to}.`)
      : no('NOT_ADJACENT', '§8.4', `${to} is not next to ${from} for a fleet.`);
  }
  const coasts = fleetNeighbours(from).filter((loc) => provinceOf(loc) === to);
  if (coasts.length === 1) return coasts[0]!;
  return coasts.length === 0
    ? no('NOT_ADJACENT', '§8.4', `${to} is not next to ${from} for a fleet.`)
    : no('COAST_AMBIGUOUS', '§8.7', `Name the coast: ${coasts.join(' or ')}.`);
}

const unknown = (loc: Loc): Lawful => no('UNKNOWN_PROVINCE', '§2.5', `There is no province ${loc}.`);

/** Whether the unit itself may move into this province; what a support needs there (§9.6, §9.7). */
const reaches = (unit: Unit, province: Province): boolean =>
  unit.type === 'A' ? isArmyStep(numberOf(unit.loc), numberOf(province)) : isFleetReach(unit.loc, province);

function support(on: Survey, unit: Unit, order: Extract<Order, { readonly order: 'support' }>): Lawful {
  const here = provinceOf(unit.loc);
  const helped = on.unitIn.get(order.of);
  if (helped === undefined) return no('NO_UNIT', '§9.9', `There is no unit in ${order.of} to support.`);
  if (order.of === here) return no('SUPPORT_ITSELF', '§9.6', 'A unit cannot support itself.');
  const where = order.to === undefined ? order.of : provinceOf(order.to);
  if (where === here) return no('SUPPORT_ITSELF', '§9.6', `${unitName(unit)} cannot support into its own province.`);
  if (order.to !== undefined && !isLoc(order.to)) return unknown(order.to);
  if (!reaches(unit, where)) return no('SUPPORT_OUT_OF_REACH', '§9.6', `${unitName(unit)} could not itself move to ${where}.`);
  if (order.to === undefined) return yes(order);
  if (!couldMove(on, helped, order.to, unit))
    return no('SUPPORT_OF_IMPOSSIBLE_MOVE', '§9.11', `${unitName(helped)} cannot move to ${order.to}.`);
  return yes(helped.type === 'A' && order.to !== where ? { ...order, to: where } : order);
}

/** Whether `mover` could be ordered there without a convoy by `supporter` itself (DATC 6.D.31). */
function couldMove(on: Survey, mover: Unit, to: Loc, supporter: Unit): boolean {
  const province = provinceOf(to);
  if (mover.type === 'F') return coastOf(to) === undefined ? isFleetReach(mover.loc, province) : canMove(mover, to);
  if (isSea(to)) return false;
  const [a, b] = [numberOf(mover.loc), numberOf(province)];
  return isArmyStep(a, b) || (a !== b && carries(on.fleets & ~SEA_BIT[numberOf(supporter.loc)]!, a, b));
}

function convoy(on: Survey, unit: Unit, order: Extract<Order, { readonly order: 'convoy' }>): Lawful {
  if (unit.type === 'A') return no('CONVOY_BY_ARMY', '§7.9', 'Only fleets convoy.');
  if (!isSea(unit.loc)) return no('CONVOY_FROM_COAST', '§10.6', 'A fleet in a coastal province cannot convoy.');
  const army = on.unitIn.get(order.of);
  if (army === undefined) return no('NO_UNIT', '§10.3', `There is no army in ${order.of} to carry.`);
  if (army.type === 'F') return no('CONVOY_OF_FLEET', '§10.2', 'Only armies are convoyed.');
  if (!isLoc(order.to)) return unknown(order.to);
  if (order.of === order.to) return no('SAME_PROVINCE', '§8.1', `${unitName(army)} is already there.`);
  const isUseful = !isSea(order.to) && isOnRoute(SEA_BIT[numberOf(unit.loc)]!, on.fleets, numberOf(order.of), numberOf(order.to));
  return isUseful ? yes(order) : no('NO_ROUTE', '§10.8', `${unitName(unit)} has no part in a way from ${order.of} to ${order.to}.`);
}

function retreat(on: Survey, unit: Unit, order: Extract<Order, { readonly order: 'retreat' }>): Lawful {
  const mine = on.position.dislodged.find((dislodged) => dislodged.unit.power === unit.power && dislodged.unit.loc === unit.loc);
  if (mine === undefined) return no('NOT_DISLODGED', '§12.6', `${unitName(unit)} need not retreat.`);
  const fits = mine.retreats.filter(
    (loc) => loc === order.to || provinceOf(loc) === order.to || (unit.type === 'A' && loc === provinceOf(order.to)),
  );
  if (fits.length === 1) return yes({ ...order, to: fits[0]! });
  if (fits.length > 1) return no('COAST_AMBIGUOUS', '§8.7', `Name the coast: ${fits.join(' or ')}.`);
  return retreatRefusal(on, mine.unit, mine.from, order.to);
}

function retreatRefusal(on: Survey, unit: Unit, from: Province, to: Loc): Lawful {
  const province = provinceOf(to);
  if (on.unitIn.has(province)) return no('OCCUPIED', '§12.4a', `${province} is occupied.`);
  if (province === from) return no('ATTACKER_CAME_FROM', '§12.4b', `The attacker came from ${province}.`);
  if (on.position.contested.includes(province)) return no('CONTESTED', '§12.4c', `${province} is vacant because of a stand-off.`);
  return no('NOT_ADJACENT', '§12.3', `${unitName(unit)} could not move to ${to}.`);
}

/** Centres less units of a power: builds if positive, removals if negative (§13.4). */
export function balance(position: Position, power: Power): number {
  let count = 0;
  for (const owner of Object.values(position.centres)) if (owner === power) count++;
  for (const unit of position.units) if (unit.power === power) count--;
  return count;
}

function removal(on: Survey, unit: Unit, order: Order): Lawful {
  const standing = on.unitIn.get(provinceOf(unit.loc));
  if (standing?.power !== unit.power) return no('NO_UNIT', '§13.13', `${unit.power} has no unit in ${provinceOf(unit.loc)}.`);
  return balance(on.position, unit.power) < 0 ? yes(order) : no('NO_REMOVALS', '§13.5', `${unit.power} has no unit too many.`);
}

function build(on: Survey, unit: Unit, order: Extract<Order, { readonly order: 'build' }>): Lawful {
  const province = provinceOf(unit.loc);
  if (!homeCentres(unit.power).includes(province)) return no('NOT_HOME', '§13.6', `${province} is no home centre of ${unit.power}.`);
  if (on.position.centres[province] !== unit.power) return no('NOT_CONTROLLED', '§13.6', `${unit.power} does not control ${province}.`);
  if (on.unitIn.has(province)) return no('OCCUPIED', '§13.6', `${province} is occupied.`);
  if (balance(on.position, unit.power) <= 0) return no('NO_BUILDS', '§13.6', `${unit.power} has a unit for every centre.`);
  if (order.unit === 'A') return yes(order.coast === undefined ? order : { order: 'build', unit: 'A' });
  if (isInland(province)) return no('FLEET_INLAND', '§13.9', `No fleet can be built in ${province}.`);
  if (hasCoasts(province) && order.coast === undefined) return no('COAST_AMBIGUOUS', '§13.9', `Name the coast of ${province}.`);
  return yes(hasCoasts(province) || order.coast === undefined ? order : { order: 'build', unit: 'F' });
}
