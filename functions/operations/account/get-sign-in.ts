import { operation } from '../operation.ts';

/** Returns how people sign in here. */
export const getSignIn = operation({
  id: 'getSignIn',
  method: 'GET',
  path: '/v1/sign-in',
  access: 'anyone',
  permission: 'read',
  cache: { by: 'content' },
  run: async ({ service: { signIn } }) => ({ body: await signIn.ways() }),
});
