import { answerVersion, asksShown, takebackOf } from '../../../domain/match/clock/questions.ts';
import { lookQuery, seen } from '../../features/commands/access.ts';
import { operation } from '../operation.ts';

/**
 * Returns the open questions to the caller's seats, each with the grammar of all possible commands, and the step that
 * can be taken back.
 */
export const getActions = operation({
  id: 'getActions',
  method: 'GET',
  path: '/v1/games/{game}/actions',
  access: 'anyone',
  permission: 'read',
  query: lookQuery,
  run: async (request) => {
    const { game, match, moment, viewer, isFixed } = await seen(request, request.query);
    const actions = asksShown(game, match)
      .filter(({ seat }) => viewer.includes(seat))
      .map((ask) => {
        const view = game.view(match.state, [ask.seat]);
        const answered = answerVersion(match, ask);
        const prompt = game.prompt?.(view, ask.seat, request.locale);
        return {
          ...ask,
          ...(answered > 0 && { answer: { version: answered } }),
          ...(prompt && { prompt: prompt.text, about: prompt.about }),
          legal: game.legal(view, ask.seat, request.locale),
        };
      });
    const takeback = takebackOf(match, viewer);
    return { body: { game: match.game, version: match.v, actions, takeback }, version: moment, immutable: isFixed };
  },
});
