import { entered } from '../../features/invitations/links.ts';
import { linkUseSchema } from '../../features/invitations/schemas.ts';
import { operation } from '../operation.ts';

/** Uses a link to a game: it is readable from now on, and a free seat in it may be taken. */
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
