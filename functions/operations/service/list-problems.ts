import * as z from 'zod';
import { canonical } from '../../../domain/log/canonical.ts';
import { answered, pageWith, problemMeaningSchema, told } from '../../platform/http/problems/page.ts';
import { operation } from '../operation.ts';

export const problemListSchema = z.strictObject({
  problems: z.array(problemMeaningSchema).meta({ description: 'In alphabetical order.' }),
});

/** Returns all codes of problems with their meanings. For people as a page with a link to the page of each code. */
export const listProblems = operation({
  id: 'listProblems',
  method: 'GET',
  path: '/problems',
  access: 'anyone',
  permission: 'read',
  cache: { by: 'everybody' },
  types: ['application/json', 'text/html'],
  run: async ({ type, locale }) => {
    const { MEANINGS, PROBLEM_CODES } = await import('../../platform/http/problems/index.ts');
    const rows = PROBLEM_CODES.flatMap((code) => {
      const row = MEANINGS.get(code);
      return row === undefined ? [] : [{ code, means: row.means, todo: row.todo }];
    });
    const body =
      type === 'text/html'
        ? pageWith(
            'Problems',
            rows
              .map(
                ({ code, means }) =>
                  `<h2><a href="/problems/${code}">${code}</a></h2>${told('en', [means])}${told('ko', [means])}`,
              )
              .join(''),
          )
        : canonical({
            problems: rows.map(({ code, means, todo }) => ({ code, means: means[locale], todo: todo[locale] })),
          });
    return answered(body, type, locale);
  },
});
