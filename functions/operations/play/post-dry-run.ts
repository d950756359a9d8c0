import { type Ask, spoken } from '../../../domain/contract/game.ts';
import { nearest } from '../../../domain/contract/legal.ts';
import { asksOf } from '../../../domain/match/clock/questions.ts';
import { unlessAsked } from '../../../domain/match/desk/desk.ts';
import { tried } from '../../../domain/match/desk/preview.ts';
import { seen } from '../../features/commands/access.ts';
import { actionSchema, meantBy } from '../../features/commands/action.ts';
import { questionIn } from '../../features/commands/questions.ts';
import { actionsOf, spokenNotes } from '../../features/commands/receipt.ts';
import { pictureOf, svgReply, turnedQuery, turnedTo } from '../../platform/http/answers/picture.ts';
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
  query: turnedQuery,
  body: actionSchema,
  run: async (request) => {
    const { game, match, me } = await seen(request);
    const { seat, command, notes } = meantBy(request.body, { game, match }, me);
    const stale = unlessAsked(game, match, seat, request.body.ask);
    if (stale !== undefined) throw refused(stale);
    const run = tried(game, match, seat, command);
    if (run.ok && request.type === 'image/svg+xml') {
      const picture = pictureOf(request.query, {
        game: match.game,
        version: match.v,
        viewer: [seat],
        ...turnedTo(game, match, request.query.from),
      });
      return svgReply(game.board(run.value.preview.view, request.locale, picture));
    }
    if (run.ok) {
      const { preview, after } = run.value;
      const view = spoken(game, preview.view, request.locale);
      const next =
        after === undefined ? [] : asksOf(game, after).filter((each) => isNext(each, seat, request.body.ask));
      const own = game.view(match.state, [seat]);
      const advice = game.advise?.(own, seat, command) ?? [];
      const dice = preview.reversible ? undefined : game.dice?.(own, seat, command, request.locale);
      return {
        body: {
          game: match.game,
          version: match.v,
          ...preview,
          view,
          next: next.map((each) => questionIn(game, after ?? match, each, request.locale)),
          notes: spokenNotes(notes, request.locale),
          advice: spokenNotes(advice, request.locale),
          ...(dice && { dice }),
        },
      };
    }
    const mismatch = nearest(game.legal(game.view(match.state, [seat]), seat, request.locale), command);
    throw refused(run.error, mismatch, actionsOf(match.game));
  },
});

/** Whether a question is to the seat and not the one that the command answers. */
const isNext = ({ ask, seat }: Ask, own: string, answered: string): boolean => seat === own && ask !== answered;
