import { constant, fields, oneOf } from '../../../contract/legal.ts';
import { unreachable } from '../../../contract/procedure.ts';
import type { Procedure } from '../../actions/procedure.ts';
import { moveMorale } from '../../deeds/tracks/tracks.ts';
import type { FrameOf } from '../../frames/frames.ts';
import { leave } from '../../table/table.ts';

/** Kutuzov's first arrival: half of the Tsarist Morale Loss goes, rounded up, or 4 Gain come (§6.35). */
export const arrival: Procedure<FrameOf<'arrival'>> = {
  asks: (_, { power }) => [power],
  legal: () =>
    oneOf((['gain', 'halve'] as const).map((how) => fields({ type: constant('rally'), how: constant(how) }))),
  against: () => undefined,
  act(table, _, __, given) {
    leave(table);
    const { loss } = table.state.morale.tsarist;
    moveMorale(
      table,
      'tsarist',
      { gain: given.type === 'rally' && given.how === 'halve' ? Math.ceil(loss / 2) : 4 },
      '§6.35',
    );
  },
  run: unreachable,
  lapse: () => ({ type: 'rally', how: 'gain' }),
};
