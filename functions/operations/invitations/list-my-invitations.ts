import { invitationsTo } from '../../features/invitations/invitations.ts';
import { operation } from '../operation.ts';

/** Returns the games to which the caller is invited and in which they have no seat. */
export const listMyInvitations = operation({
  id: 'listMyInvitations',
  method: 'GET',
  path: '/v1/me/invitations',
  access: 'people',
  permission: 'read',
  cache: { by: 'content', plain: true },
  run: async ({ service, user, locale }) => ({
    body: await invitationsTo(service, user, locale),
  }),
});
