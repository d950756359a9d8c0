import type { JSONWebKeySet, JWK } from 'jose';
import * as z from 'zod';
import type { Environment } from '../../platform/dynamo/master.ts';
import { report } from '../../platform/kit/report.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import { isRecord, listOf, shapeOf } from '../../platform/ports/shape.ts';
import { authenticator, type Issuer } from './auth.ts';
import { originsFrom } from './origins.ts';
import { createTokens } from './tokens.ts';

/**
 * The issuer of accepted tokens. `JWT_JWKS`: a key set or its URL; without it, the issuer's discovery names its keys.
 */
const issuerSchema = z.object({
  JWT_ISSUER: z.string().min(1),
  JWT_AUDIENCE: z.string().min(1),
  JWT_JWKS: z.string().min(1).optional(),
});

/** `FIELDPOST_MODERATORS`: the users who are moderators, separated by commas. */
const moderatorsSchema = z.object({ FIELDPOST_MODERATORS: z.string().min(1).optional() });

/** Returns the issuer from an environment. Throws if a setting is missing. */
export function issuerFrom(env: Environment): Issuer {
  const { JWT_ISSUER, JWT_AUDIENCE, JWT_JWKS } = issuerSchema.parse(env);
  return { issuer: JWT_ISSUER, audience: JWT_AUDIENCE, jwks: JWT_JWKS === undefined ? undefined : keySet(JWT_JWKS) };
}

/** Builds the authenticator, the personal tokens, the moderators and the origins from an environment. */
export function authFrom(
  { people, memos, now, issuer }: Pick<Ports, 'people' | 'memos' | 'now'> & { readonly issuer: Issuer },
  env: Environment,
) {
  const moderators = moderatorsSchema.parse(env).FIELDPOST_MODERATORS?.split(',') ?? [];
  const tokens = createTokens({ people, memos, report, now });
  return {
    tokens,
    moderators,
    authenticate: authenticator(issuer, tokens.holder, moderators),
    origins: originsFrom(env),
  };
}

const isKeySet = shapeOf<JSONWebKeySet>({ keys: listOf(isRecord<JWK>) });

function keySet(text: string): JSONWebKeySet | string {
  if (!text.startsWith('{')) return text;
  const keys: unknown = JSON.parse(text);
  if (!isKeySet(keys)) throw new Error('JWT_JWKS is no key set: it has no list of keys');
  return keys;
}
