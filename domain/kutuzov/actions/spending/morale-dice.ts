import { among, constant, fields } from '../../../contract/legal.ts';
import { PAYS, payRefusal, type Rallying, rally } from '../../deeds/tracks/rally.ts';
import { moveMorale } from '../../deeds/tracks/tracks.ts';
import { campOf } from '../../terms/nations.ts';
import type { Action } from '../action.ts';

/**
 * Dice against the Morale Loss of the Power's Camp: one for a CP (§9.52), eight for a resource, as often as it likes
 * (§16.54, §16.55).
 */
export const moraleDice: Action<Rallying, 'morale-dice'> = {
  type: 'morale-dice',
  legal(view, frame, power) {
    const pays = PAYS.filter((pay) => payRefusal(view, frame, power, pay) === undefined);
    return pays.length === 0 ? [] : [fields({ type: constant('morale-dice'), pay: among(pays) })];
  },
  against: (view, frame, power, { pay }) => payRefusal(view, frame, power, pay),
  act(table, frame, power, { pay }) {
    const rule = pay === 'cp' ? '§9.52' : '§16.54';
    const gain = rally(table, frame, power, pay, { why: 'morale-dice', rule });
    moveMorale(table, campOf(power), { gain }, rule);
  },
};
