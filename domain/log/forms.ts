import { type Chance, type CountedChance, chanceOf, countedChance, type Draws, forked } from '../contract/chance.ts';
import { fromBase64url, hkdf, hmac, sha256, toBase64url } from '../lib/hash.ts';
import type { Json } from '../lib/json.ts';
import { canonical } from './canonical.ts';

/** How a commitment is made from a salt and a value. Tests of secrecy put a stub here that ignores the value. */
export type Commitment = (salt: string, value: Json) => string;

/** The inputs of a salt besides the seed. `place`: the index of the event, `command`, or `piles`. */
export interface SaltPlace {
  readonly game: string;
  readonly v: number;
  /** Of form 2 alone. */
  readonly nonce: string;
  readonly place: string;
}

/** The differences between the two forms of the log in seeds, salts and hashes. LOG.md specifies both to the byte. */
export interface Form {
  readonly form: 1 | 2;
  readonly commitment: Commitment;
  /** The salt of a seal: nobody can guess it before the seed is known, everybody can recompute it afterwards. */
  salt(seed: Uint8Array, place: SaltPlace): string;
  /** The public name of the seed, fixed before anyone sits down. */
  seedCommitment(seed: Uint8Array): string;
  chance(seed: Uint8Array, from: Draws, epoch: number): CountedChance;
  /** A chance apart from the recorded counters, for a bot's thinking: its draws tell nobody how long it thought. */
  fork(seed: Uint8Array, label: string, epoch: number, head: string): Chance;
}

/** A key of 32 bytes for one purpose, by HKDF-SHA256; `purpose` names it without a boundary that could be shifted. */
export const keyFor = (key: Uint8Array, purpose: readonly Json[]): Uint8Array => hkdf(key, canonical(purpose));

/** Returns `derive` of a seed and a purpose, cached as long as the seed is in memory. */
function kept(derive: (seed: Uint8Array, purpose: readonly Json[]) => Uint8Array) {
  const keys = new WeakMap<Uint8Array, Map<string, Uint8Array>>();
  return (seed: Uint8Array, purpose: readonly Json[]): Uint8Array => {
    const ofSeed = keys.get(seed) ?? new Map<string, Uint8Array>();
    keys.set(seed, ofSeed);
    const name = canonical(purpose);
    const key = ofSeed.get(name) ?? derive(seed, purpose);
    ofSeed.set(name, key);
    return key;
  };
}

const seedKey = kept(keyFor);
const saltKey1 = kept((seed) => hkdf(seed, 'fieldpost/salt'));

const FORM_1: Form = {
  form: 1,
  commitment: (salt, value) => sha256(salt + canonical(value)),
  salt: (seed, { v, place }) => toBase64url(hmac(saltKey1(seed, []), `${v}/${place}`)),
  seedCommitment: (seed) => sha256(seed),
  chance: (seed, from) => chanceOf(seed, from),
  fork: (seed, label) => forked(seed, label),
};

/** The key of a stream in an epoch, in form 2. */
export const streamKey = (seed: Uint8Array, stream: string, epoch: number): Uint8Array =>
  seedKey(seed, ['fieldpost/chance/2', stream, epoch]);

const FORM_2: Form = {
  form: 2,
  commitment: (salt, value) => toBase64url(hmac(fromBase64url(salt), canonical(value))),
  salt: (seed, { game, v, nonce, place }) =>
    toBase64url(hmac(seedKey(seed, ['fieldpost/salt/2']), canonical(['fieldpost/salt/2', game, v, nonce, place]))),
  seedCommitment: (seed) => sha256(canonical(['fieldpost/seed/2', toBase64url(seed)])),
  chance: (seed, from, epoch) => countedChance((stream) => streamKey(seed, stream, epoch), from, true),
  fork(seed, label, epoch, head) {
    const key = keyFor(seed, ['fieldpost/fork/2', label, epoch, head]);
    return countedChance((stream) => keyFor(key, ['fieldpost/chance/2', stream, epoch]), {}, true);
  },
};

/** Returns the functions of a form; the first commit of a game has its form. */
export const formOf = (form: number | undefined): Form => (form === 2 ? FORM_2 : FORM_1);
