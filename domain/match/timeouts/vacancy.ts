import type { SeatId } from '../../lib/ids.ts';
import { type Desk, emit, end, withdraw } from '../desk/desk.ts';
import { tenureOf } from '../fold/tenures.ts';
import { isPerson } from '../state/state.ts';

/**
 * Frees the seats with as many timeouts in a row as the settings allow. A former holder may come back until another
 * person takes the seat. Without any holder left the game is cancelled, as when the last one resigns.
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
