import { at, numberAt } from '../../lib/sure.ts';
import { isArmyStep, numberOf, PROVINCE_COUNT, powerNumber, SEA_BIT } from '../map/atlas.ts';
import { provinceOf } from '../map/provinces.ts';
import type { Unit } from '../map/vocabulary.ts';
import type { Order } from '../state/commands.ts';
import type { Orders, Rulings } from '../state/state.ts';
import { carries, isOnRoute } from './convoys.ts';
import { type Lawful, lawfulOn, type Survey } from './lawful.ts';

/** Kinds of orders. 0, with which an array of integers begins, is a hold. */
export const MOVE = 1;
export const SUPPORT = 2;
export const CONVOY = 3;

/** `NOBODY`: no unit, no next one in a list. */
export const NOBODY = -1;

/**
 * The orders of a movement phase as integers. A unit is its place in `units`, a province its number (atlas.ts). Lists
 * of units (the attackers of a province, the helpers of a unit) are linked through `next...` arrays and end in
 * `NOBODY`.
 */
export interface Field {
  readonly rulings: Rulings;
  readonly units: readonly Unit[];
  readonly orders: readonly Order[];
  /** Why an order is not followed (§7.3); such a unit holds. */
  readonly refused: readonly (Extract<Lawful, { readonly ok: false }> | undefined)[];
  readonly power: Int8Array;
  readonly province: Int16Array;
  readonly kind: Int8Array;
  /** Where a unit moves to; where its support is given (§9.6); where a convoy leads. */
  readonly target: Int16Array;
  /** Whether a support or convoy matches what the unit it helps was ordered (§9.10, §9.11, §10.5). */
  readonly isMatched: Int8Array;
  /** Whether a move goes by convoy (§11.7). */
  readonly isConvoyed: Int8Array;
  readonly unitIn: Int16Array;
  readonly firstAttacker: Int16Array;
  readonly nextAttacker: Int16Array;
  readonly firstSupporter: Int16Array;
  readonly nextSupporter: Int16Array;
  readonly firstCarrier: Int16Array;
  readonly nextCarrier: Int16Array;
}

const HOLDS: Order = { order: 'hold' };

/** Reads the orders of a movement phase: what is possible, what helps what, and who goes by sea. */
export function readField(on: Survey, orders: Orders, rulings: Rulings): Field {
  const { units } = on.position;
  const field = emptyField(units, rulings);
  const read: Order[] = [];
  const refused: (Extract<Lawful, { readonly ok: false }> | undefined)[] = [];
  for (let u = 0; u < units.length; u++) {
    const unit = at(units, u);
    field.power[u] = powerNumber(unit.power);
    const province = numberOf(unit.loc);
    field.province[u] = province;
    field.unitIn[province] = u;
    const written = orders[unit.power]?.[provinceOf(unit.loc)] ?? HOLDS;
    const judged = lawfulOn(on, unit, written);
    read.push(judged.ok ? judged.order : written);
    refused.push(judged.ok ? undefined : judged);
    if (judged.ok) place(field, u, judged.order);
  }
  const whole: Field = { ...field, orders: read, refused };
  for (let u = 0; u < units.length; u++) if (numberAt(whole.kind, u) >= SUPPORT) match(whole, u);
  for (let u = 0; u < units.length; u++) if (whole.kind[u] === MOVE) whole.isConvoyed[u] = goesBySea(whole, u) ? 1 : 0;
  return whole;
}

const emptyField = (units: readonly Unit[], rulings: Rulings): Omit<Field, 'orders' | 'refused'> => {
  const lists = (size: number): Int16Array => new Int16Array(size).fill(NOBODY);
  const n = units.length;
  return {
    rulings,
    units,
    power: new Int8Array(n),
    province: new Int16Array(n),
    kind: new Int8Array(n),
    target: lists(n),
    isMatched: new Int8Array(n),
    isConvoyed: new Int8Array(n),
    unitIn: lists(PROVINCE_COUNT),
    firstAttacker: lists(PROVINCE_COUNT),
    nextAttacker: lists(n),
    firstSupporter: lists(n),
    nextSupporter: lists(n),
    firstCarrier: lists(n),
    nextCarrier: lists(n),
  };
};

function place(field: Omit<Field, 'orders' | 'refused'>, u: number, order: Order): void {
  if (order.order === 'move') {
    const to = numberOf(order.to);
    field.kind[u] = MOVE;
    field.target[u] = to;
    field.nextAttacker[u] = numberAt(field.firstAttacker, to);
    field.firstAttacker[to] = u;
  } else if (order.order === 'support') {
    field.kind[u] = SUPPORT;
    field.target[u] = numberOf(order.to ?? order.of);
  } else if (order.order === 'convoy') {
    field.kind[u] = CONVOY;
    field.target[u] = numberOf(order.to);
  }
}

function match(field: Field, u: number): void {
  const order = at(field.orders, u);
  if (order.order !== 'support' && order.order !== 'convoy') return;
  const helped = numberAt(field.unitIn, numberOf(order.of));
  const ordered = at(field.orders, helped);
  if (field.kind[u] === CONVOY) {
    if (field.kind[helped] !== MOVE || field.target[helped] !== field.target[u]) return;
    field.nextCarrier[u] = numberAt(field.firstCarrier, helped);
    field.firstCarrier[helped] = u;
  } else {
    if (order.to === undefined ? field.kind[helped] === MOVE : field.kind[helped] !== MOVE) return;
    if (order.to !== undefined && field.target[helped] !== field.target[u]) return;
    // A coast that is named must be the one ordered (DATC 6.B.9); one left out fits either (6.B.7).
    if (order.to !== undefined && order.to.length > 3 && ordered.order === 'move' && ordered.to !== order.to) return;
    field.nextSupporter[u] = numberAt(field.firstSupporter, helped);
    field.firstSupporter[helped] = u;
  }
  field.isMatched[u] = 1;
}

/** The seas of the fleets ordered to carry this army, as a bit mask. */
export function carriersOf(field: Field, army: number): number {
  let fleets = 0;
  for (let f = numberAt(field.firstCarrier, army); f !== NOBODY; f = numberAt(field.nextCarrier, f))
    fleets |= numberAt(SEA_BIT, numberAt(field.province, f));
  return fleets;
}

/**
 * Whether a moving army goes by convoy: always where there is no way by land. Between neighbours, if its order says so
 * or a fleet of its own power carries it: for `rulebook` one on a whole route as ordered (§11.7), for `datc` any
 * possible convoy order shows the intent (DATC 4.A.3).
 */
function goesBySea(field: Field, u: number): boolean {
  if (at(field.units, u).type === 'F') return false;
  const [from, to] = [numberAt(field.province, u), numberAt(field.target, u)];
  const order = at(field.orders, u);
  if ((order.order === 'move' && order.via !== undefined) || !isArmyStep(from, to)) return true;
  for (let f = numberAt(field.firstCarrier, u); f !== NOBODY; f = numberAt(field.nextCarrier, f)) {
    if (field.power[f] !== field.power[u]) continue;
    if (
      field.rulings === 'datc' ||
      isOnRoute(numberAt(SEA_BIT, numberAt(field.province, f)), carriersOf(field, u), from, to)
    )
      return true;
  }
  return false;
}

/** Whether the move and the order of the unit in its way would have them change places by land (§8.13). */
export const isHeadToHead = (field: Field, mover: number, facing: number): boolean =>
  facing !== NOBODY &&
  field.kind[facing] === MOVE &&
  field.target[facing] === field.province[mover] &&
  field.isConvoyed[mover] === 0 &&
  field.isConvoyed[facing] === 0;

/** Whether fleets in these seas would bring the army to where it goes. */
export const isCarried = (field: Field, army: number, fleets: number): boolean =>
  carries(fleets, numberAt(field.province, army), numberAt(field.target, army));
