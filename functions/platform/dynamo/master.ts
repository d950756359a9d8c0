import { GenerateMacCommand, KMSClient } from '@aws-sdk/client-kms';
import * as z from 'zod';
import { fromBase64url, hkdf } from '../../../domain/lib/hash.ts';
import { sure } from '../../../domain/lib/sure.ts';
import { once } from '../kit/once.ts';
import type { Ring, Rings } from './vault.ts';

/** The environment variables of a function. */
export interface Environment {
  readonly [name: string]: string | undefined;
}

/*
 * Three keys, so that a function has only those that it needs:
 *   tags      names persons and handles, ETags and cursors; MACs of snapshots and audits
 *   persons   decrypts the secrets of persons in the vault
 *   seeds     decrypts the seeds of running games in the vault
 * The master key of release 0.1.0 stands for all three, as their generation 1. One machine has it still.
 */

/** A purpose whose keys have generations. */
type Purpose = 'persons' | 'seeds';

/** The generation of the master key. */
const FIRST = 1;

const keySchema = z.string().regex(/^[\w-]{43}$/);
const region = z.string().min(1);

/** The key of names and MACs: itself in base64url, or the KMS key that derives it. */
const tagsSchema = z.union(
  [
    z.object({ FIELDPOST_KEY: keySchema }),
    z.object({ KMS_MASTER_KEY: z.string().min(1), AWS_REGION: region }),
    z.object({ KMS_TAGS_KEY: z.string().min(1), AWS_REGION: region }),
  ],
  { error: 'neither FIELDPOST_KEY (32 bytes, base64url) nor KMS_TAGS_KEY nor KMS_MASTER_KEY is set' },
);

/** Returns whether there is a key. Without it a log can be read and checked, but nothing is committed. */
export const isKeyed = ({ FIELDPOST_KEY, KMS_MASTER_KEY, KMS_TAGS_KEY }: Environment): boolean =>
  (FIELDPOST_KEY ?? KMS_MASTER_KEY ?? KMS_TAGS_KEY) !== undefined;

/** Derives a key in KMS: the MAC of a fixed text under a key that never leaves KMS. It is always the same. */
async function derived(key: string, at: string, text: string): Promise<Uint8Array> {
  const { Mac } = await kmsClient(at).send(
    new GenerateMacCommand({ KeyId: key, Message: Buffer.from(text), MacAlgorithm: 'HMAC_SHA_256' }),
  );
  return sure(Mac, 'MAC in the answer of KMS');
}

/** Returns the key of names and MACs, derived once and never stored. It has no generations, because it names items. */
export function masterFrom(env: Environment): () => Promise<Uint8Array> {
  return once(async () => {
    const config = tagsSchema.parse(env);
    if ('FIELDPOST_KEY' in config) return fromBase64url(config.FIELDPOST_KEY);
    return 'KMS_MASTER_KEY' in config
      ? derived(config.KMS_MASTER_KEY, config.AWS_REGION, 'fieldpost/master')
      : derived(config.KMS_TAGS_KEY, config.AWS_REGION, 'fieldpost/tags');
  });
}

/** An item is under a key that the environment does not name. */
export class NoKey extends Error {}

/** Returns the keys of a purpose: `KMS_PERSONS_KEY_2`, `KMS_PERSONS_KEY_3` …, and the master key as generation 1. */
function ringFrom(env: Environment, purpose: Purpose, master: () => Promise<Uint8Array>): Ring {
  const begins = `KMS_${purpose.toUpperCase()}_KEY_`;
  const roots = new Map<number, () => Promise<Uint8Array>>();
  if ((env.FIELDPOST_KEY ?? env.KMS_MASTER_KEY) !== undefined) roots.set(FIRST, master);
  for (const [name, key] of Object.entries(env))
    if (name.startsWith(begins) && key !== undefined)
      roots.set(Number(name.slice(begins.length)), () =>
        derived(key, region.parse(env.AWS_REGION), `fieldpost/${purpose}`),
      );
  const keys = new Map(
    [...roots].map(([k, root]) => [k, once(async () => hkdf(await root(), 'fieldpost/vault'))] as const),
  );
  return {
    newest: Math.max(FIRST, ...keys.keys()),
    async key(k) {
      const key = keys.get(k);
      if (key === undefined) throw new NoKey(`this function has no key of ${purpose} of generation ${k}`);
      return key();
    },
  };
}

/** Returns the keys of the vault. Each is derived on first use. */
export const ringsFrom = (env: Environment, master: () => Promise<Uint8Array>): Rings => ({
  persons: ringFrom(env, 'persons', master),
  seeds: ringFrom(env, 'seeds', master),
});

export const kmsClient = (at: string): KMSClient =>
  new KMSClient({
    region: at,
    requestHandler: { connectionTimeout: 2_000, requestTimeout: 5_000, throwOnRequestTimeout: true },
  });
