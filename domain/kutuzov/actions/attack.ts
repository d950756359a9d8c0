import type { FrameOf } from '../frames/frames.ts';
import { attackChoices, orderRefusal } from '../orders/orders.ts';
import { reachBar } from '../windows/reach.ts';
import type { Action } from './action.ts';
import { give } from './consent.ts';
import { planFor, spoken } from './plans.ts';

/** An attack on the enemies in the same zone, for the CP of a move (§10.72). */
export const attack: Action<FrameOf<'card' | 'grant'>, 'attack'> = {
  type: 'attack',
  legal: (view, frame, power) => attackChoices(view, power, frame, planFor(view, power)),
  against: (view, frame, power, order) => orderRefusal(view, power, frame, order) ?? reachBar(view, power, order),
  act: (table, frame, power, order) => give(table, power, frame, spoken(table, power, order)),
};
