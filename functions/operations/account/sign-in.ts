import { signInRequestSchema } from '../../features/accounts/sign-in-schemas.ts';
import { operation } from '../operation.ts';

/** Gives a token to a person who signs in with a browser. Writes nothing, because the token is the issuer's. */
export const signIn = operation({
  id: 'signIn',
  method: 'POST',
  path: '/v1/sign-in',
  access: 'anyone',
  permission: 'read',
  body: signInRequestSchema,
  run: async ({ service, body }) => ({ body: await service.signIn.signIn(body) }),
});
