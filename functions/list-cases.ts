import * as z from 'zod';
import { operation } from './lib/http/endpoint.ts';
import { caseIn, keys, lineOf } from './lib/moderation/cases.ts';

/** The entries that people have reported. */
export const listCases = operation({
  id: 'listCases',
  method: 'GET',
  path: '/v1/moderation/cases',
  access: 'people',
  permission: 'read',
  isPlain: true,
  isUnkept: true,
  query: z.strictObject({ state: z.enum(['open', 'closed']).default('open') }),
  run: async ({ service, query: { state } }) => {
    const cases = (await service.people.list(...keys.cases())).map((entry) => lineOf(caseIn(service, entry)));
    const shown = cases.filter((each) => each.state === state).sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
    return { body: { cases: shown }, headers: { 'cache-control': 'no-store' } };
  },
});
