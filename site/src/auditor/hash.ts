import { hkdf as hkdfOf } from '@noble/hashes/hkdf.js';
import { hmac as hmacOf } from '@noble/hashes/hmac.js';
import { sha256 as sha256Of } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

// Replaces domain/lib/hash.ts in the browser's build: the same functions, without Node.

const bytesOf = (data: string | Uint8Array): Uint8Array => (typeof data === 'string' ? utf8ToBytes(data) : data);

/** SHA-256 of UTF-8 text or bytes, as base64url without padding (43 characters). */
export const sha256 = (data: string | Uint8Array): string => toBase64url(sha256Of(bytesOf(data)));

/** HMAC-SHA256, 32 bytes. */
export const hmac = (key: Uint8Array, data: string): Uint8Array => hmacOf(sha256Of, key, utf8ToBytes(data));

/** A 32-byte key for one purpose, by HKDF-SHA256, without salt unless one is given. */
export const hkdf = (key: Uint8Array, purpose: string, salt?: Uint8Array): Uint8Array =>
  hkdfOf(sha256Of, key, salt, utf8ToBytes(purpose), 32);

/** What an engine receives (infra/engines/given-hashes.ts). */
export const HASHES = {
  sha256: (data: Uint8Array): Uint8Array => sha256Of(data),
  hmac: (key: Uint8Array, data: Uint8Array): Uint8Array => hmacOf(sha256Of, key, data),
  hkdf: (key: Uint8Array, info: Uint8Array): Uint8Array => hkdfOf(sha256Of, key, undefined, info, 32),
};

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map([...DIGITS].map((digit, value) => [digit, value]));

export function toBase64url(bytes: Uint8Array): string {
  let text = '';
  let [bits, value] = [0, 0];
  for (const byte of bytes) {
    value = (value << 8) | byte;
    for (bits += 8; bits >= 6; bits -= 6) text += DIGITS[(value >> (bits - 6)) & 63];
    value &= 63;
  }
  return bits > 0 ? text + DIGITS[(value << (6 - bits)) & 63] : text;
}

/** Skips other characters than digits, as Node does; strict callers compare the result with the input. */
export function fromBase64url(text: string): Uint8Array {
  const bytes: number[] = [];
  let [bits, value] = [0, 0];
  for (const digit of text.split('=', 1)[0] ?? '') {
    const found = VALUES.get(digit === '+' ? '-' : digit === '/' ? '_' : digit);
    if (found === undefined) continue;
    value = ((value & 255) << 6) | found;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((value >> bits) & 255);
  }
  return Uint8Array.from(bytes);
}
