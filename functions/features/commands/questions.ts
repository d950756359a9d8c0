import type { Ask, Game } from '../../../domain/contract/game.ts';
import type { Locale } from '../../../domain/lib/text.ts';
import { answerVersion, asksShown, takebackOf } from '../../../domain/match/clock/questions.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import type { InGame, Request } from '../../platform/http/request.ts';
import { type Seen, seen } from './access.ts';
import type { Looking } from './asked.ts';

/** Returns an open question as its seat sees it, with the grammar of all commands that would be accepted. */
export function questionIn(game: Game, match: Match, ask: Ask, locale: Locale) {
  const view = game.view(match.state, [ask.seat]);
  const answered = answerVersion(match, ask);
  const prompt = game.prompt?.(view, ask.seat, locale);
  return {
    ...ask,
    ...(answered > 0 && { answer: { version: answered } }),
    ...(prompt && { prompt: prompt.text, short: prompt.short, about: prompt.about }),
    legal: game.legal(view, ask.seat, locale),
  };
}

/** Returns the open questions to the seats of a viewer, and what they can take back: the answer of `getActions`. */
export function actionsIn({ game, match, viewer }: Pick<Seen, 'game' | 'match' | 'viewer'>, locale: Locale) {
  const actions = asksShown(game, match)
    .filter(({ seat }) => viewer.includes(seat))
    .map((ask) => questionIn(game, match, ask, locale));
  return { game: match.game, version: match.v, actions, takeback: takebackOf(match, viewer) };
}

/** Returns the same for the sender of a request. */
export async function actionsFor(request: Request<Looking> & InGame, look: Parameters<typeof seen>[1]) {
  const { moment, isFixed, ...at } = await seen(request, look);
  return { body: actionsIn(at, request.locale), moment, isFixed };
}
