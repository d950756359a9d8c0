import { operation } from '../operation.ts';

/** Deletes the caller's account, seven days from now. */
export const deleteAccount = operation({
  id: 'deleteAccount',
  method: 'DELETE',
  path: '/v1/me',
  access: 'signed-in',
  permission: 'write',
  run: async ({ service: { accounts }, user }) => ({ body: await accounts.end(user) }),
});
