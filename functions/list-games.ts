import { operation } from './lib/http/endpoint.ts';
import { listQuery, pageOf } from './lib/matches/lists.ts';

/** Public games, the newest first (`listedAt`). Lists lag the log by the projector; a receipt's version does not. */
export const listGames = operation({
  id: 'listGames',
  method: 'GET',
  path: '/v1/games',
  access: 'anyone',
  permission: 'read',
  isOwnTag: true,
  query: listQuery,
  run: (request) => pageOf(request, () => request.service.views.list(request.query)),
});
