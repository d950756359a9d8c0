import { silent } from '../../../contract/procedure.ts';
import { at } from '../../../lib/sure.ts';
import type { Procedure } from '../../actions/procedure.ts';
import { riseMorale } from '../../deeds/tracks/tracks.ts';
import type { FrameOf } from '../../frames/frames.ts';
import { enter, leave, roll, type Table } from '../../table/table.ts';
import { CAMPS } from '../../terms/nations.ts';
import { failsCheck, removable, rollerOf } from '../../tracks/morale.ts';
import { fallMorale } from './recovery.ts';

type Check = FrameOf<'morale-check'>;

/** The morale step of a turn (§4.5, §9.2): both Camps, the Imperials first. */
export function enterMoraleStep(table: Table): void {
  for (const camp of CAMPS.toReversed()) enter(table, { is: 'morale-check', camp, step: true, rule: '§9.2' });
}

/**
 * A check of morale (§9.2, §9.4): with Loss markers two dice below their number lower it; without them only the morale
 * step may raise it.
 */
export const moraleCheck: Procedure<Check> = {
  ...silent,
  run(table, { camp, step, rule }) {
    const { loss } = table.state.morale[camp];
    leave(table);
    if (loss > 0) checkLoss(table, camp, rule);
    else if (step) checkGain(table, camp, rule);
  },
};

function checkLoss(table: Table, camp: Check['camp'], rule: string): void {
  const { loss } = table.state.morale[camp];
  const { total } = roll(table, rollerOf(camp), 2, { why: 'morale-check', rule });
  if (failsCheck(loss, total)) fallMorale(table, camp, total, rule);
}

/** Gain markers are added: 9 or more raise the level (§9.2); a success at Elan takes them off all the same. */
function checkGain(table: Table, camp: Check['camp'], rule: string): void {
  const { level, gain } = table.state.morale[camp];
  const { total } = roll(table, rollerOf(camp), 2, {
    why: 'morale-rise',
    rule,
    count: (faces) => at(faces, 0) + at(faces, 1) + gain,
  });
  if (total < 9) return;
  if (level === 'elan-du-guerre') table.emit({ type: 'morale-set', camp, level, loss: 0, gain: 0, rule });
  else riseMorale(table, camp, { removed: removable(gain), rule });
}
