import { sha256 } from '../../../domain/lib/hash.ts';
import { jsonOf } from '../../../domain/lib/json.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import { operation } from '../operation.ts';

/** Returns the public keys that verify signed heads and, on a local server, tokens. */
export const getJwks = operation({
  id: 'getJwks',
  method: 'GET',
  path: '/.well-known/jwks.json',
  access: 'anyone',
  permission: 'read',
  cache: { by: 'everybody' },
  run: async ({ service }) => {
    const text = canonical(jsonOf(await service.keys.jwks()));
    return { body: text, tag: `"${sha256(text).slice(0, 27)}"`, headers: { 'content-type': 'application/json' } };
  },
});
