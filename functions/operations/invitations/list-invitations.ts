import { hosted } from '../../features/commands/host.ts';
import { invitationsOf } from '../../features/invitations/invitations.ts';
import { linksOf } from '../../features/invitations/links.ts';
import { operation } from '../operation.ts';

/** Returns the invitations and invite links of a game to its owner. */
export const listInvitations = operation({
  id: 'listInvitations',
  method: 'GET',
  path: '/v1/games/{game}/invitations',
  access: 'people',
  permission: 'read',
  cache: { by: 'content', plain: true },
  run: async (request) => {
    const { match } = await hosted(request);
    return {
      body: { invitations: await invitationsOf(request.service, match), links: await linksOf(request.service, match) },
    };
  },
});
