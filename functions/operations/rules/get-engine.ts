import { sure } from '../../../domain/lib/sure.ts';
import type { Text } from '../../../domain/lib/text.ts';
import { HASH } from '../../platform/engines/engines.ts';
import { hosted, Problem } from '../../platform/http/problem.ts';
import { operation } from '../operation.ts';

/**
 * The file of an engine, as commits name it: with it everyone can decide their commands again. It never changes, and
 * its hash is its name.
 */
export const getEngine = operation({
  id: 'getEngine',
  method: 'GET',
  path: '/v1/rules/{rules}/engines/{engine}',
  access: 'anyone',
  permission: 'read',
  isForEverybody: true,
  known: ({ service, params }) => {
    const [of, name] = named(params);
    return Object.hasOwn(service.games, of) && HASH.test(name) ? { tag: tagOf(name), headers: KEPT } : undefined;
  },
  run: async ({ service, params }) => {
    const [of, name] = named(params);
    if (!Object.hasOwn(service.games, of)) throw new Problem(404, 'NO_SUCH_RULES', hosted(service.games));
    const code = HASH.test(name) ? await service.engineCode(name, of) : undefined;
    if (code === undefined) throw new Problem(404, 'NO_SUCH_ENGINE', NOT_HERE);
    return { body: code, tag: tagOf(name), headers: { 'content-type': 'text/javascript; charset=utf-8', ...KEPT } };
  },
});

const named = (params: { readonly [name: string]: string }): readonly [of: string, name: string] => [
  sure(params.rules, 'rules in the path'),
  sure(params.engine, 'engine in the path'),
];
const tagOf = (name: string): string => `"${name.slice(0, 27)}"`;
const KEPT = { 'cache-control': 'public, max-age=31536000, immutable' };

const NOT_HERE: Text = { en: 'no engine of this game with that name is here', ko: '여기에는 그 이름의 엔진이 이 게임에 없습니다.' };
