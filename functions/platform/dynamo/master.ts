import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GenerateMacCommand, KMSClient } from '@aws-sdk/client-kms';
import * as z from 'zod';
import { fromBase64url, hkdf } from '../../../domain/lib/hash.ts';
import { sure } from '../../../domain/lib/sure.ts';
import { once } from '../kit/once.ts';
import type { Vault } from '../ports/ports.ts';
import { dynamoVault } from './vault.ts';

/** The environment variables of a function. */
export interface Environment {
  readonly [name: string]: string | undefined;
}

/** The master key of 32 bytes: itself in base64url, or the KMS key that derives it. */
const masterSchema = z.union(
  [
    z.object({ FIELDPOST_KEY: z.string().regex(/^[\w-]{43}$/) }),
    z.object({ KMS_MASTER_KEY: z.string().min(1), AWS_REGION: z.string().min(1) }),
  ],
  { error: 'neither FIELDPOST_KEY (32 bytes, base64url) nor KMS_MASTER_KEY is set' },
);

/** Returns whether there is a master key. Without it a log can be read and checked, but nothing is committed. */
export const isKeyed = ({ FIELDPOST_KEY, KMS_MASTER_KEY }: Environment): boolean =>
  (FIELDPOST_KEY ?? KMS_MASTER_KEY) !== undefined;

/**
 * Derives the master key in KMS: the MAC of a fixed text under a key that never leaves KMS. It is always the same and
 * never stored.
 */
export function masterFrom(env: Environment): () => Promise<Uint8Array> {
  return once(async () => {
    const config = masterSchema.parse(env);
    if ('FIELDPOST_KEY' in config) return fromBase64url(config.FIELDPOST_KEY);
    const { Mac } = await kmsClient(config.AWS_REGION).send(
      new GenerateMacCommand({
        KeyId: config.KMS_MASTER_KEY,
        Message: Buffer.from('fieldpost/master'),
        MacAlgorithm: 'HMAC_SHA_256',
      }),
    );
    return sure(Mac, 'MAC in the answer of KMS');
  });
}

/** Returns the vault in a table, opened on first use. */
export function vaultUnder(master: () => Promise<Uint8Array>, client: DynamoDBClient, table: string): Vault {
  const opened = once(async () => dynamoVault(client, table, hkdf(await master(), 'fieldpost/vault')));
  return {
    keepSeed: async (game, seed) => (await opened()).keepSeed(game, seed),
    seed: async (game) => (await opened()).seed(game),
    keepPerson: async (person, secret) => (await opened()).keepPerson(person, secret),
    person: async (person) => (await opened()).person(person),
  };
}

export const kmsClient = (region: string): KMSClient =>
  new KMSClient({
    region,
    requestHandler: { connectionTimeout: 2_000, requestTimeout: 5_000, throwOnRequestTimeout: true },
  });
