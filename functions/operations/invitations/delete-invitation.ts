import { hosted } from '../../features/commands/host.ts';
import { withdraw } from '../../features/invitations/invitations.ts';
import { revokeLink } from '../../features/invitations/links.ts';
import { Problem } from '../../platform/http/problem.ts';
import { operation } from '../operation.ts';

/** Withdraws an invitation, or revokes an invite link. Only the owner of the game may. */
export const deleteInvitation = operation({
  id: 'deleteInvitation',
  method: 'DELETE',
  path: '/v1/games/{game}/invitations/{invitation}',
  access: 'people',
  permission: 'write',
  run: async (request) => {
    const { match, self } = await hosted(request);
    const { invitation: id } = request.params;
    const { service } = request;
    const isGone = id.startsWith('l')
      ? await revokeLink(service, match.game, id)
      : await withdraw(service, match, self, id);
    if (!isGone) throw noSuchInvitation();
    return {};
  },
});

const noSuchInvitation = (): Problem =>
  new Problem(404, 'NO_SUCH_INVITATION', {
    en: 'this game has no such invitation',
    ko: '이 게임에는 그런 초대가 없습니다.',
  });
