import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, importJWK, type JSONWebKeySet, type JWK, type JWTPayload, SignJWT } from 'jose';
import * as z from 'zod';
import { toBase64url } from '../../../domain/lib/hash.ts';
import { sure } from '../../../domain/lib/sure.ts';
import { KEYS_FILE, keptOnce, ownFolder, SIGN_IN_FILE, Unusable } from './data-folder.ts';

export const ISSUER = 'fieldpost-local';
export const AUDIENCE = 'fieldpost';

/** The keys of this machine: the master key (vault, ETags, ids) and the pair that signs heads and demo tokens. */
export interface LocalKeys {
  readonly master: string;
  readonly signing: JWK;
}

/**
 * Reads the key file of a data folder, which the first start creates for its owner only. Throws if it is incomplete.
 */
export async function localKeys(folder: string): Promise<LocalKeys> {
  await ownFolder(folder);
  const path = join(folder, KEYS_FILE);
  const read = keysSchema.safeParse(parsed(await keptOnce(path, async () => JSON.stringify(await newKeys()))));
  if (!read.success)
    throw new Unusable(
      `${path} is not a key file, or is incomplete; restore it from a copy, because its games need it`,
    );
  return read.data as LocalKeys;
}

const keysSchema = z.object({
  master: z.string().regex(/^[\w-]{43}$/),
  signing: z.looseObject({ d: z.string(), kid: z.string() }),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export async function newKeys(): Promise<LocalKeys> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return {
    master: toBase64url(randomBytes(32)),
    signing: { ...(await exportJWK(privateKey)), kid: toBase64url(randomBytes(6)), alg: 'ES256', use: 'sig' },
  };
}

/**
 * Returns the key for signing in by name from a data folder, which the first start creates. Throws if the file has any
 * other content.
 */
export async function signInKey(folder: string): Promise<string> {
  const path = join(folder, SIGN_IN_FILE);
  const kept = (await keptOnce(path, async () => `${newSignInKey()}\n`)).trim();
  if (!/^[\w-]{32}$/.test(kept))
    throw new Unusable(`${path} has no key for signing in; delete it, and the next start creates another`);
  return kept;
}

export const newSignInKey = (): string => toBase64url(randomBytes(24));

/** Returns the public half, as a key set. */
export function publicKeys({ signing }: LocalKeys): JSONWebKeySet {
  const { d: _, ...open } = signing;
  return { keys: [open] };
}

/**
 * Returns a token of the built-in issuer for `user`, valid for 30 days. `more`: further claims. Without `key: true` the
 * token can be given away: it allows nothing that needs the key for signing in.
 */
export async function tokenFor(
  { signing }: LocalKeys,
  user: string,
  lasts = '30d',
  more: JWTPayload = {},
): Promise<string> {
  return new SignJWT(more)
    .setProtectedHeader({ alg: 'ES256', kid: sure(signing.kid, 'id of the signing key') })
    .setSubject(user)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(lasts)
    .sign(await importJWK(signing, 'ES256'));
}

/** Returns the environment of the functions on one machine. */
export const environmentOf = (keys: LocalKeys, dynamo: string): Record<string, string> => ({
  AWS_REGION: 'local',
  DYNAMODB_ENDPOINT: dynamo,
  FIELDPOST_KEY: keys.master,
  FIELDPOST_SIGNING_JWK: JSON.stringify(keys.signing),
  JWT_ISSUER: ISSUER,
  JWT_AUDIENCE: AUDIENCE,
  JWT_SUBJECTS: 'names',
  JWT_JWKS: JSON.stringify(publicKeys(keys)),
});
