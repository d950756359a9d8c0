import { seen } from './lib/access.ts';
import { operation } from './lib/endpoint.ts';
import { commitsReply, historyQuery } from './lib/history.ts';
import { Problem } from './lib/problem.ts';

/** The whole log, all secrets included, once the game is over. */
export const getLog = operation({
  id: 'getLog',
  method: 'GET',
  path: '/v1/games/{game}/log',
  access: 'anyone',
  permission: 'read',
  query: historyQuery.omit({ as: true }),
  run: async (request) => {
    const { match } = await seen(request);
    if (match.status !== 'over')
      throw new Problem(409, 'NOT_OVER', {
        en: 'the full log opens when the game ends; /events has what you may know now',
        ko: '전체 기록은 게임이 끝나면 열립니다. 지금 알 수 있는 것은 /events에 있습니다.',
      });
    return commitsReply(request, match, 'log', (commit) => commit);
  },
});
