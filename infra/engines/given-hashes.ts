/** The hash functions of an engine: bytes in, bytes out. `hkdf`: HKDF-SHA256 without salt, 32 bytes. */
export interface Hashes {
  sha256(data: Uint8Array): Uint8Array;
  hmac(key: Uint8Array, data: Uint8Array): Uint8Array;
  hkdf(key: Uint8Array, info: Uint8Array): Uint8Array;
}

// Replaces domain/lib/hash.ts in an engine's file: the same functions, from those that the engine was given.

let given: Hashes | undefined;

/** Sets the hash functions. The engine's process calls this first. */
export function give(hashes: Hashes): void {
  given = hashes;
}

function hashes(): Hashes {
  if (given === undefined) throw new Error('an engine needs hash functions');
  return given;
}

const bytesOf = (data: string | Uint8Array): Uint8Array =>
  typeof data === 'string' ? new TextEncoder().encode(data) : data;

export const sha256 = (data: string | Uint8Array): string => toBase64url(hashes().sha256(bytesOf(data)));
export const hmac = (key: Uint8Array, data: string): Uint8Array => hashes().hmac(key, bytesOf(data));
/**
 * HKDF with a salt is built from HMACs (RFC 5869, one block of output), because programs give engines only the one
 * without.
 */
export function hkdf(key: Uint8Array, purpose: string, salt?: Uint8Array): Uint8Array {
  if (salt === undefined) return hashes().hkdf(key, bytesOf(purpose));
  return hashes().hmac(hashes().hmac(salt, key), Uint8Array.of(...bytesOf(purpose), 1));
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export function toBase64url(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    for (; bits >= 6; bits -= 6) text += DIGITS[(value >> (bits - 6)) & 63];
    value &= 63;
  }
  return bits > 0 ? text + DIGITS[(value << (6 - bits)) & 63] : text;
}

export function fromBase64url(text: string): Uint8Array {
  const bytes: number[] = [];
  let bits = 0;
  let value = 0;
  for (const digit of text) {
    value = ((value & 255) << 6) | DIGITS.indexOf(digit);
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((value >> bits) & 255);
  }
  return new Uint8Array(bytes);
}
