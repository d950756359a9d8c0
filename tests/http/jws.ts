import { compactVerify, createLocalJWKSet, importJWK, type JSONWebKeySet } from 'jose';
import type { VerifySignature } from '../../domain/match/audit/kept.ts';

const bytes: VerifySignature = async (head, key) =>
  (await compactVerify(head, await importJWK({ ...key }, 'ES256'), { algorithms: ['ES256'] })).payload;

/** What a JWS of the service says, by a library; throws where it is none. */
export const verifyHead = Object.assign(
  async (jws: string, jwks: unknown): Promise<unknown> =>
    JSON.parse(new TextDecoder().decode((await compactVerify(jws, createLocalJWKSet(jwks as JSONWebKeySet))).payload)),
  { bytes },
);
