import { operation } from '../operation.ts';

/** Keeps the caller's account, whose end was asked for. */
export const keepAccount = operation({
  id: 'keepAccount',
  method: 'PUT',
  path: '/v1/me/stay',
  access: 'signed-in',
  permission: 'write',
  run: async ({ service: { accounts }, user }) => ({ body: await accounts.keep(user) }),
});
