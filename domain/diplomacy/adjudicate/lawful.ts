import { absurd } from '../../lib/absurd.ts';
import { at, numberAt } from '../../lib/sure.ts';
import { isArmyStep, isFleetReach, numberOf, SEA_BIT } from '../map/atlas.ts';
import {
  canMove,
  coastOf,
  fleetNeighbours,
  hasCoasts,
  homeCentres,
  isInland,
  isLoc,
  isSea,
  PROVINCES,
  provinceOf,
  provinceRow,
} from '../map/provinces.ts';
import type { Loc, Power, Province, Unit } from '../map/vocabulary.ts';
import type { RuleId } from '../rules/rules.ts';
import type { Order } from '../state/commands.ts';
import type { Position } from '../state/state.ts';
import type { Piece, Unlawful } from '../state/why.ts';
import { carries, isOnRoute } from './convoys.ts';
import { balance } from './due.ts';

/** Possible, with the order as it is understood (a coast filled in or left out); or not, and why (§7.3). */
export type Lawful =
  | { readonly ok: true; readonly order: Order }
  | { readonly ok: false; readonly code: Unlawful['code']; readonly rule: RuleId; readonly why: Unlawful };

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
    if (unit.type === 'F') fleets |= numberAt(SEA_BIT, numberOf(province));
  }
  return { position, unitIn, fleets };
}

/**
 * Whether this unit may be given this order in the position surveyed, independent of the other orders (§7.3). For a
 * build, `unit` is the unit to be built. Movement orders that fail here leave the unit in place, where it may be
 * supported.
 */
export function lawfulOn(on: Survey, unit: Unit, order: Order): Lawful {
  switch (order.order) {
    case 'void':
      return no('§7.3', { code: 'UNREADABLE', written: order.written });
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
const no = (rule: RuleId, why: Unlawful): Lawful => ({ ok: false, code: why.code, rule, why });
const named = ({ type, loc }: Piece): Piece => ({ type, loc });
const wrongPhase = ({ position: { phase } }: Survey, { order }: Exclude<Order, { readonly order: 'void' }>): Lawful =>
  no(phase === 'retreat' ? '§12.6' : '§5.2', { code: 'WRONG_PHASE', phase, order });

/** Whether no unit may enter the province (§16.7). */
const isClosed = ({ position: { closed } }: Survey, province: Province): boolean => closed?.includes(province) === true;

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
  if (from === to) return no('§8.1', { code: 'SAME_PROVINCE', unit: named(unit) });
  if (isClosed(on, to)) return no('§16.7', { code: 'CLOSED', at: to });
  return unit.type === 'A' ? armyMove(on, unit, order, from, to) : fleetMove(unit, order);
}

/** By land, or over sea by fleets that could carry it (§8.2, §8.3). */
function armyMove(
  on: Survey,
  unit: Unit,
  order: Extract<Order, { readonly order: 'move' }>,
  from: Province,
  to: Province,
): Lawful {
  if (isSea(to)) return no('§8.2', { code: 'ARMY_AT_SEA', unit: named(unit) });
  const isStep = isArmyStep(numberOf(from), numberOf(to));
  if ((!isStep || order.via !== undefined) && !carries(on.fleets, numberOf(from), numberOf(to)))
    return isStep
      ? no('§11.7', { code: 'NO_ROUTE', unit: named(unit), from, to })
      : no('§8.2', { code: 'NOT_ADJACENT', unit: named(unit), to });
  return yes(order.to === to ? order : { ...order, to });
}

function fleetMove(unit: Unit, order: Extract<Order, { readonly order: 'move' }>): Lawful {
  if (order.via !== undefined) return no('§10.2', { code: 'FLEET_BY_CONVOY', unit: named(unit) });
  const to = fleetDestination(unit.loc, order.to);
  return typeof to === 'string' ? yes(order.to === to ? order : { ...order, to }) : to;
}

/** Where a fleet ordered to `to` goes: the coast is filled in where only one is possible (§8.7, DATC 6.B.2). */
function fleetDestination(from: Loc, to: Loc): Loc | Lawful {
  if (isInland(to)) return no('§8.4', { code: 'FLEET_INLAND', at: provinceOf(to) });
  if (!hasCoasts(to) || coastOf(to) !== undefined) {
    if (canMove({ type: 'F', loc: from }, to)) return to;
    return isFleetReach(from, provinceOf(to))
      ? no('§8.6', { code: 'COAST_UNREACHABLE', unit: { type: 'F', loc: from }, to })
      : no('§8.4', { code: 'NOT_ADJACENT', unit: { type: 'F', loc: from }, to });
  }
  const coasts = fleetNeighbours(from).filter((loc) => provinceOf(loc) === to);
  if (coasts.length === 1) return at(coasts, 0);
  return coasts.length === 0
    ? no('§8.4', { code: 'NOT_ADJACENT', unit: { type: 'F', loc: from }, to })
    : no('§8.7', { code: 'COAST_AMBIGUOUS', coasts });
}

const unknown = (loc: Loc): Lawful => no('§2.5', { code: 'UNKNOWN_PROVINCE', written: loc });

/** Returns whether the unit itself may move into this province, which a support there requires (§9.6, §9.7). */
const reaches = (unit: Unit, province: Province): boolean =>
  unit.type === 'A' ? isArmyStep(numberOf(unit.loc), numberOf(province)) : isFleetReach(unit.loc, province);

/**
 * §9.2, §9.4, §9.6, §9.9: where the unit itself could go, so nothing over water (§10.7); the unit helped may be far
 * (§9.8).
 */
function support(on: Survey, unit: Unit, order: Extract<Order, { readonly order: 'support' }>): Lawful {
  const here = provinceOf(unit.loc);
  const helped = on.unitIn.get(order.of);
  if (helped === undefined) return no('§9.9', { code: 'NO_UNIT', at: order.of });
  if (order.of === here) return no('§9.6', { code: 'SUPPORT_ITSELF', unit: named(unit) });
  const where = order.to === undefined ? order.of : provinceOf(order.to);
  if (where === here) return no('§9.6', { code: 'SUPPORT_ITSELF', unit: named(unit) });
  if (order.to !== undefined && !isLoc(order.to)) return unknown(order.to);
  if (isClosed(on, where)) return no('§16.7', { code: 'CLOSED', at: where });
  if (!reaches(unit, where)) return no('§9.6', { code: 'SUPPORT_OUT_OF_REACH', unit: named(unit), to: where });
  if (order.to === undefined) return yes(order);
  if (!couldMove(on, helped, order.to, unit))
    return no('§9.11', { code: 'SUPPORT_OF_IMPOSSIBLE_MOVE', unit: named(helped), to: order.to });
  return yes(helped.type === 'A' && order.to !== where ? { ...order, to: where } : order);
}

/**
 * Whether `mover` could be ordered there, also by convoy (§10.11), but not by one of `supporter` itself (DATC 6.D.31).
 */
function couldMove(on: Survey, mover: Unit, to: Loc, supporter: Unit): boolean {
  const province = provinceOf(to);
  if (mover.type === 'F') return coastOf(to) === undefined ? isFleetReach(mover.loc, province) : canMove(mover, to);
  if (isSea(to)) return false;
  const [a, b] = [numberOf(mover.loc), numberOf(province)];
  return isArmyStep(a, b) || (a !== b && carries(on.fleets & ~numberAt(SEA_BIT, numberOf(supporter.loc)), a, b));
}

/** §10.1-§10.3, §10.6, §10.8. A fleet has one order, and so carries one army (§10.4). */
function convoy(on: Survey, unit: Unit, order: Extract<Order, { readonly order: 'convoy' }>): Lawful {
  if (unit.type === 'A') return no('§7.9', { code: 'CONVOY_BY_ARMY', unit: named(unit) });
  if (!isSea(unit.loc)) return no('§10.6', { code: 'CONVOY_FROM_COAST', unit: named(unit) });
  const army = on.unitIn.get(order.of);
  if (army === undefined) return no('§10.3', { code: 'NO_UNIT', at: order.of });
  if (army.type === 'F') return no('§10.2', { code: 'CONVOY_OF_FLEET', unit: named(army) });
  if (!isLoc(order.to)) return unknown(order.to);
  if (order.of === order.to) return no('§8.1', { code: 'SAME_PROVINCE', unit: named(army) });
  if (isClosed(on, order.to)) return no('§16.7', { code: 'CLOSED', at: order.to });
  const isUseful =
    !isSea(order.to) &&
    isOnRoute(numberAt(SEA_BIT, numberOf(unit.loc)), on.fleets, numberOf(order.of), numberOf(order.to));
  return isUseful ? yes(order) : no('§10.8', { code: 'NO_ROUTE', unit: named(unit), from: order.of, to: order.to });
}

function retreat(on: Survey, unit: Unit, order: Extract<Order, { readonly order: 'retreat' }>): Lawful {
  const mine = on.position.dislodged.find(
    (dislodged) => dislodged.unit.power === unit.power && dislodged.unit.loc === unit.loc,
  );
  if (mine === undefined) return no('§12.6', { code: 'NOT_DISLODGED', unit: named(unit) });
  const fits = mine.retreats.filter(
    (loc) => loc === order.to || provinceOf(loc) === order.to || (unit.type === 'A' && loc === provinceOf(order.to)),
  );
  if (fits.length === 1) return yes({ ...order, to: at(fits, 0) });
  if (fits.length > 1) return no('§8.7', { code: 'COAST_AMBIGUOUS', coasts: fits });
  return retreatRefusal(on, mine.unit, mine.from, order.to);
}

function retreatRefusal(on: Survey, unit: Unit, from: Province, to: Loc): Lawful {
  const province = provinceOf(to);
  if (isClosed(on, province)) return no('§16.7', { code: 'CLOSED', at: province });
  if (on.unitIn.has(province)) return no('§12.4a', { code: 'OCCUPIED', at: province });
  if (province === from) return no('§12.4b', { code: 'ATTACKER_CAME_FROM', at: province });
  if (on.position.contested.includes(province)) return no('§12.4c', { code: 'CONTESTED', at: province });
  return no('§12.3', { code: 'NOT_ADJACENT', unit: named(unit), to });
}

function removal(on: Survey, unit: Unit, order: Order): Lawful {
  const standing = on.unitIn.get(provinceOf(unit.loc));
  if (standing?.power !== unit.power) return no('§13.13', { code: 'NO_UNIT', at: provinceOf(unit.loc) });
  return balance(on.position, unit.power) < 0 ? yes(order) : no('§13.5', { code: 'NO_REMOVALS', power: unit.power });
}

function build(on: Survey, unit: Unit, order: Extract<Order, { readonly order: 'build' }>): Lawful {
  const province = provinceOf(unit.loc);
  if (!homeCentres(unit.power).includes(province))
    return no('§13.6', { code: 'NOT_HOME', power: unit.power, at: province });
  if (on.position.centres[province] !== unit.power)
    return no('§13.6', { code: 'NOT_CONTROLLED', power: unit.power, at: province });
  if (on.unitIn.has(province)) return no('§13.6', { code: 'OCCUPIED', at: province });
  if (balance(on.position, unit.power) <= 0) return no('§13.6', { code: 'NO_BUILDS', power: unit.power });
  if (order.unit === 'A') return yes(order.coast === undefined ? order : { order: 'build', unit: 'A' });
  if (isInland(province)) return no('§13.9', { code: 'FLEET_INLAND', at: province });
  if (hasCoasts(province) && order.coast === undefined)
    return no('§13.9', { code: 'COAST_AMBIGUOUS', coasts: provinceRow(province).berths });
  return yes(hasCoasts(province) || order.coast === undefined ? order : { order: 'build', unit: 'F' });
}

/** The unit that an order at `province` is for; for a build, the unit that it makes. */
export function unitFor(
  { phase, units, dislodged }: Position,
  powers: readonly Power[],
  province: Province,
  order: Order,
): Unit | undefined {
  const isMine = ({ power, loc }: Unit): boolean => provinceOf(loc) === province && powers.includes(power);
  if (phase === 'retreat') return dislodged.map(({ unit }) => unit).find(isMine);
  if (phase === 'movement' || order.order !== 'build') return units.find(isMine);
  const home = PROVINCES[province]?.home;
  const power = home !== undefined && powers.includes(home) ? home : at(powers, 0);
  return { power, type: order.unit, loc: order.coast === undefined ? province : `${province}/${order.coast}` };
}
