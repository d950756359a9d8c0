import type { Sealed } from '../../contract/game.ts';
import type { SeatId } from '../../lib/ids.ts';
import type { Json } from '../../lib/json.ts';
import type { Note } from '../fold/evolve-time.ts';

/**
 * Where draws are voted on in secret, what a seat has noted for itself: its standing order and whether it wants a draw.
 * Both change by one event of one size, so nobody can tell which of them did.
 */
export const noted = (seat: SeatId, { standing, draw }: Note): Sealed => ({
  to: [seat],
  topic: `noted/${seat}`,
  value: { standing, draw } satisfies Json,
});
