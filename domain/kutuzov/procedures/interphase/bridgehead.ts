import { constant, fields, oneOf } from '../../../contract/legal.ts';
import { unreachable } from '../../../contract/procedure.ts';
import type { Procedure } from '../../actions/procedure.ts';
import { transfer } from '../../deeds/pieces/groups.ts';
import type { FrameOf } from '../../frames/frames.ts';
import { bridgeheadOf, bringUpChoices, broughtUp, lostBridges } from '../../movement/bridges.ts';
import { enter, go, leave, type Table } from '../../table/table.ts';

/**
 * Settles the bridges at the end of an impulse (§PB4.1): those beside Tsarists go; then a Power after its first impulse
 * may bring pieces up to its own. True: it has to answer now, and the end of the impulse waits.
 */
export function settleBridges(table: Table, frame: FrameOf<'impulse'>): boolean {
  for (const { owner, a, b, permanent } of lostBridges(table.state))
    table.emit({ type: 'bridge-set', owner, a, b, permanent, there: false, rule: '§PB4.1' });
  const { power } = frame;
  const to = bridgeheadOf(table.state, power);
  if (to === undefined || bringUpChoices(table.state, power, to).length === 0) return false;
  go(table, { ...frame, stage: 'over' });
  enter(table, { is: 'bridgehead', power, to });
  return true;
}

/**
 * Pieces of one space are brought up to a bridge, free, those that have moved too; nothing interferes with it (§PB4.1).
 */
export const bridgehead: Procedure<FrameOf<'bridgehead'>> = {
  asks: (_, { power }) => [power],
  legal: (view, { to }, power) => oneOf([fields({ type: constant('keep') }), ...bringUpChoices(view, power, to)]),
  against: () => undefined,
  act(table, { to }, power, command) {
    leave(table);
    if (command.type !== 'bring-up') return;
    const { from } = command;
    const pieces = broughtUp(table.state, power, command);
    transfer(table, { from, to, ...pieces, how: 'bridge', marched: 0, stopped: false, rule: '§PB4.1' }, power);
  },
  run: unreachable,
  lapse: () => ({ type: 'keep' }),
};
