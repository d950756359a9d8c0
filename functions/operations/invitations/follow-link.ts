import { entered } from '../../features/invitations/links.ts';
import { linkUseSchema } from '../../features/invitations/schemas.ts';
import { operation } from '../operation.ts';

/** Uses an invite link. From now on the caller can read the game and take a free seat in it. */
export const followLink = operation({
  id: 'followLink',
  method: 'POST',
  path: '/v1/me/invitations',
  access: 'people',
  permission: 'write',
  body: linkUseSchema,
  run: async ({ service, user, body }) => ({
    body: await entered(service, user, body.link),
  }),
});
