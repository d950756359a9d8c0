import { sure } from '../domain/lib/sure.ts';
import { operation } from './lib/http/endpoint.ts';
import { listQuery, pageOf } from './lib/matches/lists.ts';

/** Games the caller owns or sits in, newest change first: what a mobile app polls. */
export const listMyGames = operation({
  id: 'listMyGames',
  method: 'GET',
  path: '/v1/me/games',
  access: 'people',
  permission: 'read',
  isOwnTag: true,
  isPlain: true,
  query: listQuery,
  run: (request) =>
    pageOf(request, async () => {
      const { query, service, user } = request;
      const names = await service.persons.listed(sure(user, 'user, though only people have games'));
      return service.views.mine(names, query);
    }),
});
