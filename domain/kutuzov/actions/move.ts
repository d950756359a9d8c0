import type { Ordering } from '../frames/frames.ts';
import { moveChoices, orderRefusal } from '../orders/orders.ts';
import { reachBar } from '../windows/reach.ts';
import type { Action } from './action.ts';
import { give } from './consent.ts';
import { planFor, spoken } from './plans.ts';

/**
 * A move of one space by CP (§10.1), or by an event that needs none: into a duchy with enemies it is an attack, into a
 * zone if it is ordered so (§10.71).
 */
export const move: Action<Ordering, 'move'> = {
  type: 'move',
  legal: (view, frame, power) => moveChoices(view, power, frame, planFor(view, power)),
  against: (view, frame, power, order) => orderRefusal(view, power, frame, order) ?? reachBar(view, power, order),
  act: (table, frame, power, order) => give(table, power, frame, spoken(table, power, order)),
};
