import { operation } from '../operation.ts';

/** Returns the caller's account. */
export const getAccount = operation({
  id: 'getAccount',
  method: 'GET',
  path: '/v1/me',
  access: 'people',
  permission: 'read',
  cache: { by: 'content' },
  run: async ({ service: { accounts, moderators }, user }) => {
    return { body: { ...(await accounts.read(user)), ...(moderators.includes(user) && { moderates: true }) } };
  },
});
