import { constant, fields, oneOf } from '../../../contract/legal.ts';
import { type AnyAction, action, actionOf, carryOut } from '../../actions/action.ts';
import { attack } from '../../actions/attack.ts';
import { command } from '../../actions/command.ts';
import { convoy } from '../../actions/convoy.ts';
import { bridge } from '../../actions/ground/bridge.ts';
import { entrench } from '../../actions/ground/entrench.ts';
import { flag } from '../../actions/ground/flag.ts';
import { build, regroup } from '../../actions/ground/raise.ts';
import { scorch } from '../../actions/ground/scorch.ts';
import { siege } from '../../actions/ground/siege.ts';
import { leavingMove, leavingMoves } from '../../actions/leaving.ts';
import { move } from '../../actions/move.ts';
import type { Procedure } from '../../actions/procedure.ts';
import { react } from '../../actions/react.ts';
import { attritionDice, closeSeries } from '../../actions/spending/attrition-dice.ts';
import { moraleDice } from '../../actions/spending/morale-dice.ts';
import { LEAVE_FIRST } from '../../battle/withdrawal.ts';
import { putAway } from '../../deeds/hands/dealing.ts';
import { sally } from '../../deeds/pieces/raising.ts';
import type { Command } from '../../frames/commands.ts';
import type { FrameOf } from '../../frames/frames.ts';
import { isZone } from '../../map/ground.ts';
import { leave } from '../../table/table.ts';
import type { Use } from '../../terms/uses.ts';

type Card = FrameOf<'card' | 'grant'>;

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
  action<Card, 'react'>(react),
];

/** What CP of an event may be limited to; actions that take no CP are possible besides. */
const LIMITED: { readonly [type in Command['type']]?: Use } = {
  move: 'move',
  attack: 'move',
  flag: 'flag',
  build: 'build',
  regroup: 'regroup',
  convoy: 'all',
  'morale-dice': 'all',
  'attrition-dice': 'all',
};

/** What the CP at hand may be spent on. */
function actionsOf(frame: Card): readonly AnyAction<Card>[] {
  if (frame.is === 'card' || frame.uses.includes('all')) return ACTIONS;
  return ACTIONS.filter(({ type }) => LIMITED[type] === undefined || frame.uses.includes(LIMITED[type]));
}

/** A card is played for its CP, or an event gives some, until they are spent or given up (§5.5). */
const spending: Procedure<Card> = {
  asks: (_, { power, cp }) => (cp > 0 ? [power] : []),
  legal(view, frame, power) {
    const leaving = leavingMoves(view, frame, power);
    if (leaving.length > 0)
      return oneOf([...leaving, ...command.legal(view, frame, power), ...react.legal(view, frame, power)]);
    return oneOf([
      ...actionsOf(frame).flatMap((each) => each.legal(view, frame, power)),
      fields({ type: constant('done') }),
    ]);
  },
  against: (view, frame, power, given) =>
    given.type !== 'move' && leavingMoves(view, frame, power).length > 0
      ? LEAVE_FIRST
      : actionOf(actionsOf(frame), given)?.against(view, frame, power, given),
  act(table, frame, power, given) {
    closeSeries(table, given);
    if (given.type === 'done') table.emit({ type: 'cp-spent', cp: frame.cp, left: 0, rule: '§5.5' });
    else carryOut(ACTIONS, table, frame, power, given);
  },
  run(table, frame) {
    if (sally(table, frame.power, (space) => isZone(table.state, space))) return;
    leave(table);
    if (frame.is === 'card') putAway(table, frame.power, frame.card, 'cp');
  },
  lapse(view, frame, power) {
    const leaving = leavingMoves(view, frame, power);
    return leaving.length > 0 ? leavingMove(leaving) : { type: 'done' };
  },
};

export const card: Procedure<FrameOf<'card'>> = spending as Procedure<Card> as Procedure<FrameOf<'card'>>;
export const grant: Procedure<FrameOf<'grant'>> = spending as Procedure<Card> as Procedure<FrameOf<'grant'>>;
