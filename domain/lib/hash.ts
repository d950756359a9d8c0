import { createHmac, createSecretKey, hash, hkdfSync, type KeyObject } from 'node:crypto';

// The one import from outside: pure functions of their input, no clock, no randomness, no I/O.

const EMPTY = new Uint8Array();

/** SHA-256 of UTF-8 text or bytes, as base64url without padding (43 characters). */
export const sha256 = (data: string | Uint8Array): string => hash('sha256', data, 'base64url');

/** Keys made ready: that takes four times as long as the rest of an HMAC. No key is ever changed. */
const ready = new WeakMap<Uint8Array, KeyObject>();

function readied(key: Uint8Array): KeyObject {
  const made = ready.get(key) ?? createSecretKey(key);
  ready.set(key, made);
  return made;
}

/** HMAC-SHA256, 32 bytes. */
export const hmac = (key: Uint8Array, data: string): Uint8Array =>
  createHmac('sha256', readied(key)).update(data).digest();

/** A 32-byte key for one purpose, by HKDF-SHA256, without salt unless one is given. */
export const hkdf = (key: Uint8Array, purpose: string, salt: Uint8Array = EMPTY): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', key, salt, purpose, 32));

export const toBase64url = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64url');
export const fromBase64url = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64url'));
