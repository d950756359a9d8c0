import { hmac, sha256, toBase64url } from '../../domain/lib/hash.ts';

/** The engine that decides in tests: a name that no file has. */
export const ENGINE_OF_TESTS = sha256('the engine of the tests');

/** 16 bytes, the same for the same name. */
export const nonceOf = (name: string): string => toBase64url(hmac(new Uint8Array(16), name).subarray(0, 16));

/** Nonces, one after another: the same ones in each test. */
export function nonces(): () => string {
  let given = 0;
  return () => nonceOf(String(++given));
}
