import { asksOf } from '../domain/match/questions.ts';
import { lookQuery, seen } from './lib/auth/access.ts';
import { operation } from './lib/http/endpoint.ts';

/** The open questions to the caller's seats, each with the grammar of all commands that would be accepted. */
export const getActions = operation({
  id: 'getActions',
  method: 'GET',
  path: '/v1/games/{game}/actions',
  access: 'anyone',
  permission: 'read',
  query: lookQuery,
  run: async (request) => {
    const { game, match, viewer, isFixed } = await seen(request, request.query);
    const actions = asksOf(game, match)
      .filter(({ seat }) => viewer.includes(seat))
      .map((ask) => ({ ...ask, legal: game.legal(game.view(match.state, [ask.seat]), ask.seat, request.locale) }));
    return { body: { game: match.game, version: match.v, actions }, version: match.v, immutable: isFixed };
  },
});
