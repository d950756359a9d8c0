import { Problem } from '../../platform/http/problem.ts';
import { operation } from '../operation.ts';

const nobody = (): Problem =>
  new Problem(404, 'NO_SUCH_PERSON', { en: 'no person has this handle', ko: '이 별칭을 쓰는 사람이 없습니다.' });

/** Returns a person's public profile: their results. */
export const getProfile = operation({
  id: 'getProfile',
  method: 'GET',
  path: '/v1/people/{handle}',
  access: 'anyone',
  permission: 'read',
  cache: { by: 'content', plain: true },
  run: async ({ service, params }) => {
    const profile = await service.profileOf(params.handle);
    if (profile === undefined) throw nobody();
    return { body: profile };
  },
});
