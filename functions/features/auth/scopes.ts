import { Problem } from '../../platform/http/problem.ts';
import { SCOPES, type Scope } from '../../platform/ports/scope.ts';

/** The sender of a request, with their rights. */
export interface Caller {
  readonly user: string;
  /** The scopes of the token; `undefined`: all. */
  readonly scopes: readonly Scope[] | undefined;
  /** Whether the operator named this user a moderator. */
  readonly isModerator?: boolean;
  /** Whether the token is a personal token rather than a sign-in. */
  readonly isPersonal: boolean;
  /** Whether it signed in by name with the key of the server, which `npm start` prints. Absent: it did not. */
  readonly hasKey?: boolean;
  /** When a personal token expires. */
  readonly expires?: number;
}

/** The parts of an operation that decide which callers may use it. */
export interface Operation {
  readonly path: string;
  readonly permission: 'read' | 'costly' | 'write' | 'press';
  readonly access: 'anyone' | 'people' | 'signed-in';
}

/** What writes for no account. */
const OF_NOBODY: readonly string[] = ['/v1/guests', '/v1/push/renewal', '/v1/beat'];

/**
 * Returns the scope that an operation needs. It depends on whether the operation commits, is about the caller, or is
 * about games.
 */
export function scopeOf({ path, permission }: Pick<Operation, 'path' | 'permission'>): Scope | undefined {
  // The address of a hook lets its reader write to a chat, as that of a channel.
  if (path.startsWith('/v1/me') || path.startsWith('/v1/games/{game}/hooks')) return 'me';
  if (path.startsWith('/v1/moderation') || path === '/v1/games/{game}/moderation') return 'moderate';
  if (OF_NOBODY.includes(path) || path.startsWith('/unsubscribe/')) return undefined;
  if (path.startsWith('/v1/games/{game}/press')) return permission === 'press' ? 'press:write' : 'press:read';
  if (permission === 'write') return 'games:play';
  return path.startsWith('/v1/games') ? 'games:read' : undefined;
}

/**
 * Returns the scopes in the claim of a JWT, without the resource server's prefix (`fieldpost/games:read`). Without a
 * claim: all scopes.
 */
export function scopesIn(claim: unknown): readonly Scope[] | undefined {
  if (typeof claim !== 'string') return undefined;
  const named = claim.split(' ').map((each) => each.slice(each.lastIndexOf('/') + 1));
  // Cognito gives this scope at a sign-in by password. It means the person, not a program.
  return named.includes('aws.cognito.signin.user.admin') ? undefined : SCOPES.filter((scope) => named.includes(scope));
}

/**
 * Throws a Problem (403) if a token lacks the scope of an operation (RFC 6750), or if the operation needs a sign-in.
 */
export function mustBeGoodFor({ scopes, isPersonal, isModerator }: Caller, of: Operation): void {
  const needed = scopeOf(of);
  if (needed !== undefined && (scopes?.includes(needed) === false || (needed === 'moderate' && isModerator !== true)))
    throw new Problem(
      403,
      'INSUFFICIENT_SCOPE',
      { en: `this token does not have the scope "${needed}"`, ko: `이 토큰에는 "${needed}" 권한이 없습니다.` },
      {},
      { 'www-authenticate': `Bearer realm="fieldpost", error="insufficient_scope", scope="${needed}"` },
    );
  if (of.access === 'signed-in' && isPersonal)
    throw new Problem(403, 'SIGN_IN', {
      en: 'a personal token cannot do this: sign in',
      ko: '개인 토큰으로는 할 수 없습니다. 로그인하세요.',
    });
}
