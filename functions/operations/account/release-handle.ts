import { sure } from '../../../domain/lib/sure.ts';
import { operation } from '../operation.ts';

/** Gives up the caller's handle. */
export const releaseHandle = operation({
  id: 'releaseHandle',
  method: 'DELETE',
  path: '/v1/me/handle',
  access: 'signed-in',
  permission: 'write',
  run: async ({ service: { accounts }, user }) => ({
    body: await accounts.rename(sure(user, 'user, though only people have handles'), undefined),
  }),
});
