import { silent } from '../../../contract/procedure.ts';
import type { Procedure } from '../../actions/procedure.ts';
import type { FrameOf } from '../../frames/frames.ts';
import { scorchBar, scorchCost } from '../../movement/scorching.ts';
import { leave } from '../../table/table.ts';
import { openWindow } from '../hands/window.ts';

/**
 * Scorched Earth is announced (§16.57): if an event lets Imperials intercept there now, it is not placed, and costs
 * nothing.
 */
export const scorching: Procedure<FrameOf<'scorching'>> = {
  ...silent,
  run(table, { power, space, stage }) {
    if (stage === 'announced') return openWindow(table, 'scorching');
    const { resources, impulse } = table.state;
    const cost = scorchCost(table.state, power);
    leave(table);
    if (scorchBar(table.state, space) !== undefined) return;
    if (cost > 0) table.emit({ type: 'resources-set', power, to: resources[power] - cost, rule: '§16.57' });
    table.emit({ type: 'scorched-set', space, scorched: true, rule: '§16.57' });
    table.emit({ type: 'noted', impulse: { scorchings: impulse.scorchings + 1 }, rule: '§16.57' });
  },
};
