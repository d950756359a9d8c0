import { type Authenticate, unauthorized } from '../features/auth/auth.ts';
import { type Caller, mustBeGoodFor, type Operation } from '../features/auth/scopes.ts';

/**
 * Returns the sender of a request with their rights; `undefined`: an anonymous reader. Throws a Problem: 401 if a
 * needed token is missing or invalid, 403 if its scopes do not suffice.
 */
export async function callerOf(
  of: Operation,
  authenticate: Authenticate,
  authorization: string | undefined,
): Promise<Caller | undefined> {
  const caller = await authenticate(authorization);
  if (caller !== undefined) mustBeGoodFor(caller, of);
  else if (of.access !== 'anyone')
    throw unauthorized({
      en: 'send "Authorization: Bearer <token>"',
      ko: '"Authorization: Bearer <토큰>"을 보내세요.',
    });
  return caller;
}
