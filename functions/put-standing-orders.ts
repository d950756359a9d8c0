import { seatFor } from './lib/auth/access.ts';
import { operation } from './lib/http/endpoint.ts';
import { standingOf, standingRequestSchema } from './lib/http/standing.ts';
import { commit } from './lib/matches/commit.ts';

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
