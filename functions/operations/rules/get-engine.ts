import type { Text } from '../../../domain/lib/text.ts';
import { HASH } from '../../platform/engines/engines.ts';
import { hosted, Problem } from '../../platform/http/problem.ts';
import { operation } from '../operation.ts';

/**
 * Returns the file of an engine by its name in commits, so that everyone can decide their commands again. It never
 * changes, and its hash is its name.
 */
export const getEngine = operation({
  id: 'getEngine',
  method: 'GET',
  path: '/v1/rules/{rules}/engines/{engine}',
  access: 'anyone',
  permission: 'costly',
  cache: {
    by: 'everybody',
    known: ({ service, params }) => {
      const { rules, engine } = params;
      return Object.hasOwn(service.games, rules) && HASH.test(engine)
        ? { tag: tagOf(engine), headers: KEPT }
        : undefined;
    },
  },
  run: async ({ service, params }) => {
    const { rules, engine } = params;
    if (!Object.hasOwn(service.games, rules)) throw new Problem(404, 'NO_SUCH_RULES', hosted(service.games));
    const code = HASH.test(engine) ? await service.engineCode(engine, rules) : undefined;
    if (code === undefined) throw new Problem(404, 'NO_SUCH_ENGINE', NOT_HERE);
    return { body: code, tag: tagOf(engine), headers: { 'content-type': 'text/javascript; charset=utf-8', ...KEPT } };
  },
});

const tagOf = (name: string): string => `"${name.slice(0, 27)}"`;
const KEPT = { 'cache-control': 'public, max-age=31536000, immutable' };

const NOT_HERE: Text = {
  en: 'this server has no engine of this game with that name',
  ko: '여기에는 그 이름의 엔진이 이 게임에 없습니다.',
};
