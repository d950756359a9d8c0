import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const IV = 12;
const TAG = 16;

/** AES-256-GCM: nonce, ciphertext, tag. The name is authenticated, so one secret cannot replace another. */
export function encrypt(key: Uint8Array, name: string, secret: Uint8Array): Uint8Array {
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(name));
  return Buffer.concat([iv, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
}

/** Decrypts a box. Throws if the key or the name differs, or a byte was changed. */
export function decrypt(key: Uint8Array, name: string, box: Uint8Array): Uint8Array {
  const decipher = createDecipheriv('aes-256-gcm', key, box.subarray(0, IV), { authTagLength: TAG })
    .setAAD(Buffer.from(name))
    .setAuthTag(box.subarray(-TAG));
  return new Uint8Array(Buffer.concat([decipher.update(box.subarray(IV, -TAG)), decipher.final()]));
}
