import { lookQuery, noPosition, seen } from '../../features/commands/access.ts';
import { pictureOf, svgReply, turnedQuery, turnedTo } from '../../platform/http/answers/picture.ts';
import { operation } from '../operation.ts';

/** Returns the position as a picture, at any version. */
export const getBoard = operation({
  id: 'getBoard',
  method: 'GET',
  path: '/v1/games/{game}/board.svg',
  access: 'anyone',
  permission: 'read',
  query: lookQuery.extend(turnedQuery.shape),
  run: async (request) => {
    const { game, match, moment, viewer, isFixed } = await seen(request, request.query);
    if (match.state === undefined) throw noPosition();
    const picture = pictureOf(request.query, {
      game: match.game,
      version: match.v,
      viewer,
      ...turnedTo(game, match, request.query.from),
    });
    return {
      ...svgReply(game.board(game.view(match.state, viewer), request.locale, picture)),
      version: moment,
      immutable: isFixed,
    };
  },
});
