import { at } from '../../../lib/sure.ts';
import { win } from '../../deeds/tracks/ending.ts';
import { roll, sum, type Table } from '../../table/table.ts';
import { canConquer, holdCapital, isDecisive, modifierOf, type Occasion, resultOf } from '../../tracks/conquest.ts';

/** The end of a turn (§4.7): a capital in Imperial hands opens the change of aim (§19.7), then the conquest roll. */
export function concludeTurn(table: Table): void {
  if (table.state.facts.retreat === 'closed' && holdCapital(table.state))
    table.emit({ type: 'noted', facts: { retreat: 'open' }, rule: '§19.7' });
  rollForConquest(table, 'turn');
}

/**
 * French North rolls for the conquest of Russia, if any face can end the game (§19.5, §19.82). In turns 1 and 2 the
 * third roll that could conquer is the conquest itself (§19.22). In the Retreat from Moscow Will to Fight ends nothing
 * (§19.723).
 */
export function rollForConquest(table: Table, occasion: Occasion): void {
  const { state } = table;
  const rule = occasion === 'turn' ? '§19.5' : '§19.82';
  if (occasion === 'will' && state.facts.retreat === 'chosen') return;
  if (state.turn <= 2 && canConquer(state, occasion)) {
    const conquestRolls = state.facts.conquestRolls + 1;
    table.emit({ type: 'noted', facts: { conquestRolls }, rule: '§19.22' });
    if (conquestRolls === 3) win(table, 'imperial', 'third-conquest-roll');
  }
  if (table.state.over !== null || !isDecisive(state, occasion)) return;
  const { faces } = roll(table, 'FN', 1, { why: 'conquest', rule, count: (thrown) => sum(thrown) + modifierOf(state) });
  const victory = resultOf(state, at(faces, 0), occasion);
  if (victory !== undefined) win(table, victory.camp, victory.how);
}
