import { createLocalJWKSet, createRemoteJWKSet, type JSONWebKeySet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { Problem } from './problem.ts';

export interface Issuer {
  readonly issuer: string;
  readonly audience: string;
  /** A key set, or the URL of one. */
  readonly jwks: JSONWebKeySet | string;
}

/** Finds out who sends a request from its `Authorization` header; undefined without one. Throws a Problem (401). */
export type Authenticate = (header: string | undefined) => Promise<string | undefined>;

const USER = /^[A-Za-z0-9._:@|-]{1,64}$/;

/** Accepts JWTs of one OIDC issuer, signed with an asymmetric key of its set; the user is the `sub`. */
export function authenticator({ issuer, audience, jwks }: Issuer): Authenticate {
  const keys: JWTVerifyGetKey = typeof jwks === 'string' ? createRemoteJWKSet(new URL(jwks)) : createLocalJWKSet(jwks);
  return async (header) => {
    if (header === undefined) return undefined;
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header)?.[1];
    if (token === undefined) throw unauthorized('the Authorization header is "Bearer", a space, and a JWT');
    const user = await subject(token, keys, issuer, audience);
    if (user === undefined || !USER.test(user))
      throw unauthorized('the token names nobody: its "sub" has 1 to 64 letters, digits or . _ : @ | -');
    return user;
  };
}

async function subject(token: string, keys: JWTVerifyGetKey, issuer: string, audience: string): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience,
      algorithms: ['ES256', 'RS256', 'EdDSA'],
      requiredClaims: ['exp'],
    });
    return payload.sub;
  } catch {
    throw unauthorized(`the token is not valid here: expired, not for "${audience}", or not signed by ${issuer}`);
  }
}

export const unauthorized = (detail: string): Problem => new Problem(401, 'UNAUTHORIZED', detail);
