import { lookQuery, seen } from './lib/auth/access.ts';
import { operation } from './lib/http/endpoint.ts';

/** The standing orders of the caller's own seats. */
export const getStandingOrders = operation({
  id: 'getStandingOrders',
  method: 'GET',
  path: '/v1/games/{game}/standing-orders',
  access: 'people',
  permission: 'read',
  query: lookQuery.pick({ as: true }),
  run: async (request) => {
    const { match, viewer } = await seen(request, request.query);
    const standing = Object.fromEntries(
      viewer.flatMap((seat) => (match.standing[seat] === undefined ? [] : [[seat, match.standing[seat]]])),
    );
    return { body: { game: match.game, version: match.v, standing }, version: match.v };
  },
});
