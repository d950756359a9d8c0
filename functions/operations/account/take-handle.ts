import { handleRequestSchema } from '../../features/accounts/schemas.ts';
import { operation } from '../operation.ts';

/** Gives the caller a handle, or replaces it. */
export const takeHandle = operation({
  id: 'takeHandle',
  method: 'PUT',
  path: '/v1/me/handle',
  access: 'signed-in',
  permission: 'write',
  body: handleRequestSchema,
  run: async ({ service: { accounts }, user, body }) => ({
    body: await accounts.rename(user, body.handle),
  }),
});
