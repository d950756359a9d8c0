import { silent } from '../../../contract/procedure.ts';
import type { Procedure } from '../../actions/procedure.ts';
import { sufferAttrition } from '../../deeds/pieces/beginnings.ts';
import type { FrameOf } from '../../frames/frames.ts';
import { go, leave, roll, sum } from '../../table/table.ts';

/** From this result on a sack brings resources (§13.52). */
const SUCCESS = 6;

/**
 * The sack of a captured fortress (§13.52): a die, better for rounds not needed. Tsarists who succeed suffer attrition,
 * which what they take cannot halve: it comes after it.
 */
export const sack: Procedure<FrameOf<'sack'>> = {
  ...silent,
  run(table, frame) {
    const { power, camp, space, troops, leaders, bonus, depot } = frame;
    if (frame.stage === 'gain') {
      leave(table);
      const gain = depot ? 3 : 2;
      return table.emit({ type: 'resources-set', power, to: table.state.resources[power] + gain, rule: '§13.52' });
    }
    const { total } = roll(table, power, 1, {
      why: 'sack',
      rule: '§13.52',
      space,
      count: (faces) => sum(faces) + bonus,
    });
    if (total < SUCCESS) return leave(table);
    table.emit({ type: 'sacked', space, rule: '§13.52' });
    go(table, { ...frame, stage: 'gain' });
    if (camp === 'tsarist') sufferAttrition(table, camp, space, troops, leaders, ['sack']);
  },
};
