import { viewOf } from '../../../domain/match/view/view.ts';
import { lookQuery, seen } from '../../features/commands/access.ts';
import { operation } from '../operation.ts';

/** Returns the holders of seats, the open questions with their deadlines, votes, and the outcome. */
export const getGame = operation({
  id: 'getGame',
  method: 'GET',
  path: '/v1/games/{game}',
  access: 'anyone',
  permission: 'read',
  query: lookQuery.pick({ version: true }),
  run: async (request) => {
    const { game, match, moment, me, isPast } = await seen(request, request.query, 'seats');
    // A person without a seat may still get one by taking over a guest who has one.
    const isFixed = isPast && (me !== undefined || request.user === undefined);
    return { body: viewOf(game, match, request.locale, me), version: moment, immutable: isFixed };
  },
});
