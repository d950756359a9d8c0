import * as z from 'zod';
import type { Game } from '../../domain/contract/game.ts';
import type { Json } from '../../domain/lib/json.ts';
import { seatId } from '../../domain/match/state/seat-id.ts';
import { invalid } from '../platform/http/problem.ts';

/** A standing order for a seat, as a client sends it. */
export const standingRequestSchema = z.strictObject({
  seat: seatId.optional(),
  standing: z
    .record(z.string(), z.unknown())
    .nullable()
    .meta({ description: 'As in GET /v1/rules/{rules} for the game; null: none.' }),
});

/** Returns a standing order in the game's form. Throws a Problem (400) if the game cannot read it. */
export function standingOf(game: Game, given: unknown): Json {
  const parsed = game.schemas.standing.safeParse(given, { reportInput: true });
  if (!parsed.success) throw invalid(parsed.error, 'BAD_STANDING_ORDER', '/standing');
  return parsed.data;
}
