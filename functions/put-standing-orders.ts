import { z } from 'zod';
import type { Json } from '../domain/lib/json.ts';
import { seatId } from '../domain/match/commands.ts';
import { seatFor } from './lib/auth/access.ts';
import { operation } from './lib/http/endpoint.ts';
import { invalid } from './lib/http/problem.ts';
import { commit, mine } from './lib/matches/command.ts';

export const standingRequestSchema = z.strictObject({
  seat: seatId.optional(),
  standing: z.record(z.string(), z.unknown()).nullable().meta({ description: 'As GET /v1/rules/{rules} has it for the game; null: none.' }),
});

/** Replaces the standing order of a seat; it is sealed to the seat, and answers questions it speaks to at once. */
export const putStandingOrders = operation({
  id: 'putStandingOrders',
  method: 'PUT',
  path: '/v1/games/{game}/standing-orders',
  access: 'people',
  permission: 'write',
  body: standingRequestSchema,
  run: async (request) => {
    const { game, match } = await mine(request);
    const seat = seatFor(match, request.user, request.body.seat);
    const parsed =
      request.body.standing === null ? { success: true as const, data: null } : game.schemas.standing.safeParse(request.body.standing);
    if (!parsed.success) throw invalid(parsed.error, 'BAD_STANDING_ORDER', '/standing');
    return commit(request, match.game, { type: 'stand', seat, standing: parsed.data as Json });
  },
});
