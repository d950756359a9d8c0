import type { FrameOf } from '../frames.ts';
import { reachBar } from '../hands/reach.ts';
import { attackChoices, orderRefusal } from '../movement/orders.ts';
import { give } from '../procedures/movement/consent.ts';
import type { Action } from './action.ts';
import { planFor, spoken } from './plans.ts';

/** An attack on the enemies in the same zone, for the CP of a move (§10.72). */
export const attack: Action<FrameOf<'card' | 'grant'>, 'attack'> = {
  type: 'attack',
  legal: (view, frame, power) => attackChoices(view, power, frame, planFor(view, power)),
  against: (view, frame, power, order) => orderRefusal(view, power, frame, order) ?? reachBar(view, power, order),
  act: (table, frame, power, order) => give(table, power, frame, spoken(table, power, order)),
};
