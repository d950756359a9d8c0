import { win } from '../../deeds/tracks/ending.ts';
import { modifiers } from '../../state/lasting.ts';
import { roll, type Table } from '../../table/table.ts';
import { campAhead } from '../../tracks/victory.ts';

/**
 * After turns 2 and 3 a 6 makes peace (§4.8, §19.6), unless a card forbids it; after the last turn, too, points decide
 * (§20.1).
 */
export function makePeace(table: Table): void {
  const { turn, lastTurn } = table.state;
  if (turn === 1) return;
  if (turn === lastTurn) {
    win(table, campAhead(table.state), 'points');
    return;
  }
  if (modifiers(table.state, 'noPeaceDie').length > 0) return;
  const { total } = roll(table, 'FN', 1, { why: 'peace', rule: '§19.6' });
  if (total === 6) win(table, campAhead(table.state), 'peace');
}
