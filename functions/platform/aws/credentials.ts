import * as z from 'zod';
import type { Credentials } from './signed.ts';

const schema = z.object({
  AWS_ACCESS_KEY_ID: z.string().min(1),
  AWS_SECRET_ACCESS_KEY: z.string().min(1),
  AWS_SESSION_TOKEN: z.string().min(1).optional(),
});

/** Returns the credentials that Lambda puts into the environment. Throws if there are none. */
export function credentialsFrom(env: { readonly [name: string]: string | undefined }): Credentials {
  const { AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret, AWS_SESSION_TOKEN: token } = schema.parse(env);
  return { id, secret, token };
}
