import { seen } from '../../features/commands/access.ts';
import { COMMIT_TYPES, commitsReply, historyQuery } from '../../features/commands/history.ts';
import { Problem } from '../../platform/http/problem.ts';
import { operation } from '../operation.ts';

/** Returns the whole log with all secrets, once the game is over. */
export const getLog = operation({
  id: 'getLog',
  method: 'GET',
  path: '/v1/games/{game}/log',
  access: 'anyone',
  permission: 'costly',
  types: COMMIT_TYPES,
  query: historyQuery.omit({ as: true }),
  run: async (request) => {
    const { match, moment } = await seen(request);
    if (match.status !== 'over')
      throw new Problem(409, 'NOT_OVER', {
        en: 'the full log opens when the game ends; /events has what you may know now',
        ko: '전체 기록은 게임이 끝나면 열립니다. 지금 알 수 있는 것은 /events에 있습니다.',
      });
    return commitsReply(request, { match, moment }, (commit) => commit);
  },
});
