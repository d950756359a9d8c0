import { type Authenticate, unauthorized } from '../features/auth/auth.ts';
import { mustBeGoodFor, type Operation } from '../features/auth/scopes.ts';

/**
 * Who sends a request to an operation; undefined: an anonymous reader. Throws a Problem: it takes a token and none was
 * sent, or one that names nobody (401); the token is not good for it (403).
 */
export async function userOf(
  of: Operation,
  authenticate: Authenticate,
  authorization: string | undefined,
): Promise<string | undefined> {
  const caller = await authenticate(authorization);
  if (caller !== undefined) mustBeGoodFor(caller, of);
  else if (of.access !== 'anyone')
    throw unauthorized({
      en: 'send "Authorization: Bearer <token>"',
      ko: '"Authorization: Bearer <토큰>"을 보내세요.',
    });
  return caller?.user;
}
