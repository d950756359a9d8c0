import { noPosition } from '../../features/commands/access.ts';
import { publicly, publicQuery, toEverybody } from '../../features/table/public-past.ts';
import { pictureOf, svgReply, turnedQuery, turnedTo } from '../../platform/http/answers/picture.ts';
import { operation } from '../operation.ts';

/** Draws a position of a public game, for caches of everybody. */
export const getPublicBoard = operation({
  id: 'getPublicBoard',
  method: 'GET',
  path: '/v1/public/games/{game}/board.svg',
  access: 'anyone',
  permission: 'read',
  cache: { by: 'everybody' },
  query: publicQuery.extend({ panels: turnedQuery.shape.panels, from: turnedQuery.shape.from }),
  run: async (request) => {
    const { version, lang, panels, from } = request.query;
    const { game, match, viewer } = await publicly(request, version);
    if (match.state === undefined) throw noPosition();
    const about = { game: match.game, version: match.v, viewer, ...turnedTo(game, match, from) };
    const svg = game.board(game.view(match.state, viewer), lang, pictureOf({ panels }, about));
    return toEverybody(svg, lang, svgReply(svg).headers);
  },
});
