import { hosted } from '../../features/commands/host.ts';
import { invite } from '../../features/invitations/invitations.ts';
import { newInvitationSchema } from '../../features/invitations/schemas.ts';
import { operation } from '../operation.ts';

/** Invites a person to a game, outside its log. Only the owner may. */
export const createInvitation = operation({
  id: 'createInvitation',
  method: 'POST',
  path: '/v1/games/{game}/invitations',
  access: 'people',
  permission: 'write',
  body: newInvitationSchema,
  run: async (request) => {
    const { match, self } = await hosted(request);
    return { status: 201, body: await invite(request.service, match, self, request.body.to) };
  },
});
