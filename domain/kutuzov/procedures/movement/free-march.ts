import { constant, fields, oneOf } from '../../../contract/legal.ts';
import { type AnyAction, action, actionOf, carryOut } from '../../actions/action.ts';
import { command } from '../../actions/command.ts';
import { move } from '../../actions/move.ts';
import type { Procedure } from '../../actions/procedure.ts';
import { react } from '../../actions/react.ts';
import type { FrameOf } from '../../frames/frames.ts';
import { moveChoices } from '../../orders/orders.ts';
import type { Position } from '../../state/state.ts';
import { go, leave } from '../../table/table.ts';

type FreeMarch = FrameOf<'free-march'>;

const ACTIONS: readonly AnyAction<FreeMarch>[] = [
  action<FreeMarch, 'move'>(move),
  action<FreeMarch, 'command'>(command),
  action<FreeMarch, 'react'>(react),
];

/** Whether the formation can still go on: it has not come to a stop, and is left (§10.5). */
const canGo = (position: Position, frame: FreeMarch): boolean =>
  frame.spaces > 0 && moveChoices(position, frame.power, frame).length > 0;

/**
 * A formation marches by event, space by space; after a battle that is no overrun it does not go on (§12.52). Who goes
 * the first move tells.
 */
export const freeMarch: Procedure<FreeMarch> = {
  asks: (position, frame) => (canGo(position, frame) ? [frame.power] : []),
  legal: (view, frame, power) =>
    oneOf([fields({ type: constant('done') }), ...ACTIONS.flatMap((each) => each.legal(view, frame, power))]),
  against: (view, frame, power, given) => actionOf(ACTIONS, given)?.against(view, frame, power, given),
  act(table, frame, power, given) {
    if (given.type === 'done') go(table, { ...frame, spaces: 0 });
    else carryOut(ACTIONS, table, frame, power, given);
  },
  run: leave,
  lapse: () => ({ type: 'done' }),
};
