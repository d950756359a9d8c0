import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, importJWK, type JSONWebKeySet, type JWK, SignJWT } from 'jose';
import { toBase64url } from '../../../domain/lib/hash.ts';
import { sure } from '../../../domain/lib/sure.ts';

export const ISSUER = 'fieldpost-local';
export const AUDIENCE = 'fieldpost';

/** The keys of this machine: the master key (vault, ETags, ids) and the pair that signs heads and demo tokens. */
export interface LocalKeys {
  readonly master: string;
  readonly signing: JWK;
}

/** Reads the key file of a data folder, made on the first start and readable by its owner only. */
export async function localKeys(folder: string): Promise<LocalKeys> {
  const path = join(folder, 'keys.json');
  await mkdir(folder, { recursive: true });
  try {
    const file = await open(path, 'wx', 0o600);
    await file.writeFile(JSON.stringify(await newKeys()));
    await file.sync();
    await file.close();
  } catch (caught) {
    if ((caught as { code?: string }).code !== 'EEXIST') throw caught;
  }
  return JSON.parse(await readFile(path, 'utf8')) as LocalKeys;
}

export async function newKeys(): Promise<LocalKeys> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return {
    master: toBase64url(randomBytes(32)),
    signing: { ...(await exportJWK(privateKey)), kid: toBase64url(randomBytes(6)), alg: 'ES256', use: 'sig' },
  };
}

/** The public half, as a key set. */
export function publicKeys({ signing }: LocalKeys): JSONWebKeySet {
  const { d: _, ...open } = signing;
  return { keys: [open] };
}

/** A token of the built-in issuer for `user`, good for 30 days. */
export async function tokenFor({ signing }: LocalKeys, user: string): Promise<string> {
  return new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', kid: sure(signing.kid, 'id of the signing key') })
    .setSubject(user)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime('30d')
    .sign(await importJWK(signing, 'ES256'));
}

/** The environment that configures the functions here. */
export const environmentOf = (keys: LocalKeys, dynamo: string): Record<string, string> => ({
  AWS_REGION: 'local',
  DYNAMODB_ENDPOINT: dynamo,
  FIELDPOST_KEY: keys.master,
  FIELDPOST_SIGNING_JWK: JSON.stringify(keys.signing),
  JWT_ISSUER: ISSUER,
  JWT_AUDIENCE: AUDIENCE,
  JWT_JWKS: JSON.stringify(publicKeys(keys)),
});
