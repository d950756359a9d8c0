import { at, sure } from '../../lib/sure.ts';
import type { Locale } from '../../lib/text.ts';
import type { Point } from '../map/geometry.ts';
import { canMove, provinceOf } from '../map/provinces.ts';
import type { Phase, Province } from '../map/vocabulary.ts';
import type { Order } from '../state/commands.ts';
import type { OrderResult } from '../state/state.ts';
import type { View } from '../view.ts';
import { asideOf, chainOf, gapAt, placeOf, pointOn, type Route } from './lines.ts';

/** An order of the last phase with its outcome, or a draft of the viewer for this phase, without one. */
export type Drawn = Pick<OrderResult, 'power' | 'unit' | 'order' | 'dislodgedFrom'> &
  Partial<Pick<OrderResult, 'outcome' | 'rule'>>;

/** A phase to be drawn. */
export interface Sheet {
  readonly phase: Phase;
  readonly orders: readonly Drawn[];
  readonly isDraft: boolean;
  readonly view: View;
  readonly locale: Locale;
}

export type Move = Extract<Order, { readonly order: 'move' }>;
export type Support = Extract<Order, { readonly order: 'support' }>;
export type Convoy = Extract<Order, { readonly order: 'convoy' }>;

/** Where the unit of an order is drawn: at its place, or beside it when it was driven out. */
export function stand({ phase, view }: Sheet, { unit, dislodgedFrom }: Pick<Drawn, 'unit' | 'dislodgedFrom'>): Point {
  if (dislodgedFrom !== undefined) return asideOf(unit.loc, dislodgedFrom);
  if (phase !== 'retreat') return placeOf(unit.loc);
  return asideOf(unit.loc, view.dislodged.find((one) => one.unit.loc === unit.loc)?.from);
}

/** How far a line into an empty province stays away from the middle of its place. */
const NEAR = 3;

/** The line through these stops to the unit's place at `to`: beside a unit, into the place where there is none. */
function route(sheet: Sheet, stops: readonly Point[], to: string, bend = 0): Route {
  const end = placeOf(to);
  return { stops: [...stops, end], bend, gap: isEmpty(sheet, to) ? NEAR : gapAt(end, at(stops, -1)) };
}

/** Straight to `to`, or bent beside a move the other way; drafts a little, beside what the phase before drew there. */
export function routeTo(sheet: Sheet, one: Drawn, to: string): Route {
  const isOpposed = sheet.orders.some(
    ({ unit, order }) =>
      order.order === 'move' &&
      provinceOf(order.to) === provinceOf(one.unit.loc) &&
      provinceOf(unit.loc) === provinceOf(to),
  );
  return route(sheet, [stand(sheet, one)], to, isOpposed ? 9 : sheet.isDraft ? 5 : 0);
}

/** The fleets that carried an army or were to carry it; none if it went by land (§11.7). */
export function carriersOf({ orders }: Pick<Sheet, 'orders'>, { unit }: Drawn, { to, via }: Move): readonly Drawn[] {
  const from = provinceOf(unit.loc);
  if (unit.type === 'F') return [];
  const fleets = orders.filter(
    ({ order, outcome }) =>
      order.order === 'convoy' && order.of === from && order.to === to && outcome !== 'void' && outcome !== 'illegal',
  );
  const isBySea =
    via !== undefined ||
    !canMove(unit, to) ||
    fleets.some(({ outcome, rule }) => outcome !== 'dislodged' && rule !== '§11.7');
  return isBySea ? fleets : [];
}

/** The way of a move: by the fleets that carry it, or straight. */
export function moveRoute(sheet: Sheet, one: Drawn, order: Move): Route {
  const fleets = carriersOf(sheet, one, order);
  if (fleets.length === 0)
    return one.outcome === 'bounced' ? bouncedRoute(sheet, one, order) : routeTo(sheet, one, order.to);
  const bySea = route(
    sheet,
    [stand(sheet, one), ...seaStops(sheet, provinceOf(one.unit.loc), order.to, fleets)],
    order.to,
  );
  return one.outcome === 'bounced' && isEmpty(sheet, order.to) ? { ...bySea, gap: 0 } : bySea;
}

const isEmpty = ({ view }: Sheet, place: string): boolean =>
  view.units.every(({ loc }) => provinceOf(loc) !== provinceOf(place));

/** To where a move was stopped: half way to a unit that came the other way, else the place, if it is empty. */
function bouncedRoute(sheet: Sheet, one: Drawn, { to }: Move): Route {
  const [start, end] = [stand(sheet, one), placeOf(to)];
  const [from, goal] = [provinceOf(one.unit.loc), provinceOf(to)];
  const isMet = sheet.orders.some(
    ({ unit, order, outcome }) =>
      outcome === 'bounced' && order.order === 'move' && provinceOf(unit.loc) === goal && provinceOf(order.to) === from,
  );
  if (isMet) return { stops: [start, [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2]], bend: 0, gap: 0 };
  return isEmpty(sheet, to) ? { stops: [start, end], bend: 0, gap: 0 } : routeTo(sheet, one, to);
}

/** The places of the fleets on the way, without those driven out where the way is whole without them. */
function seaStops(sheet: Sheet, from: Province, to: Province, fleets: readonly Drawn[]): readonly Point[] {
  const left = fleets.filter(({ dislodgedFrom }) => dislodgedFrom === undefined);
  const seas = (of: readonly Drawn[]): readonly Province[] => of.map(({ unit }) => unit.loc);
  const chain = chainOf(from, to, seas(left)) ?? chainOf(from, to, seas(fleets)) ?? seas(fleets);
  return chain.map((sea) =>
    stand(
      sheet,
      sure(
        fleets.find(({ unit }) => unit.loc === sea),
        `fleet in ${sea}`,
      ),
    ),
  );
}

const unitIn = ({ orders }: Sheet, province: Province): Drawn | undefined =>
  orders.find(({ unit }) => provinceOf(unit.loc) === province);

/** The move of the unit in `of` to `to`, if it is among the orders drawn. */
function moveOf(sheet: Sheet, of: Province, to: string): readonly [Drawn, Move] | undefined {
  const one = unitIn(sheet, of);
  return one?.order.order === 'move' && provinceOf(one.order.to) === provinceOf(to) ? [one, one.order] : undefined;
}

/** Whether the move of the unit in `of` to `to` is drawn as a separate order. */
export const isDrawn = (sheet: Sheet, of: Province, to: string): boolean => moveOf(sheet, of, to) !== undefined;

/** Where the unit in a province is drawn that another order names. */
function standIn(sheet: Sheet, province: Province): Point {
  const one = unitIn(sheet, province);
  if (one !== undefined) return stand(sheet, one);
  return placeOf(sheet.view.units.find(({ loc }) => provinceOf(loc) === province)?.loc ?? province);
}

/** Returns the route of a move that another order names. */
export function helpedRoute(sheet: Sheet, of: Province, to: string): Route {
  const move = moveOf(sheet, of, to);
  return move === undefined ? route(sheet, [standIn(sheet, of)], to) : moveRoute(sheet, ...move);
}

/** The way that a convoy order speaks of, by all fleets that have the same order; for the first of them only. */
export function convoyRoute(sheet: Sheet, one: Drawn, { of, to }: Convoy): Route | undefined {
  const fleets = sheet.orders.filter(({ order }) => order.order === 'convoy' && order.of === of && order.to === to);
  return fleets[0] === one ? route(sheet, [standIn(sheet, of), ...seaStops(sheet, of, to, fleets)], to) : undefined;
}

/** Where along a move its supports end: each of several at a separate point. */
const SHARES: readonly number[] = [0.5, 0.34, 0.66, 0.2, 0.8];

/** Whether a ring at a point would cover a part of a unit. */
const isOnUnit = ({ view }: Sheet, [x, y]: Point): boolean =>
  view.units.some(({ loc }) => {
    const place = placeOf(loc);
    return Math.abs(place[0] - x) < 22 && Math.abs(place[1] - y) < 19;
  });

/**
 * Draws a line from the supporting unit to the supported unit, or to its move. It bends, because it may lie along the
 * move.
 */
export function supportRoute(sheet: Sheet, one: Drawn, { of, to }: Support): Route {
  const from = stand(sheet, one);
  const bendTo = (end: Point): number => Math.min(14, Math.hypot(end[0] - from[0], end[1] - from[1]) * 0.08);
  if (to === undefined) {
    const end = standIn(sheet, of);
    return { stops: [from, end], bend: bendTo(end), gap: gapAt(end, from) };
  }
  const same = sheet.orders.filter(({ order }) => order.order === 'support' && order.of === of && order.to === to);
  const helped = helpedRoute(sheet, of, to);
  const free = SHARES.map((share) => pointOn(helped, share)).filter((point) => !isOnUnit(sheet, point));
  const ends = free.length === 0 ? [pointOn(helped, at(SHARES, 0))] : free;
  const end = at(ends, same.indexOf(one) % ends.length);
  return { stops: [from, end], bend: bendTo(end), gap: 0 };
}
