import { createECDH } from 'node:crypto';
import { hkdf, toBase64url } from '../../../domain/lib/hash.ts';

/** The key pair by which push services know this service (VAPID, RFC 8292). */
export interface Vapid {
  readonly publicKey: string;
  readonly privateKey: string;
  /** The contact for a push service when something is wrong: a `mailto:` or `https:` URL. */
  readonly subject: string;
}

/** The key pair that follows from the master key: the same in every process, and kept nowhere. */
export function vapidFrom(master: Uint8Array, subject: string): Vapid {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(hkdf(master, 'fieldpost/vapid'));
  return { subject, publicKey: toBase64url(pair.getPublicKey()), privateKey: toBase64url(pair.getPrivateKey()) };
}
