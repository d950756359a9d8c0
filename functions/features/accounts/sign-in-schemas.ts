import * as z from 'zod';
import { USER } from '../auth/auth.ts';

// Requests and answers of the sign-in.

const text = z.string();

/** Describes how people sign in: at the issuer, or on a local server by a name and the server's key. */
export const signInAnswerSchema = z.strictObject({
  issuer: z
    .strictObject({
      authorize: text.meta({ description: 'The issuer’s authorization endpoint (OpenID Connect).' }),
      client: text.meta({ description: 'The `client_id`.' }),
      scope: text.meta({ description: 'The `scope`.' }),
    })
    .exactOptional()
    .meta({ description: 'Absent: this server has no issuer.' }),
  names: z.array(text).exactOptional().meta({
    description:
      'Names of demo players. Any other name works too, with the key of this server. Absent: this server has no sign-in by name.',
  }),
});

export const signInRequestSchema = z.lazy(() =>
  z.union([
    z.strictObject({
      name: text
        .regex(USER, '1 to 64 letters, digits or . _ : @ | -')
        .meta({ description: 'Your name. Only on a local server.' }),
      key: text
        .max(200)
        .exactOptional()
        .meta({ description: 'The key of this server, at the end of the address that `npm start` prints.' }),
    }),
    z.strictObject({
      code: text.min(1).max(2048).meta({ description: 'The code from the issuer.' }),
      verifier: text
        .regex(/^[\w.~-]{43,128}$/, '43 to 128 letters, digits or - . _ ~')
        .meta({ description: 'The `code_verifier` (RFC 7636).' }),
      redirect: text
        .max(2048)
        .regex(/^https?:\/\//, 'an address of a page')
        .meta({ description: 'The `redirect_uri` of the code.' }),
    }),
    z.strictObject({
      refresh: text.min(1).max(8192).meta({ description: 'The refresh token from an earlier sign-in.' }),
    }),
  ]),
);

/** A token, its expiry, and the token that renews it. */
export const signedInSchema = z.strictObject({
  token: text.meta({ description: 'Send it as `Authorization: Bearer`.' }),
  expires: z.int(),
  refresh: text.exactOptional().meta({ description: 'Renews the token. Absent: sign in again.' }),
});
