import { Problem } from '../../platform/http/problem.ts';
import { operation } from '../operation.ts';

/** Notes that the service works. Anybody may ask: a request that arrives here shows the same. */
export const postBeat = operation({
  id: 'postBeat',
  method: 'POST',
  path: '/v1/beat',
  access: 'anyone',
  permission: 'write',
  run: async ({ service: { outages } }) => {
    if (await outages.beat()) return {};
    throw new Problem(503, 'CLOCK', {
      en: 'the clocks of this server disagree; it notes nothing until they agree',
      ko: '서버의 시계가 서로 맞지 않습니다. 맞을 때까지 아무것도 적지 않습니다.',
    });
  },
});
