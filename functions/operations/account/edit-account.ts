import { accountEditSchema } from '../../features/accounts/schemas.ts';
import { operation } from '../operation.ts';

/** Changes the caller's profile: language, time zone, reasons for notifications. */
export const editAccount = operation({
  id: 'editAccount',
  method: 'PATCH',
  path: '/v1/me',
  access: 'people',
  permission: 'write',
  body: accountEditSchema,
  run: async ({ service: { accounts }, user, body }) => ({
    body: await accounts.edit(user, body),
  }),
});
