import { constant, fields, oneOf } from '../../../contract/legal.ts';
import { unreachable } from '../../../contract/procedure.ts';
import type { Procedure } from '../../actions/procedure.ts';
import { moveAttrition, moveMorale, riseAttrition, riseMorale } from '../../deeds/tracks/tracks.ts';
import type { FrameOf } from '../../frames/frames.ts';
import { enter, go, leave, type Table } from '../../table/table.ts';
import { ATTRITION_LEVELS } from '../../terms/levels.ts';
import { POWERS_OF } from '../../terms/nations.ts';

const choice = (retreat: boolean) => fields({ type: constant('aim'), retreat: constant(retreat) });

/**
 * French North chooses before the last interphase (§19.71): on as before (§19.721), or the Retreat from Moscow
 * (§19.722).
 */
export const aim: Procedure<FrameOf<'aim'>> = {
  asks: (_, { power }) => [power],
  legal: () => oneOf([choice(false), choice(true)]),
  against: () => undefined,
  act(table, _, __, command) {
    if (command.type !== 'aim') return unreachable();
    leave(table);
    go(table, { is: 'turn', stage: 'interphase' });
    if (command.retreat) retreatFromMoscow(table);
    else table.emit({ type: 'noted', facts: { retreat: 'refused' }, rule: '§19.721' });
  },
  run: unreachable,
  lapse: () => ({ type: 'aim', retreat: false }),
};

const LEVELS_UP = 2;
const IMPERIAL_RESOURCES = 2;

/**
 * Better morale for the Tsarists, better attrition for the Imperials, and resources for what cannot be had (§19.722).
 */
function retreatFromMoscow(table: Table): void {
  const rule = '§19.722';
  table.emit({ type: 'noted', facts: { retreat: 'chosen' }, rule });
  const { morale, attrition } = table.state;
  moveMorale(table, 'tsarist', { gain: morale.tsarist.loss }, rule);
  moveAttrition(table, { gain: attrition.loss }, rule);
  riseMorale(table, 'tsarist', { removed: 0, rule });
  const levels = Math.min(LEVELS_UP, ATTRITION_LEVELS.indexOf(attrition.level));
  for (let level = 0; level < levels; level++) riseAttrition(table, { removed: 0, rule });
  if (morale.tsarist.level === 'elan-du-guerre')
    enter(table, { is: 'assign', power: POWERS_OF.tsarist[0], free: 1, rule });
  enter(table, { is: 'assign', power: POWERS_OF.imperial[0], free: IMPERIAL_RESOURCES + LEVELS_UP - levels, rule });
}
