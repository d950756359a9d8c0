import type { JWK } from 'jose';
import * as z from 'zod';
import { once } from '../kit/once.ts';
import { isRecord } from '../ports/shape.ts';
import { jwkSigner, kmsSigner, type Signer } from '../ports/signer.ts';
import { type Environment, kmsClient } from './master.ts';

/** The signing key, ES256: itself, as a JWK; or the key pair in KMS. */
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

/**
 * Returns the signer of an environment. It reads the settings at the first signature, and throws then if none is set.
 */
export function signerFrom(env: Environment): Signer {
  const signer = once(async () => {
    const config = signingSchema.parse(env);
    if ('FIELDPOST_SIGNING_JWK' in config) return jwkSigner(keyIn(config.FIELDPOST_SIGNING_JWK));
    return kmsSigner(kmsClient(config.AWS_REGION), config.KMS_SIGNING_KEY);
  });
  return { sign: async (payload) => (await signer()).sign(payload), jwks: async () => (await signer()).jwks() };
}
