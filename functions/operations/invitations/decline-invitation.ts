import { decline } from '../../features/invitations/invitations.ts';
import { Problem } from '../../platform/http/problem.ts';
import { operation } from '../operation.ts';

/** Declines an invitation. Nobody is told. */
export const declineInvitation = operation({
  id: 'declineInvitation',
  method: 'DELETE',
  path: '/v1/me/invitations/{invited}',
  access: 'people',
  permission: 'write',
  run: async ({ service, user, params }) => {
    if (!(await decline(service, user, params.invited)))
      throw new Problem(404, 'NOT_INVITED', {
        en: 'you are not invited to this game',
        ko: '이 게임에 초대받지 않았습니다.',
      });
    return {};
  },
});
