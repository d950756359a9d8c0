import { Problem } from '../../platform/http/problem.ts';
import { SCOPES, type Scope } from '../../platform/ports/scope.ts';

/** Who sends a request, and with what right. */
export interface Caller {
  readonly user: string;
  /** What the token is good for; undefined: for everything. */
  readonly scopes: readonly Scope[] | undefined;
  /** The operator of the service has named them. */
  readonly isModerator?: boolean;
  /** It is a personal token, not a sign-in. */
  readonly isPersonal: boolean;
  /** Until when a personal token is good. */
  readonly expires?: number;
}

/** What matters of an operation to who may call it. */
export interface Operation {
  readonly path: string;
  readonly permission: 'read' | 'write' | 'press';
  readonly access: 'anyone' | 'people' | 'signed-in';
}

/** What a token must be good for: an operation that commits, one about the caller, one about games. */
export function scopeOf({ path, permission }: Pick<Operation, 'path' | 'permission'>): Scope | undefined {
  if (path.startsWith('/v1/me')) return 'me';
  if (path.startsWith('/v1/moderation') || path === '/v1/games/{game}/moderation') return 'moderate';
  if (path === '/v1/guests' || path.startsWith('/unsubscribe/')) return undefined;
  if (path.startsWith('/v1/games/{game}/press')) return permission === 'read' ? 'press:read' : 'press:write';
  if (permission === 'write') return 'games:play';
  return path.startsWith('/v1/games') ? 'games:read' : undefined;
}

/**
 * The scopes in the claim of a JWT; a resource server may stand before each (`fieldpost/games:read`). Without a claim:
 * everything.
 */
export function scopesIn(claim: unknown): readonly Scope[] | undefined {
  if (typeof claim !== 'string') return undefined;
  const named = claim.split(' ').map((each) => each.slice(each.lastIndexOf('/') + 1));
  // What Cognito gives to a person who signs in by password means the person, not a program of theirs.
  return named.includes('aws.cognito.signin.user.admin') ? undefined : SCOPES.filter((scope) => named.includes(scope));
}

/**
 * Throws a Problem (403) if a token is not good for an operation: it lacks the scope (RFC 6750), or the operation needs
 * a sign-in.
 */
export function mustBeGoodFor({ scopes, isPersonal, isModerator }: Caller, of: Operation): void {
  const needed = scopeOf(of);
  if (needed !== undefined && (scopes?.includes(needed) === false || (needed === 'moderate' && isModerator !== true)))
    throw new Problem(
      403,
      'INSUFFICIENT_SCOPE',
      { en: `this token is not good for "${needed}"`, ko: `이 토큰에는 "${needed}" 권한이 없습니다.` },
      {},
      { 'www-authenticate': `Bearer realm="fieldpost", error="insufficient_scope", scope="${needed}"` },
    );
  if (of.access === 'signed-in' && isPersonal)
    throw new Problem(403, 'SIGN_IN', {
      en: 'a personal token cannot do this: sign in',
      ko: '개인 토큰으로는 할 수 없습니다. 로그인하세요.',
    });
}
