import { operation } from './lib/http/endpoint.ts';
import { hosted } from './lib/invitations/host.ts';
import { invite } from './lib/invitations/invitations.ts';
import { newInvitationSchema } from './lib/invitations/schemas.ts';

/** Invites somebody to a game, apart from its log; its owner may. */
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
