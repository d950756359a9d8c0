import type { Action } from '../action.ts';
import type { Spending } from '../frames.ts';
import { moveChoices, orderRefusal } from '../orders.ts';
import { give } from '../procedures/consent.ts';

/** A move of one space by CP (§10.1): into a duchy with enemies it is an attack, into a zone if it is ordered so (§10.71). */
export const move: Action<Spending, 'move'> = {
  type: 'move',
  legal: (view, { cp }, power) => moveChoices(view, power, cp),
  against: (view, { cp }, power, order) => orderRefusal(view, power, cp, order),
  act: (table, { cp }, power, order) => give(table, power, cp, order),
};
