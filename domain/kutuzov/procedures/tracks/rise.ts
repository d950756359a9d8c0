import { constant, fields, oneOf } from '../../../contract/legal.ts';
import type { Procedure } from '../../actions/procedure.ts';
import { riseMorale } from '../../deeds/tracks/tracks.ts';
import type { FrameOf } from '../../frames/frames.ts';
import type { Position } from '../../state/state.ts';
import { leave, roll } from '../../table/table.ts';
import { mayRise, removable, rollerOf } from '../../tracks/morale.ts';

type Rise = FrameOf<'rise'>;

/** With two Gain or more, and where the level may rise (§9.53). */
const isOpen = (position: Position, { camp }: Rise): boolean =>
  position.morale[camp].gain >= 2 && mayRise(position, camp);

/** A Camp may try to rise (§9.53): two dice that show no more than its Gain markers. */
export const rise: Procedure<Rise> = {
  asks: (position, frame) => (isOpen(position, frame) ? [rollerOf(frame.camp)] : []),
  legal: () => oneOf([fields({ type: constant('rise') }), fields({ type: constant('pass') })]),
  against: () => undefined,
  act(table, { camp, rule }, power, { type }) {
    leave(table);
    if (type !== 'rise') return;
    const { gain } = table.state.morale[camp];
    const { total } = roll(table, power, 2, { why: 'morale-rise', rule });
    if (total <= gain) riseMorale(table, camp, { removed: removable(gain), rule });
  },
  run: leave,
  lapse: () => ({ type: 'pass' }),
};
