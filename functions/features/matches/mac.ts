import { hmac, toBase64url } from '../../../domain/lib/hash.ts';
import type { Json } from '../../../domain/lib/json.ts';
import { canonical } from '../../../domain/log/canonical.ts';

/** What shows that a value was written by whoever has the key: HMAC-SHA256 of its canonical form, base64url. */
export const macOf = (key: Uint8Array, value: Json): string => toBase64url(hmac(key, canonical(value)));
