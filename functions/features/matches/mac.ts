import { hmac, toBase64url } from '../../../domain/lib/hash.ts';
import type { Json } from '../../../domain/lib/json.ts';
import { canonical } from '../../../domain/log/canonical.ts';

/** Returns a MAC that only holders of the key can compute: HMAC-SHA256 of a value's canonical form, base64url. */
export const macOf = (key: Uint8Array, value: Json): string => toBase64url(hmac(key, canonical(value)));
