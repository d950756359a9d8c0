import type { FrameOf } from '../frames.ts';
import { attackChoices, orderRefusal } from '../movement/orders.ts';
import { give } from '../procedures/movement/consent.ts';
import type { Action } from './action.ts';

/** An attack on the enemies in the same zone, for the CP of a move (§10.72). */
export const attack: Action<FrameOf<'card' | 'grant'>, 'attack'> = {
  type: 'attack',
  legal: (view, frame, power) => attackChoices(view, power, frame),
  against: (view, frame, power, order) => orderRefusal(view, power, frame, order),
  act: (table, frame, power, order) => give(table, power, frame, order),
};
