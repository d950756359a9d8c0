import * as z from 'zod';
import { sure } from '../../../domain/lib/sure.ts';
import { caseIn, lineOf } from '../../features/moderation/cases.ts';
import { isOwn } from '../../features/moderation/hiding.ts';
import { keys } from '../../features/moderation/keys.ts';
import { operation } from '../operation.ts';

/** Returns the reported entries, except those of the caller's own games. */
export const listCases = operation({
  id: 'listCases',
  method: 'GET',
  path: '/v1/moderation/cases',
  access: 'people',
  permission: 'read',
  cache: { by: 'nothing', plain: true },
  query: z.strictObject({ state: z.enum(['open', 'closed']).default('open') }),
  run: async ({ service, user, query: { state } }) => {
    const all = (await service.people.list(...keys.case.all())).map((entry) => lineOf(caseIn(service, entry)));
    const cases = all.filter((each) => each.state === state);
    const own = new Map<string, boolean>();
    for (const game of new Set(cases.map((each) => each.game))) {
      const { match } = sure(await service.matches.load(game), 'match of a case');
      own.set(game, await isOwn(service, match, user));
    }
    const shown = cases
      .filter(({ game }) => own.get(game) === false)
      .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
    return { body: { cases: shown }, headers: { 'cache-control': 'no-store' } };
  },
});
