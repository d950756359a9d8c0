import { silent } from '../../../contract/procedure.ts';
import { at } from '../../../lib/sure.ts';
import type { Procedure } from '../../actions/procedure.ts';
import { lootOf } from '../../battle/verdict.ts';
import { checkMorale, moveMorale, offerRise } from '../../deeds/tracks/tracks.ts';
import type { FrameOf } from '../../frames/frames.ts';
import { leave, roll } from '../../table/table.ts';
import { campOf } from '../../terms/nations.ts';

/**
 * Loot (§12.10): each resource is a Morale Gain as well; the loser checks its morale (§9.42), and the winner may rise
 * (§9.53).
 */
export const loot: Procedure<FrameOf<'loot'>> = {
  ...silent,
  run(table, { power, space, loser, eliminated }) {
    leave(table);
    const count = (faces: readonly number[]) => at(faces, 0) + eliminated;
    const { faces } = roll(table, power, 1, { why: 'loot', rule: '§12.10', space, count });
    const resources = lootOf(at(faces, 0), eliminated);
    if (resources === 0) return;
    table.emit({ type: 'resources-set', power, to: table.state.resources[power] + resources, rule: '§12.10' });
    moveMorale(table, campOf(power), { gain: resources }, '§12.10');
    checkMorale(table, loser, '§9.42');
    offerRise(table, campOf(power));
  },
};
