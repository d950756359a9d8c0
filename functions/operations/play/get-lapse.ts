import { lapseOf } from '../../../domain/match/desk/preview.ts';
import { lookQuery, seen } from '../../features/commands/access.ts';
import { operation } from '../operation.ts';

/** Returns the default answer for each of the caller's seats with an open question. */
export const getLapse = operation({
  id: 'getLapse',
  method: 'GET',
  path: '/v1/games/{game}/lapse',
  access: 'people',
  permission: 'read',
  query: lookQuery.pick({ as: true }),
  run: async (request) => {
    const { game, match, moment, viewer } = await seen(request, request.query);
    const lapses = viewer.flatMap((seat) => {
      const command = match.status === 'playing' ? lapseOf(game, match, seat) : undefined;
      return command === undefined ? [] : [{ seat, command }];
    });
    return {
      body: { game: match.game, version: match.v, ...(match.due !== undefined && { due: match.due }), lapses },
      version: moment,
    };
  },
});
