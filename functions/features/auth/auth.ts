import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  type JSONWebKeySet,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose';
import { sha256 } from '../../../domain/lib/hash.ts';
import type { Text } from '../../../domain/lib/text.ts';
import { Problem } from '../../platform/http/problem.ts';
import { Unreachable } from '../../platform/kit/faults.ts';
import { keepNewest } from '../../platform/kit/newest.ts';
import { once } from '../../platform/kit/once.ts';
import { isText, shapeOf } from '../../platform/ports/shape.ts';
import { type Caller, scopesIn } from './scopes.ts';
import type { Tokens } from './tokens.ts';
import { BOT_USER, isGuest } from './users.ts';

/** An OIDC issuer whose tokens are accepted. */
export interface Issuer {
  readonly issuer: string;
  readonly audience: string;
  /** A key set, or its URL; `undefined`: found by OpenID Connect Discovery. */
  readonly jwks: JSONWebKeySet | string | undefined;
}

/**
 * Returns the sender of a request from its `Authorization` header; `undefined` without a header. Throws a Problem
 * (401).
 */
export type Authenticate = (header: string | undefined) => Promise<Caller | undefined>;

/** The form of user names. */
export const USER = /^[A-Za-z0-9._:@|-]{1,64}$/;

/**
 * Returns an authenticator. It accepts personal tokens, and JWTs of one OIDC issuer. The JWT is signed with an
 * asymmetric key of the issuer's set and names the user in `sub`.
 */
export function authenticator(
  { issuer, audience, jwks }: Issuer,
  personal: Tokens['holder'],
  moderators: readonly string[] = [],
): Authenticate {
  const isModerator = (user: string): boolean => moderators.includes(user);
  const keys = keysOf(issuer, jwks);
  const verified = new Map<string, Verified>();
  return async (header) => {
    if (header === undefined) return undefined;
    const own = /^Bearer (fp_[\w-]{43})$/i.exec(header)?.[1];
    if (own !== undefined) {
      const holder = (await personal(own)) ?? unknownToken();
      return { ...holder, isModerator: isModerator(holder.user) };
    }
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header)?.[1];
    if (token === undefined || !isCanonical(token))
      throw badToken({
        en: 'the Authorization header is "Bearer", a space, and a JWT or a personal token',
        ko: 'Authorization 헤더는 "Bearer", 빈칸, JWT 또는 개인 토큰으로 이루어집니다.',
      });
    const hash = sha256(token);
    const known = verified.get(hash);
    if (known !== undefined && Date.now() < known.until) return known.caller;
    const { sub: user, scope, exp = 0, key } = await claimsOf(token, keys, issuer, audience);
    if (user === undefined || !USER.test(user) || user.startsWith(BOT_USER) || isGuest(user))
      throw badToken({
        en: 'the token names no person: its "sub" has 1 to 64 letters, digits or . _ : @ | -',
        ko: '토큰이 아무도 가리키지 않습니다. "sub"는 글자, 숫자, . _ : @ | - 가운데 1~64자입니다.',
      });
    const hasKey = key === true;
    const caller = { user, scopes: scopesIn(scope), isPersonal: false, isModerator: isModerator(user), hasKey };
    keepNewest(verified, hash, { caller, until: Math.min(exp * 1000, Date.now() + TRUSTED_MS) }, MOST_VERIFIED);
    return caller;
  };
}

/** Returns whether a JWT has its canonical spelling. The last character of a base64url part can contain unused bits. */
const isCanonical = (token: string): boolean =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);

/** A token with a verified signature. Memory holds its hash only. Personal tokens are looked up at every request. */
interface Verified {
  readonly caller: Caller;
  /** When the token expires or is verified again. The issuer may have withdrawn its key. */
  readonly until: number;
}
const TRUSTED_MS = 600_000;
const MOST_VERIFIED = 1_000;

function unknownToken(): never {
  throw badToken({
    en: 'this personal token is unknown, expired or revoked',
    ko: '없거나, 기한이 지났거나, 폐기된 개인 토큰입니다.',
  });
}

const isDiscovery = shapeOf<{ readonly jwks_uri: string }>({ jwks_uri: isText });

function keysOf(issuer: string, jwks: Issuer['jwks']): JWTVerifyGetKey {
  if (typeof jwks === 'string') return createRemoteJWKSet(new URL(jwks));
  if (jwks !== undefined) return createLocalJWKSet(jwks);
  const discovered = once(async () => {
    const response = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(5_000),
    });
    const found: unknown = await response.json();
    if (!isDiscovery(found)) throw new Error(`the discovery of ${issuer} names no jwks_uri`);
    return createRemoteJWKSet(new URL(found.jwks_uri));
  });
  return async (header, token) => (await discovered())(header, token);
}

async function claimsOf(token: string, keys: JWTVerifyGetKey, issuer: string, audience: string): Promise<JWTPayload> {
  const invalid = (): Problem =>
    badToken({
      en: `the token is not valid here: not for "${audience}", or not signed by ${issuer}`,
      ko: `여기서 쓸 수 없는 토큰입니다. "${audience}"용이 아니거나, ${issuer}의 서명이 아닙니다.`,
    });
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      algorithms: ['ES256', 'RS256', 'EdDSA'],
      requiredClaims: ['exp'],
    });
    if (!isFor(payload, audience)) throw invalid();
    return payload;
  } catch (caught) {
    if (caught instanceof errors.JWTExpired) throw expired();
    throw isUnreachable(caught)
      ? new Unreachable(`the keys of ${issuer} cannot be read`, { cause: caught })
      : invalid();
  }
}

/**
 * Returns whether a token is for this audience, as API Gateway decides: by `aud`, else by `client_id` (Cognito access
 * tokens).
 */
const isFor = ({ aud, client_id }: JWTPayload, audience: string): boolean =>
  [aud ?? client_id].flat().includes(audience);

/** Returns whether the issuer failed rather than the token. The caller may retry. */
const isUnreachable = (caught: unknown): boolean =>
  !(caught instanceof Problem) &&
  (!(caught instanceof errors.JOSEError) ||
    ['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC'].includes(caught.code));

// RFC 6750 (section 3) demands only the realm in a refusal without a token.
const REALM = 'Bearer realm="fieldpost"';

export const unauthorized = (text: Text): Problem =>
  new Problem(401, 'UNAUTHORIZED', text, {}, { 'www-authenticate': REALM });

const invalidToken = (why: string) => ({
  'www-authenticate': `${REALM}, error="invalid_token", error_description="${why}"`,
});

const badToken = (text: Text): Problem =>
  new Problem(401, 'UNAUTHORIZED', text, {}, invalidToken('the token is not valid'));

/** Returns the refusal of an expired token. The holder learns that they only need a new one. */
const expired = (): Problem =>
  new Problem(
    401,
    'TOKEN_EXPIRED',
    { en: 'the token has expired; get a new one', ko: '토큰의 기한이 지났습니다. 새로 받으세요.' },
    {},
    invalidToken('the token has expired'),
  );
