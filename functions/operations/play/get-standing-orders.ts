import { orderOf, ordersWait } from '../../../domain/match/desk/orders.ts';
import { beginsWith } from '../../../domain/match/fold/standing.ts';
import { lookQuery, seen } from '../../features/commands/access.ts';
import { changesOf } from '../../features/matches/waiting.ts';
import { operation } from '../operation.ts';

/** Returns the standing orders of the caller's seats. */
export const getStandingOrders = operation({
  id: 'getStandingOrders',
  method: 'GET',
  path: '/v1/games/{game}/standing-orders',
  access: 'people',
  permission: 'read',
  query: lookQuery.pick({ as: true }),
  run: async (request) => {
    const { game, match, me, moment, viewer } = await seen(request, request.query);
    const standing = Object.fromEntries(
      viewer.flatMap((seat) => {
        const order = orderOf(game, match, seat);
        return order === undefined ? [] : [[seat, order]];
      }),
    );
    const begins = beginsWith(game, match);
    const body = { game: match.game, version: match.v, standing, ...(begins !== undefined && { default: begins }) };
    if (!ordersWait(game, match)) return { body, version: moment };
    // Waiting orders change without a version.
    if (me === undefined) return { body, isOwnTag: true };
    const waiting = Object.entries(await changesOf(request.service.people, { game, match }, me)).filter(([seat]) =>
      viewer.includes(seat),
    );
    return { body: { ...body, waiting: Object.fromEntries(waiting) }, isOwnTag: true };
  },
});
