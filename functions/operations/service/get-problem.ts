import { canonical } from '../../../domain/log/canonical.ts';
import { Problem } from '../../platform/http/problem.ts';
import { answered, pageWith, told } from '../../platform/http/problems/page.ts';
import type { Row } from '../../platform/http/problems/row.ts';
import { operation } from '../operation.ts';

/**
 * Returns the meaning and the remedy of a problem code, to which the `type` of each problem points. For people as a
 * page in both languages.
 */
export const getProblem = operation({
  id: 'getProblem',
  method: 'GET',
  path: '/problems/{code}',
  access: 'anyone',
  permission: 'read',
  cache: { by: 'everybody' },
  types: ['application/json', 'text/html'],
  run: async ({ params, type, locale }) => {
    const { code } = params;
    // Loaded on demand: other requests need no meanings, except those of games, which are stored with their refusals.
    const { MEANINGS } = await import('../../platform/http/problems/index.ts');
    const row = MEANINGS.get(code);
    if (row === undefined) throw noSuchProblem();
    const isPage = type === 'text/html';
    const body = isPage ? pageOf(code, row) : canonical({ code, means: row.means[locale], todo: row.todo[locale] });
    return answered(body, type, locale);
  },
});

const noSuchProblem = (): Problem =>
  new Problem(404, 'NO_SUCH_PROBLEM', { en: 'no problem has this code', ko: '그런 코드는 없습니다.' });

const pageOf = (code: string, { means, todo }: Row): string =>
  pageWith(code, `${told('en', [means, todo])}${told('ko', [means, todo])}`);
