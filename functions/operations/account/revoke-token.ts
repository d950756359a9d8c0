import { Problem } from '../../platform/http/problem.ts';
import { operation } from '../operation.ts';

/** Revokes a personal token, from the next request on. */
export const revokeToken = operation({
  id: 'revokeToken',
  method: 'DELETE',
  path: '/v1/me/tokens/{token}',
  access: 'people',
  permission: 'write',
  run: async ({ service: { persons, tokens }, user, params }) => {
    const { person } = await persons.self(user);
    if (!(await tokens.revoke(person, params.token)))
      throw new Problem(404, 'NO_SUCH_TOKEN', { en: 'you have no such token', ko: '그런 토큰이 없습니다.' });
    return {};
  },
});
