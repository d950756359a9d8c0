import type { JWK } from 'jose';
import { hkdf, hmac, toBase64url } from '../../../domain/lib/hash.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import type { Keys } from './grounds.ts';
import { jwkSigner, type Signer } from './signer.ts';

/** Derives the keys from the master key, with the signing key and its public half. */
export const keysFrom = (master: Uint8Array, signing: JWK): Keys => keysUnder(master, jwkSigner(signing));

/** Derives the keys from the master key, beside a signer. */
export const keysUnder = (master: Uint8Array, signer: Signer): Keys => ({
  etag: hkdf(master, 'fieldpost/etag'),
  ids: idsUnder(master),
  press: hkdf(master, 'fieldpost/press'),
  anchors: anchorsUnder(master),
  audits: hkdf(master, 'fieldpost/audits'),
  cases: hkdf(master, 'fieldpost/cases'),
  ...signer,
});

/** Derives the key of names from the master key. */
export const idsUnder = (master: Uint8Array): Uint8Array => hkdf(master, 'fieldpost/ids');
/** Returns the key of the nonces of anchors. */
export const anchorsUnder = (master: Uint8Array): Uint8Array => hkdf(master, 'fieldpost/anchors');

/** Names a person by issuer and user, because two issuers may have the same user. */
export const subjectUnder = (ids: Uint8Array, issuer: string, user: string): string =>
  toBase64url(hmac(ids, canonical(['fieldpost/subject/2', issuer, user])));

/** Names a handle by its skeleton, so look-alikes have the same name. */
export const claimUnder = (ids: Uint8Array, skeleton: string): string =>
  toBase64url(hmac(ids, canonical(['fieldpost/handle/1', skeleton])));

/** Names an address. Counts of messages to an address are stored only under this name. */
export const addressUnder = (ids: Uint8Array, address: string): string =>
  toBase64url(hmac(ids, canonical(['fieldpost/asked/1', address]))).slice(0, 16);
