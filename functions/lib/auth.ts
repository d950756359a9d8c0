import { createLocalJWKSet, createRemoteJWKSet, type JSONWebKeySet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { Text } from '../../domain/game.ts';
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
    if (token === undefined)
      throw unauthorized({
        en: 'the Authorization header is "Bearer", a space, and a JWT',
        ko: 'Authorization 헤더는 "Bearer", 빈칸, JWT로 이루어집니다.',
      });
    const user = await subject(token, keys, issuer, audience);
    if (user === undefined || !USER.test(user))
      throw unauthorized({
        en: 'the token names nobody: its "sub" has 1 to 64 letters, digits or . _ : @ | -',
        ko: '토큰이 아무도 가리키지 않습니다. "sub"는 글자, 숫자, . _ : @ | - 가운데 1~64자입니다.',
      });
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
    throw unauthorized({
      en: `the token is not valid here: expired, not for "${audience}", or not signed by ${issuer}`,
      ko: `여기서 쓸 수 없는 토큰입니다. 기한이 지났거나, "${audience}"용이 아니거나, ${issuer}의 서명이 아닙니다.`,
    });
  }
}

export const unauthorized = (text: Text): Problem => new Problem(401, 'UNAUTHORIZED', text);
