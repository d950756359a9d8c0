import { randomUUID } from 'node:crypto';
import { hosted } from '../../features/commands/host.ts';
import { makeLink } from '../../features/invitations/links.ts';
import { newLinkSchema } from '../../features/invitations/schemas.ts';
import { operation } from '../operation.ts';

/** Creates an invite link of a game. Only the owner may. */
export const createLink = operation({
  id: 'createLink',
  method: 'POST',
  path: '/v1/games/{game}/links',
  access: 'people',
  permission: 'write',
  body: newLinkSchema,
  run: async (request) => {
    const { match, self } = await hosted(request);
    return {
      status: 201,
      body: await makeLink(request.service, match, self, request.idempotencyKey ?? randomUUID(), request.body),
    };
  },
});
