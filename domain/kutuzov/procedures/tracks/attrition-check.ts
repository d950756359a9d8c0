import { silent } from '../../../contract/procedure.ts';
import type { Procedure } from '../../actions/procedure.ts';
import type { FrameOf } from '../../frames/frames.ts';
import { leave, roll } from '../../table/table.ts';
import { DROP_AT } from '../../tracks/attrition-track.ts';
import { failsCheck } from '../../tracks/morale.ts';
import { fallAttrition } from './recovery.ts';

/**
 * The Imperial attrition level (§14.43): nine Loss markers lower it; in the attrition step two dice below their number
 * do.
 */
export const attritionCheck: Procedure<FrameOf<'attrition-check'>> = {
  ...silent,
  run(table, { step }) {
    const { loss } = table.state.attrition;
    leave(table);
    if (!step) {
      if (loss >= DROP_AT) fallAttrition(table, DROP_AT - 1);
    } else if (loss > 0) {
      const { total } = roll(table, 'FN', 2, { why: 'attrition-check', rule: '§14.43' });
      if (failsCheck(loss, total)) fallAttrition(table, total);
    }
  },
};
