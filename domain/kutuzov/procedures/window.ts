import { constant, fields, oneOf } from '../../legal.ts';
import type { Frame, FrameOf } from '../frames.ts';
import type { Procedure } from '../procedure.ts';
import type { Position } from '../state.ts';
import { enter, leave, sealFor, type Table } from '../table.ts';
import { WINDOWS } from '../windows.ts';

type Window = FrameOf<'window'>;

const below = ({ frames }: Position): Frame => frames.at(-2)!;

/** Opens a window over the frame that is the last one now; where nobody is to be asked there is none. */
export function openWindow(table: Table, point: Window['point']): void {
  const frame = table.state.frames.at(-1)!;
  const waiting = WINDOWS[point].who(table.state, frame);
  if (waiting.length === 0) WINDOWS[point].resolve(table, frame, []);
  else enter(table, { is: 'window', point, waiting, topics: [] });
}

/** Every Power that is asked answers once; the answers are opened together. */
export const window: Procedure<Window> = {
  asks: (_, { waiting }) => waiting,
  legal: (view, { point }, power) => oneOf([fields({ type: constant('pass') }), ...WINDOWS[point].choices(view, below(view), power)]),
  against: (view, { point }, power, command) => WINDOWS[point].against?.(view, below(view), power, command),
  act(table, _, power, command) {
    table.emit({ type: 'answered', power, sealed: sealFor(table, power, command) });
  },
  run(table, { point, topics }) {
    // Whether dice follow depends on the answers. A dry run ends at the first draw, so that it must come before they are looked at.
    table.chance.draw('window', 1);
    const answers = topics.map((topic) => table.state.answers[topic]!);
    table.emit({ type: 'opened', opens: topics.map((topic) => ({ topic })), answers });
    leave(table);
    WINDOWS[point].resolve(table, table.state.frames.at(-1)!, answers);
  },
  lapse: () => ({ type: 'pass' }),
};
