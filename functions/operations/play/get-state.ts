import { spoken } from '../../../domain/contract/game.ts';
import { lookQuery, noPosition, seen } from '../../features/commands/access.ts';
import { operation } from '../operation.ts';

/** Returns the position as the caller may know it, at any version. */
export const getState = operation({
  id: 'getState',
  method: 'GET',
  path: '/v1/games/{game}/state',
  access: 'anyone',
  permission: 'read',
  query: lookQuery,
  run: async (request) => {
    const { game, match, moment, viewer, isFixed } = await seen(request, request.query);
    if (match.state === undefined) throw noPosition();
    const view = game.view(match.state, viewer);
    const body = {
      game: match.game,
      of: match.of,
      version: match.v,
      hash: match.head,
      viewer,
      view: spoken(game, view, request.locale),
      ...(game.panels && { panels: game.panels(view, request.locale) }),
      ...(game.fights && { fights: game.fights(view, request.locale) }),
      ...(game.tray && { tray: game.tray(view, request.locale) }),
    };
    return { body, version: moment, immutable: isFixed };
  },
});
