import { invitationsTo } from '../../features/invitations/invitations.ts';
import { operation } from '../operation.ts';

/** The games that the caller is invited to and has not sat down in. */
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
