import { constant, fields, oneOf } from '../../legal.ts';
import { type AnyAction, action, actionOf } from '../action.ts';
import { attack } from '../actions/attack.ts';
import { attritionDice, closeSeries } from '../actions/attrition-dice.ts';
import { bridge } from '../actions/bridge.ts';
import { command } from '../actions/command.ts';
import { convoy } from '../actions/convoy.ts';
import { entrench } from '../actions/entrench.ts';
import { flag } from '../actions/flag.ts';
import { moraleDice } from '../actions/morale-dice.ts';
import { move } from '../actions/move.ts';
import { build, regroup } from '../actions/raise.ts';
import { scorch } from '../actions/scorch.ts';
import { siege } from '../actions/siege.ts';
import { putAway } from '../dealing.ts';
import type { FrameOf } from '../frames.ts';
import { isZone } from '../ground.ts';
import type { Procedure } from '../procedure.ts';
import { sally } from '../raising.ts';
import { leave } from '../table.ts';
import { LEAVE_FIRST } from '../withdrawal.ts';
import { leavingMove, leavingMoves } from './withdrawal.ts';

type Card = FrameOf<'card'>;

/** What CP are for, in any mix (§5.5). */
const ACTIONS: readonly AnyAction<Card>[] = [
  action<Card, 'move'>(move),
  action<Card, 'flag'>(flag),
  action(build),
  action(regroup),
  action(convoy),
  action(attack),
  action<Card, 'command'>(command),
  action<Card, 'bridge'>(bridge),
  action<Card, 'siege'>(siege),
  action<Card, 'morale-dice'>(moraleDice),
  action<Card, 'attrition-dice'>(attritionDice),
  action<Card, 'entrench'>(entrench),
  action<Card, 'scorch'>(scorch),
];

/** A card is played for its CP until they are spent or given up (§5.5). */
export const card: Procedure<Card> = {
  asks: (_, { power, cp }) => (cp > 0 ? [power] : []),
  legal(view, frame, power) {
    const leaving = leavingMoves(view, frame, power);
    if (leaving.length > 0) return oneOf([...leaving, ...command.legal(view, frame, power)]);
    return oneOf([...ACTIONS.flatMap((each) => each.legal(view, frame, power)), fields({ type: constant('done') })]);
  },
  against: (view, frame, power, given) =>
    given.type !== 'move' && leavingMoves(view, frame, power).length > 0
      ? LEAVE_FIRST
      : actionOf(ACTIONS, given)?.against(view, frame, power, given),
  act(table, frame, power, given) {
    closeSeries(table, given);
    if (given.type === 'done') table.emit({ type: 'cp-spent', cp: frame.cp, left: 0, rule: '§5.5' });
    else actionOf(ACTIONS, given)!.act(table, frame, power, given);
  },
  run(table, frame) {
    if (sally(table, frame.power, (space) => isZone(table.state, space))) return;
    leave(table);
    putAway(table, frame.power, frame.card, 'cp');
  },
  lapse(view, frame, power) {
    const leaving = leavingMoves(view, frame, power);
    return leaving.length > 0 ? leavingMove(leaving) : { type: 'done' };
  },
};
