import { lookQuery, noPosition, seen } from './lib/auth/access.ts';
import { operation } from './lib/http/endpoint.ts';

/** The position as a picture, at any version. */
export const getBoard = operation({
  id: 'getBoard',
  method: 'GET',
  path: '/v1/games/{game}/board.svg',
  access: 'anyone',
  permission: 'read',
  query: lookQuery,
  run: async (request) => {
    const { game, match, viewer, isFixed } = await seen(request, request.query);
    if (match.state === undefined) throw noPosition();
    const svg = game.board(game.view(match.state, viewer), request.locale);
    return { body: svg, headers: { 'content-type': 'image/svg+xml; charset=utf-8' }, version: match.v, immutable: isFixed };
  },
});
