import { constant, fields, oneOf } from '../../../contract/legal.ts';
import type { Refusal } from '../../../contract/refusal.ts';
import { type AnyAction, action, actionOf, carryOut } from '../../actions/action.ts';
import { command } from '../../actions/command.ts';
import { bridge } from '../../actions/ground/bridge.ts';
import { entrench } from '../../actions/ground/entrench.ts';
import { scorch } from '../../actions/ground/scorch.ts';
import { siege } from '../../actions/ground/siege.ts';
import type { Procedure } from '../../actions/procedure.ts';
import { react } from '../../actions/react.ts';
import { attritionDice, closeSeries } from '../../actions/spending/attrition-dice.ts';
import { buy } from '../../actions/spending/buy.ts';
import { moraleDice } from '../../actions/spending/morale-dice.ts';
import { play, playable } from '../../actions/spending/play.ts';
import { LEAVE_FIRST, toLeave } from '../../battle/withdrawal.ts';
import { sally } from '../../deeds/pieces/raising.ts';
import type { FrameOf } from '../../frames/frames.ts';
import { refusal } from '../../refusals.ts';
import type { View } from '../../state/view.ts';
import { go } from '../../table/table.ts';
import type { Power } from '../../terms/nations.ts';
import { settleBridges } from '../interphase/bridgehead.ts';
import { endImpulse } from './sequence.ts';

type Impulse = FrameOf<'impulse'>;

/** The actions of a Power in its impulse, besides ending it. */
const ACTIONS: readonly AnyAction<Impulse>[] = [
  action(play),
  action(buy),
  action<Impulse, 'command'>(command),
  action<Impulse, 'bridge'>(bridge),
  action<Impulse, 'siege'>(siege),
  action<Impulse, 'morale-dice'>(moraleDice),
  action<Impulse, 'attrition-dice'>(attritionDice),
  action<Impulse, 'entrench'>(entrench),
  action<Impulse, 'scorch'>(scorch),
  action<Impulse, 'react'>(react),
];

/**
 * A Power with a card must play one, unless it bought one (§4.2); in the retreat also for those who are not out yet
 * (§19.722).
 */
export function endRefusal(view: View, power: Power): Refusal | undefined {
  const { played, plus } = view.impulse;
  if (playable(view, power).length === 0) return undefined;
  if (toLeave(view, power).length > 0) return LEAVE_FIRST;
  if (played || plus) return undefined;
  return refusal(
    'MUST_PLAY_A_CARD',
    { en: 'a Power that holds a card must play one', ko: '카드를 가진 강국은 한 장을 내야 합니다.' },
    '§4.2',
  );
}

/** An impulse (§4.2). */
export const impulse: Procedure<Impulse> = {
  asks: (_, { power, stage }) => (stage === 'play' ? [power] : []),
  legal: (view, frame, power) =>
    oneOf([
      ...ACTIONS.flatMap((each) => each.legal(view, frame, power)),
      ...(endRefusal(view, power) === undefined ? [fields({ type: constant('end') })] : []),
    ]),
  against: (view, frame, power, given) =>
    given.type === 'end' ? endRefusal(view, power) : actionOf(ACTIONS, given)?.against(view, frame, power, given),
  act(table, frame, power, given) {
    closeSeries(table, given);
    if (given.type === 'end') go(table, { ...frame, stage: 'end' });
    else carryOut(ACTIONS, table, frame, power, given);
  },
  run(table, frame) {
    if (sally(table, frame.power, () => true)) return;
    if (frame.stage === 'end' && settleBridges(table, frame)) return;
    endImpulse(table, frame);
  },
  /** The default answer plays the first card, for its CP if it has any, and ends. */
  lapse(view, _, power) {
    const [first] = playable(view, power);
    return endRefusal(view, power) === undefined || first === undefined ? { type: 'end' } : first;
  },
};
