import { createECDH } from 'node:crypto';
import { hkdf, toBase64url } from '../../../domain/lib/hash.ts';

/** The key pair of this service for push services (VAPID, RFC 8292). */
export interface Vapid {
  readonly publicKey: string;
  readonly privateKey: string;
  /** The contact for push services: a `mailto:` or `https:` URL. Absent: nothing is sent to them. */
  readonly subject?: string;
}

/** Derives the key pair from the master key: the same in every process, and never stored. */
export function vapidFrom(master: Uint8Array, subject: string | undefined): Vapid {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(hkdf(master, 'fieldpost/vapid'));
  return {
    ...(subject !== undefined && { subject }),
    publicKey: toBase64url(pair.getPublicKey()),
    privateKey: toBase64url(pair.getPrivateKey()),
  };
}
