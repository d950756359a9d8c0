import { constant, fields, oneOf } from '../../../legal.ts';
import { at, last, sure } from '../../../lib/sure.ts';
import type { Frame, FrameOf } from '../../frames.ts';
import { react, reactionChoices, reactionRefusal, reactors } from '../../hands/reactions.ts';
import { hasPassed, scopesOf } from '../../hands/scopes.ts';
import { WINDOWS } from '../../hands/windows.ts';
import { CAMPS, POWERS, type Power } from '../../map/nations.ts';
import type { Position } from '../../state.ts';
import { enter, leave, sealFor, type Table } from '../../table.ts';
import type { Procedure } from '../procedure.ts';

type Window = FrameOf<'window'>;

const below = ({ frames }: Position): Frame => at(frames, -2);

/** Opens a window over the frame that is the last one now; where nobody is to be asked there is none. */
export function openWindow(table: Table, point: Window['point']): void {
  const frame = last(table.state.frames);
  const { who, resolve } = WINDOWS[point];
  const used = CAMPS.flatMap((camp) => table.state.homeUsed[camp]);
  const able = [...who(table.state, frame), ...reactingTo(table.state, point, frame, used)];
  const waiting = POWERS.filter((power) => able.includes(power) && !hasPassed(table.state, power, point));
  if (waiting.length === 0) resolve(table, frame, []);
  else enter(table, { is: 'window', point, waiting, topics: [] });
}

/** The Powers that might answer a window with a card. */
function reactingTo(position: Position, point: Window['point'], frame: Frame, used: readonly number[] = []): readonly Power[] {
  const { who, reacts, reactors: able } = WINDOWS[point];
  const others = who(position, frame);
  // Of Powers that share a hand those come first who are asked anyway (§PB6.9).
  const order = able(position, frame).toSorted((a, b) => Number(others.includes(b)) - Number(others.includes(a)));
  return reactors(position, reacts, order, used);
}

/** Every Power that is asked answers once; the answers are opened together. */
export const window: Procedure<Window> = {
  asks: (_, { waiting }) => waiting,
  legal(view, { point }, power) {
    const { who, choices, reacts } = WINDOWS[point];
    return oneOf([
      fields({ type: constant('pass') }),
      ...(point === 'auction' ? [] : scopesOf(view).map((scope) => fields({ type: constant('pass'), for: constant(scope) }))),
      ...(who(view, below(view)).includes(power) ? choices(view, below(view), power) : []),
      ...(reactingTo(view, point, below(view)).includes(power) ? reactionChoices(view, reacts, power) : []),
    ]);
  },
  against(view, { point }, power, command) {
    const { against, reacts } = WINDOWS[point];
    return command.type === 'react' ? reactionRefusal(view, reacts, power, command.card) : against(view, below(view), power, command);
  },
  act(table, _, power, command) {
    table.emit({ type: 'answered', power, sealed: sealFor(table, power, command) });
  },
  run(table, { point, topics }) {
    // Whether dice follow depends on the answers. A dry run ends at the first draw, so that it must come before they are looked at.
    table.chance.draw('window', 1);
    const answers = topics.map((topic) => sure(table.state.answers[topic], `answer ${topic}`));
    table.emit({ type: 'opened', opens: topics.map((topic) => ({ topic })), answers });
    leave(table);
    WINDOWS[point].resolve(table, last(table.state.frames), answers);
    react(table, answers);
  },
  lapse: () => ({ type: 'pass' }),
};
