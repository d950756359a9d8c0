import type { SeatId } from '../../lib/ids.ts';
import { type Desk, emit, end, withdraw } from '../desk/desk.ts';
import { tenureOf } from '../fold/tenures.ts';
import { isPerson } from '../state/state.ts';

/**
 * Frees the seats for which silence has answered so often in a row that the settings give them to somebody else. Whoever sat there may come
 * back as long as nobody has. Where nobody is left, the game is called off, as when the last one resigns.
 */
export function vacate(desk: Desk, lapsed: readonly SeatId[]): void {
  const { vacate: rule } = desk.match.settings;
  if (rule === undefined || desk.match.status !== 'playing') return;
  for (const seat of lapsed) {
    if ((tenureOf(desk.match, seat)?.row ?? 0) < rule.misses) continue;
    emit(desk, { type: 'match/vacated', seat });
    withdraw(desk, seat);
  }
  if (!desk.match.chairs.some(isPerson)) end(desk, { result: 'cancelled', seats: [], how: 'abandoned' });
}
