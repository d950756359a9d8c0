import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** A browser that has subscribed: it alone reads what is pushed (RFC 8291, RFC 8188). */
export function subscribed() {
  const ecdh = createECDH('prime256v1');
  const mine = ecdh.generateKeys();
  const auth = randomBytes(16);
  const derived = (key: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, info, length));
  return {
    keys: { p256dh: mine.toString('base64url'), auth: auth.toString('base64url') },
    read(body: Buffer): string {
      const salt = body.subarray(0, 16);
      const theirs = body.subarray(21, 21 + (body[20] ?? 0));
      const sealed = body.subarray(21 + theirs.length);
      const secret = ecdh.computeSecret(theirs);
      const key = derived(secret, auth, Buffer.concat([Buffer.from('WebPush: info\0'), mine, theirs]), 32);
      const content = derived(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derived(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const opening = createDecipheriv('aes-128-gcm', content, nonce).setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
      return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
    },
  };
}
