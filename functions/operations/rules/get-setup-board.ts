import type { Game } from '../../../domain/contract/game.ts';
import { sha256 } from '../../../domain/lib/hash.ts';
import type { Locale } from '../../../domain/lib/text.ts';
import { pictureOf, pictureQuery, svgReply } from '../../platform/http/answers/picture.ts';
import { hosted, Problem } from '../../platform/http/problem.ts';
import { operation } from '../operation.ts';

/** Returns the start of a scenario as a picture, without a game. */
export const getSetupBoard = operation({
  id: 'getSetupBoard',
  method: 'GET',
  path: '/v1/rules/{rules}/setups/{setup}/board.svg',
  access: 'anyone',
  permission: 'read',
  cache: { by: 'everybody' },
  query: pictureQuery,
  run: async ({ service, params, query, locale }) => {
    const { rules: named } = params;
    const load = Object.hasOwn(service.games, named) ? service.games[named] : undefined;
    if (load === undefined) throw new Problem(404, 'NO_SUCH_RULES', hosted(service.games));
    const svg = drawn(await load(), params.setup, locale, query);
    return { ...svgReply(svg), tag: `"${sha256(`${locale} ${svg}`).slice(0, 27)}"` };
  },
});

const kept = new WeakMap<Game, Map<string, string>>();

/** The picture in a language, drawn once for each style. It changes only with a release. */
function drawn(game: Game, id: string, locale: Locale, { panels, board }: typeof pictureQuery._output): string {
  const ofGame = kept.get(game) ?? new Map<string, string>();
  kept.set(game, ofGame);
  const key = `${id} ${locale} ${panels ?? ''}`;
  const known = board === undefined ? ofGame.get(key) : undefined;
  if (known !== undefined) return known;
  const setup = game.setups?.(locale).find((each) => each.id === id);
  if (setup === undefined) throw noSuchSetup();
  const state = game.initial(game.schemas.options.parse(setup.options));
  const picture = pictureOf({ panels, board }, { game: `${game.id.slice(0, 4)}-${id}`, version: 0, viewer: [] });
  const svg = game.board(game.view(state, []), locale, picture);
  if (board === undefined) ofGame.set(key, svg);
  return svg;
}

const noSuchSetup = (): Problem =>
  new Problem(404, 'NO_SUCH_SETUP', {
    en: 'this game has no such scenario; `setups` of GET /v1/rules/{rules} lists them',
    ko: '이 게임에 그런 시나리오가 없습니다. 목록은 GET /v1/rules/{rules}의 `setups`에 있습니다.',
  });
