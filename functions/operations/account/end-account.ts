import { operation } from '../operation.ts';

/** Asks for the end of the caller's account. */
export const endAccount = operation({
  id: 'endAccount',
  method: 'DELETE',
  path: '/v1/me',
  access: 'signed-in',
  permission: 'write',
  run: async ({ service: { accounts }, user }) => ({ body: await accounts.end(user) }),
});
