import * as z from 'zod';
import type { Game } from '../domain/game.ts';
import type { Json } from '../domain/lib/json.ts';
import { seatId } from '../domain/match/commands.ts';
import { seatFor } from './lib/auth/access.ts';
import { operation } from './lib/http/endpoint.ts';
import { invalid } from './lib/http/problem.ts';
import { commit } from './lib/matches/commit.ts';

export const standingRequestSchema = z.strictObject({
  seat: seatId.optional(),
  standing: z.record(z.string(), z.unknown()).nullable().meta({ description: 'As GET /v1/rules/{rules} has it for the game; null: none.' }),
});

/** Replaces the standing order of a seat; it is sealed to the seat, and at once answers the open questions that it is about. */
export const putStandingOrders = operation({
  id: 'putStandingOrders',
  method: 'PUT',
  path: '/v1/games/{game}/standing-orders',
  access: 'people',
  permission: 'write',
  body: standingRequestSchema,
  run: async (request) => {
    const { seat, standing } = request.body;
    return commit(request, ({ game, match }, me) => ({
      command: { type: 'stand', seat: seatFor(match, me, seat), standing: standing === null ? null : standingOf(game, standing) },
    }));
  },
});

/** A standing order as the game reads it. */
export function standingOf(game: Game, given: unknown): Json {
  const parsed = game.schemas.standing.safeParse(given);
  if (!parsed.success) throw invalid(parsed.error, 'BAD_STANDING_ORDER', '/standing');
  return parsed.data as Json;
}
