import { gamesOf, newestDay } from '../../features/ratings/ledger.ts';
import { Problem } from '../../platform/http/problem.ts';
import { operation } from '../operation.ts';

const notRated = (): Problem =>
  new Problem(404, 'DAY_NOT_RATED', {
    en: 'this day has no ratings yet; the server computes them in the first hours of the next day (UTC)',
    ko: '레이팅을 매긴 날이 아닙니다. 하루의 레이팅은 다음 날 이른 시각에 매깁니다(UTC).',
  });

/** Returns the results of the public games of a day, and the ratings that they changed. */
export const getLedger = operation({
  id: 'getLedger',
  method: 'GET',
  path: '/v1/ratings/{day}',
  access: 'anyone',
  permission: 'read',
  cache: { by: 'content', plain: true },
  run: async ({ service: { people }, params }) => {
    const { day } = params;
    const newest = await newestDay(people);
    if (!/^\d{4}-\d\d-\d\d$/.test(day) || newest === undefined || day > newest) throw notRated();
    return { body: { day, games: await gamesOf(people, day) } };
  },
});
