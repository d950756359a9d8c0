import { viewOf } from '../../../domain/match/view/view.ts';
import { lookQuery, seen } from '../../features/commands/access.ts';
import { operation } from '../operation.ts';

/** Who sits where, which seats the game waits for and until when, votes, outcome. */
export const getGame = operation({
  id: 'getGame',
  method: 'GET',
  path: '/v1/games/{game}',
  access: 'anyone',
  permission: 'read',
  query: lookQuery.pick({ version: true }),
  run: async (request) => {
    const { game, match, moment, me, isPast } = await seen(request, request.query, 'seats');
    // A person without a seat there may still get one, by taking over a guest who has one.
    const isFixed = isPast && (me !== undefined || request.user === undefined);
    return { body: viewOf(game, match, request.locale, me), version: moment, immutable: isFixed };
  },
});
