import type { Sealed } from '../../contract/game.ts';
import type { SeatId } from '../../lib/ids.ts';
import type { Json } from '../../lib/json.ts';
import type { Note } from '../fold/evolve-time.ts';

/**
 * The notes of a seat in a game with secret votes on draws: its standing order and its vote. One event of one size
 * changes both, so nobody can tell which of them did.
 */
export const noted = (seat: SeatId, { standing, draw }: Note): Sealed => ({
  to: [seat],
  topic: `noted/${seat}`,
  value: { standing, draw } satisfies Json,
});
