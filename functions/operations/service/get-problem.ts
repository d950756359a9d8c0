import * as z from 'zod';
import { sha256 } from '../../../domain/lib/hash.ts';
import type { Locale, Text } from '../../../domain/lib/text.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Row } from '../../platform/http/problems/row.ts';
import { operation } from '../operation.ts';

const text = z.string();

export const problemMeaningSchema = z.strictObject({
  code: text,
  means: text.meta({ description: 'What the code means.' }),
  todo: text.meta({ description: 'What to do about it.' }),
});

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

/** Returns a body with its tag and its headers, as JSON or as a page. */
export const answered = (body: string, type: string, locale: Locale) => ({
  body,
  tag: `"${sha256(`${locale} ${body}`).slice(0, 27)}"`,
  headers: {
    'content-type': type === 'text/html' ? 'text/html; charset=utf-8' : type,
    vary: 'accept-language, accept-encoding, accept',
  },
});

const escaped = (raw: string): string => raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
export const told = (locale: Locale, said: readonly Text[]): string =>
  `<section lang="${locale}">${said.map((each) => `<p>${escaped(each[locale])}</p>`).join('')}</section>`;

const pageOf = (code: string, { means, todo }: Row): string =>
  pageWith(code, `${told('en', [means, todo])}${told('ko', [means, todo])}`);

/** Returns a page with a title. */
export const pageWith = (title: string, content: string): string =>
  `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><main><h1>${title}</h1>${content}</main></body></html>
`;
