import { sure } from '../../../domain/lib/sure.ts';
import { operation } from '../operation.ts';

/** Keeps the caller's account, and cancels its deletion. */
export const keepAccount = operation({
  id: 'keepAccount',
  method: 'PUT',
  path: '/v1/me/stay',
  access: 'signed-in',
  permission: 'write',
  run: async ({ service: { accounts }, user }) => ({ body: await accounts.keep(sure(user, 'user, though only people have accounts')) }),
});
