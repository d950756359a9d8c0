import { operation } from '../operation.ts';

/** Cancels the deletion of the caller's account. */
export const cancelDeletion = operation({
  id: 'cancelDeletion',
  method: 'DELETE',
  path: '/v1/me/deletion',
  access: 'signed-in',
  permission: 'write',
  run: async ({ service: { accounts }, user }) => ({ body: await accounts.keep(user) }),
});
