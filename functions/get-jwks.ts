import { operation } from './lib/http/endpoint.ts';

/** The public keys that signed heads (and, on one machine, tokens) are checked with. */
export const getJwks = operation({
  id: 'getJwks',
  method: 'GET',
  path: '/.well-known/jwks.json',
  access: 'anyone',
  permission: 'read',
  run: async ({ service }) => ({ body: await service.keys.jwks(), headers: { 'cache-control': 'public, max-age=300' } }),
});
