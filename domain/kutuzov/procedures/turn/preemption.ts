import { among, constant, fields, oneOf } from '../../../contract/legal.ts';
import { unreachable } from '../../../contract/procedure.ts';
import type { Procedure } from '../../actions/procedure.ts';
import type { FrameOf } from '../../frames/frames.ts';
import { go } from '../../table/table.ts';
import { beginImpulse } from './sequence.ts';

/**
 * The Power with most cards takes an extra impulse, or one of the Camp with most (§PB6.7), or it waits (§4.22); then
 * the one at the marker goes.
 */
export const preemption: Procedure<FrameOf<'preemption'>> = {
  asks: (_, { power }) => [power],
  legal: (_, { power, or }) =>
    oneOf([
      fields({ type: constant('preempt'), ...(or === undefined ? {} : { power: among([power, or]) }) }),
      fields({ type: constant('wait') }),
    ]),
  against: () => undefined,
  act(table, _, power, command) {
    if (command.type === 'preempt') beginImpulse(table, command.power ?? power, true, go);
    else beginImpulse(table, table.state.marker, false, go);
  },
  run: unreachable,
  lapse: () => ({ type: 'wait' }),
};
