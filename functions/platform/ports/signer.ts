import { createPublicKey } from 'node:crypto';
import { GetPublicKeyCommand, type KMSClient, SignCommand } from '@aws-sdk/client-kms';
import { base64url, calculateJwkThumbprint, importJWK, type JSONWebKeySet, type JWK, SignJWT } from 'jose';
import { sure } from '../../../domain/lib/sure.ts';
import { once } from '../kit/once.ts';

/** Signs with one ES256 key, and returns its public half. */
export interface Signer {
  /** Returns the payload as a compact JWS. */
  sign(payload: object): Promise<string>;
  jwks(): Promise<JSONWebKeySet>;
}

/** Returns a signer with the private key. */
export function jwkSigner(signing: JWK): Signer {
  const { d: _, ...open } = signing;
  return {
    jwks: async () => ({ keys: [open] }),
    sign: async (payload) =>
      new SignJWT({ ...payload })
        .setProtectedHeader({ alg: 'ES256', ...(signing.kid !== undefined && { kid: signing.kid }) })
        .sign(await importJWK(signing, 'ES256')),
  };
}

/**
 * Returns a signer whose private keys stay in KMS. `keys`: ids or ARNs of key pairs on P-256, newest first: that one
 * signs, and the others stay public, because earlier signatures name them. A `kid` is an RFC 7638 thumbprint.
 */
export function kmsSigner(client: KMSClient, ...keys: readonly [newest: string, ...older: string[]]): Signer {
  const [newest] = keys;
  const publicKeys = once(() => Promise.all(keys.map((key) => publicKeyOf(client, key))));
  return {
    jwks: async () => ({ keys: await publicKeys() }),
    async sign(payload) {
      const { kid } = sure((await publicKeys())[0], 'public half of the newest key');
      const signed = [{ alg: 'ES256', kid }, payload].map((part) => base64url.encode(JSON.stringify(part))).join('.');
      const { Signature } = await client.send(
        new SignCommand({
          KeyId: newest,
          Message: Buffer.from(signed),
          MessageType: 'RAW',
          SigningAlgorithm: 'ECDSA_SHA_256',
        }),
      );
      return `${signed}.${base64url.encode(concatenated(sure(Signature, 'signature in the answer of KMS')))}`;
    },
  };
}

async function publicKeyOf(client: KMSClient, key: string): Promise<JWK & { readonly kid: string }> {
  const { PublicKey } = await client.send(new GetPublicKeyCommand({ KeyId: key }));
  const jwk = createPublicKey({
    key: Buffer.from(sure(PublicKey, 'public key in the answer of KMS')),
    format: 'der',
    type: 'spki',
  }).export({ format: 'jwk' }) as JWK;
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'ES256', use: 'sig' };
}

/** Returns the two numbers of an ECDSA signature in the form of JWS (RFC 7518 §3.4), 32 bytes each, from KMS's DER. */
function concatenated(der: Uint8Array): Uint8Array {
  const view = new DataView(der.buffer, der.byteOffset, der.byteLength);
  const numberAt = (start: number): { readonly bytes: Uint8Array; readonly end: number } => {
    const end = start + 2 + view.getUint8(start + 1);
    return { bytes: der.slice(start + 2, end), end };
  };
  const r = numberAt(2);
  const s = numberAt(r.end);
  return Buffer.concat([r.bytes, s.bytes].map((bytes) => Buffer.concat([Buffer.alloc(32), bytes]).subarray(-32)));
}
