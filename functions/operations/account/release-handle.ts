import { operation } from '../operation.ts';

/** Releases the caller's handle. */
export const releaseHandle = operation({
  id: 'releaseHandle',
  method: 'DELETE',
  path: '/v1/me/handle',
  access: 'signed-in',
  permission: 'write',
  run: async ({ service: { accounts }, user }) => ({
    body: await accounts.rename(user, undefined),
  }),
});
