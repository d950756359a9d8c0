import { spoken } from '../../../domain/contract/game.ts';
import { nearest } from '../../../domain/contract/legal.ts';
import { unlessAsked } from '../../../domain/match/desk/desk.ts';
import { dryRun } from '../../../domain/match/desk/preview.ts';
import { seen } from '../../features/commands/access.ts';
import { actionSchema, meantBy } from '../../features/commands/action.ts';
import { actionsOf, spokenNotes } from '../../features/commands/receipt.ts';
import { pictureOf, pictureQuery, svgReply } from '../../platform/http/answers/picture.ts';
import { refused } from '../../platform/http/problem.ts';
import { operation } from '../operation.ts';

/** Returns the effect of a command, up to the first draw or reveal, in words or as a board. Commits nothing. */
export const postDryRun = operation({
  id: 'postDryRun',
  method: 'POST',
  path: '/v1/games/{game}/dry-runs',
  access: 'people',
  permission: 'read',
  types: ['application/json', 'image/svg+xml'],
  query: pictureQuery,
  body: actionSchema,
  run: async (request) => {
    const { game, match, me } = await seen(request);
    const { seat, command, notes } = meantBy(request.body, { game, match }, me);
    const stale = unlessAsked(game, match, seat, request.body.ask);
    if (stale !== undefined) throw refused(stale);
    const preview = dryRun(game, match, seat, command);
    if (preview.ok && request.type === 'image/svg+xml') {
      const picture = pictureOf(request.query, { game: match.game, version: match.v, viewer: [seat] });
      return svgReply(game.board(preview.value.view, request.locale, picture));
    }
    if (preview.ok) {
      const view = spoken(game, preview.value.view, request.locale);
      const advice = game.advise?.(game.view(match.state, [seat]), seat, command) ?? [];
      return {
        body: {
          game: match.game,
          version: match.v,
          ...preview.value,
          view,
          notes: spokenNotes(notes, request.locale),
          advice: spokenNotes(advice, request.locale),
        },
      };
    }
    const mismatch = nearest(game.legal(game.view(match.state, [seat]), seat, request.locale), command);
    throw refused(preview.error, mismatch, actionsOf(match.game));
  },
});
