import type { JWK } from 'jose';
import * as z from 'zod';
import { once } from '../kit/once.ts';
import { isRecord } from '../ports/shape.ts';
import { jwkSigner, kmsSigner, type Signer } from '../ports/signer.ts';
import { type Environment, kmsClient } from './master.ts';

/** The signing key, ES256: itself, as a JWK; or the key pair in KMS. Newer pairs are `KMS_SIGNING_KEY_2` and so on. */
const signingSchema = z.union(
  [
    z.object({ FIELDPOST_SIGNING_JWK: z.string().startsWith('{') }),
    z.object({ KMS_SIGNING_KEY: z.string().min(1), AWS_REGION: z.string().min(1) }),
  ],
  { error: 'neither FIELDPOST_SIGNING_JWK nor KMS_SIGNING_KEY is set' },
);

function keyIn(text: string): JWK {
  const key: unknown = JSON.parse(text);
  if (!isRecord<JWK>(key)) throw new Error('FIELDPOST_SIGNING_JWK is no JWK');
  return key;
}

const NEWER = /^KMS_SIGNING_KEY_(\d+)$/;

/** Returns the key pairs of an environment, newest first. */
function pairsIn(env: Environment, first: string): [newest: string, ...older: string[]] {
  const newer = Object.entries(env).flatMap(([name, key]) => {
    const [, generation] = NEWER.exec(name) ?? [];
    return generation === undefined || key === undefined ? [] : [{ generation: Number(generation), key }];
  });
  const [newest, ...older] = newer.sort((a, b) => b.generation - a.generation).map(({ key }) => key);
  return newest === undefined ? [first] : [newest, ...older, first];
}

/**
 * Returns the signer of an environment. It reads the settings at the first signature, and throws then if none is set.
 */
export function signerFrom(env: Environment): Signer {
  const signer = once(async () => {
    const config = signingSchema.parse(env);
    if ('FIELDPOST_SIGNING_JWK' in config) return jwkSigner(keyIn(config.FIELDPOST_SIGNING_JWK));
    return kmsSigner(kmsClient(config.AWS_REGION), ...pairsIn(env, config.KMS_SIGNING_KEY));
  });
  return { sign: async (payload) => (await signer()).sign(payload), jwks: async () => (await signer()).jwks() };
}
