import { noPosition } from '../../features/commands/access.ts';
import { publicly, publicQuery, toEverybody } from '../../features/table/public-past.ts';
import { stateIn } from '../../features/table/state.ts';
import { operation } from '../operation.ts';

/** Returns a position of a public game, for caches of everybody. */
export const getPublicState = operation({
  id: 'getPublicState',
  method: 'GET',
  path: '/v1/public/games/{game}/state',
  access: 'anyone',
  permission: 'read',
  cache: { by: 'everybody' },
  query: publicQuery,
  run: async (request) => {
    const { version, lang } = request.query;
    const played = await publicly(request, version);
    if (played.match.state === undefined) throw noPosition();
    return toEverybody(stateIn(played, lang), lang);
  },
});
