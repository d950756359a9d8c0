import { balanceOf } from '../../features/ratings/balance.ts';
import { hosted, Problem } from '../../platform/http/problem.ts';
import { operation } from '../operation.ts';

/** Returns the results of the seats of a game in games between people, by scenario. */
export const getBalance = operation({
  id: 'getBalance',
  method: 'GET',
  path: '/v1/rules/{rules}/balance',
  access: 'anyone',
  permission: 'read',
  cache: { by: 'content', plain: true },
  run: async ({ service: { people, games }, params }) => {
    const { rules: id } = params;
    if (!Object.hasOwn(games, id)) throw new Problem(404, 'NO_SUCH_RULES', hosted(games));
    return { body: { of: id, setups: await balanceOf(people, id) } };
  },
});
