import { constant, fields, oneOf } from '../../legal.ts';
import { type AnyAction, action, actionOf } from '../action.ts';
import { attritionDice, closeSeries } from '../actions/attrition-dice.ts';
import { command } from '../actions/command.ts';
import { flag } from '../actions/flag.ts';
import { moraleDice } from '../actions/morale-dice.ts';
import { move } from '../actions/move.ts';
import { putAway } from '../dealing.ts';
import type { FrameOf } from '../frames.ts';
import type { Procedure } from '../procedure.ts';
import { leave } from '../table.ts';

type Card = FrameOf<'card'>;

/** What CP are for, in any mix (§5.5). */
const ACTIONS: readonly AnyAction<Card>[] = [
  action(move),
  action(flag),
  action<Card, 'command'>(command),
  action<Card, 'morale-dice'>(moraleDice),
  action<Card, 'attrition-dice'>(attritionDice),
];

/** A card is played for its CP until they are spent or given up (§5.5). */
export const card: Procedure<Card> = {
  asks: (_, { power, cp }) => (cp > 0 ? [power] : []),
  legal: (view, frame, power) => oneOf([...ACTIONS.flatMap((each) => each.legal(view, frame, power)), fields({ type: constant('done') })]),
  against: (view, frame, power, given) => actionOf(ACTIONS, given)?.against(view, frame, power, given),
  act(table, frame, power, given) {
    closeSeries(table, given);
    if (given.type === 'done') table.emit({ type: 'cp-spent', cp: frame.cp, left: 0, rule: '§5.5' });
    else actionOf(ACTIONS, given)!.act(table, frame, power, given);
  },
  run(table, frame) {
    leave(table);
    putAway(table, frame.power, frame.card, 'cp');
  },
  lapse: () => ({ type: 'done' }),
};
