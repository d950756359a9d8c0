import type { Note } from '../../contract/refusal.ts';
import type { Text } from '../../lib/text.ts';
import { POWER_NAMES } from '../map/powers.ts';
import { placeName, provinceOf } from '../map/provinces.ts';
import type { Loc, Power, Province, Unit } from '../map/vocabulary.ts';
import type { REMARKS } from '../refusals.ts';
import type { Command, Order } from '../state/commands.ts';
import type { View } from '../view.ts';

/** A seat's sheet with what it sees of the board. */
export interface Plan {
  readonly view: View;
  readonly powers: readonly Power[];
  readonly orders: Command['orders'];
  readonly unitIn: ReadonlyMap<Province, Unit>;
}

export type Move = Extract<Order, { readonly order: 'move' }>;
export type Support = Extract<Order, { readonly order: 'support' }>;
export type Convoy = Extract<Order, { readonly order: 'convoy' }>;

export const isMine = ({ powers }: Plan, { power }: Unit): boolean => powers.includes(power);

/** Whether the unit has no player: it always holds (§16.2). */
export const isIdle = ({ view }: Plan, { power }: Unit): boolean =>
  !Object.values(view.seats).some(({ powers }) => powers.includes(power));

export const orderOf = ({ orders }: Plan, unit: Unit): Order | undefined => orders[provinceOf(unit.loc)];

/** The unit's move as the seat orders it; undefined: it stays, or the seat does not order it. */
export function moveOf(plan: Plan, unit: Unit): Move | undefined {
  const order = isMine(plan, unit) ? orderOf(plan, unit) : undefined;
  return order?.order === 'move' ? order : undefined;
}

/** The seat's own units that are ordered to do this. */
export const ordered = (plan: Plan, doing: (order: Order, unit: Unit) => boolean): readonly Unit[] =>
  plan.view.units.filter((unit) => {
    const order = isMine(plan, unit) ? orderOf(plan, unit) : undefined;
    return order !== undefined && doing(order, unit);
  });

/** Whether a support is for exactly this move (§9.7, §9.11). */
export const helps = ({ to }: Support, move: Move): boolean =>
  to !== undefined && provinceOf(to) === provinceOf(move.to) && (to === provinceOf(to) || to === move.to);

/** 1 and the supports that the seat itself orders for the move (§9.3). */
export const strengthOf = (plan: Plan, unit: Unit, move: Move): number =>
  1 +
  ordered(plan, (order) => order.order === 'support' && order.of === provinceOf(unit.loc) && helps(order, move)).length;

/** `about`: a province, or a power. */
export const note = (code: keyof typeof REMARKS, about: Loc | Power, rule: string, { en, ko }: Text): Note => ({
  code,
  about: about.includes('/') ? provinceOf(about) : about,
  detail: en,
  ko,
  rule,
});

/** Words for a place, a unit and a power, in both languages. */
export const place = (loc: Loc): Text => ({ en: placeName(loc), ko: placeName(loc, 'ko') });
export const named = ({ type, loc }: Pick<Unit, 'type' | 'loc'>): Text => ({
  en: `${type} ${placeName(loc)}`,
  ko: `${placeName(loc, 'ko')}의 ${type === 'A' ? '육군' : '해군'}`,
});
export const owner = ({ power }: Unit): Text => ({ en: POWER_NAMES.en[power], ko: POWER_NAMES.ko[power] });
