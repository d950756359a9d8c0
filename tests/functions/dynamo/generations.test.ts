import { GetItemCommand } from '@aws-sdk/client-dynamodb';
import { KMSClient } from '@aws-sdk/client-kms';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hkdf, toBase64url } from '../../../domain/lib/hash.ts';
import { isKeyed, masterFrom, ringsFrom } from '../../../functions/platform/dynamo/master.ts';
import { dynamoVault, oneKey } from '../../../functions/platform/dynamo/vault.ts';
import { keyService } from '../../infra/kms.ts';
import { startDynalite, type TestDynamo } from '../../kit/dynalite.ts';

// Three keys instead of one, and their generations.

const kms = keyService(['master', 'tags', 'persons2', 'persons3', 'seeds2'], []);
let dynamo: TestDynamo;
let asked: string[];
beforeEach(async () => {
  dynamo = await startDynalite();
  asked = [];
  vi.spyOn(KMSClient.prototype, 'send').mockImplementation((async (command: {
    readonly input: { readonly KeyId: string; readonly Message: Uint8Array; readonly MacAlgorithm: string };
  }) => {
    const { KeyId, Message, MacAlgorithm } = command.input;
    asked.push(KeyId);
    const { Mac } = kms('GenerateMac', { KeyId, MacAlgorithm, Message: Buffer.from(Message).toString('base64') }) as {
      readonly Mac: string;
    };
    return { Mac: Buffer.from(Mac, 'base64') };
  }) as never);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await dynamo.stop();
});

const bytes = (n: number): Uint8Array => new Uint8Array(32).fill(n);
const CLOUD = { AWS_REGION: 'eu-central-1' };
const vaultOf = (env: { readonly [name: string]: string }) =>
  dynamoVault(dynamo.client, dynamo.tables.vault, ringsFrom(env, masterFrom(env)));
async function generationOf(pk: string): Promise<string | undefined> {
  const Key = { pk: { S: pk } };
  const { Item } = await dynamo.client.send(new GetItemCommand({ TableName: dynamo.tables.vault, Key }));
  return Item?.k?.N;
}

describe('the master key of release 0.1.0', () => {
  const FIELDPOST_KEY = toBase64url(bytes(9));

  it('is the first generation of both keys: its items are read, and new ones look the same', async () => {
    const before = dynamoVault(dynamo.client, dynamo.tables.vault, oneKey(hkdf(bytes(9), 'fieldpost/vault')));
    await before.keepSeed('old', bytes(1));
    const vault = vaultOf({ FIELDPOST_KEY });
    await vault.keepPerson('new', bytes(2));
    expect([await vault.seed('old'), await before.person('new')]).toEqual([bytes(1), bytes(2)]);
    expect(await generationOf('person/new')).toBeUndefined();
  });

  it('stays beside newer keys: new items are under the newest, and old ones are read', async () => {
    const first = { ...CLOUD, KMS_MASTER_KEY: 'master' };
    await vaultOf(first).keepSeed('old', bytes(1));
    await vaultOf(first).keepPerson('old', bytes(2));
    const both = { ...first, KMS_SEEDS_KEY_2: 'seeds2', KMS_PERSONS_KEY_2: 'persons2', KMS_PERSONS_KEY_3: 'persons3' };
    const vault = vaultOf(both);
    await vault.keepSeed('new', bytes(3));
    await vault.keepPerson('new', bytes(4));
    expect([await generationOf('seed/new'), await generationOf('person/new')]).toEqual(['2', '3']);
    expect([await vault.seed('old'), await vault.person('old')]).toEqual([bytes(1), bytes(2)]);
    expect([await vault.seed('new'), await vault.person('new')]).toEqual([bytes(3), bytes(4)]);
    expect(await masterFrom(first)()).toEqual(await masterFrom(both)());
    // A newer key cannot read what the first one wrote, and the first one not what a newer one wrote.
    await expect(vaultOf(first).seed('new')).rejects.toThrow('no key of seeds of generation 2');
  });
});

describe('a function with the keys of names and persons', () => {
  const WRITER = { ...CLOUD, KMS_TAGS_KEY: 'tags', KMS_PERSONS_KEY_2: 'persons2', KMS_SEEDS_KEY_2: 'seeds2' };
  const { KMS_SEEDS_KEY_2: _, ...READER } = WRITER;

  it('reads persons, and can open no seed', async () => {
    await vaultOf(WRITER).keepSeed('g', bytes(1));
    await vaultOf(WRITER).keepPerson('p', bytes(2));
    asked.length = 0;
    const vault = vaultOf(READER);
    expect(await vault.person('p')).toEqual(bytes(2));
    await expect(vault.seed('g')).rejects.toThrow('this function has no key of seeds of generation 2');
    expect(asked).toEqual(['persons2']);
  });

  it('has no key that decrypts a seed: those of names and persons are others', async () => {
    const rings = ringsFrom(WRITER, masterFrom(WRITER));
    const keys = [await masterFrom(WRITER)(), await rings.persons.key(2), await rings.seeds.key(2)];
    expect(new Set(keys.map(toBase64url)).size).toBe(3);
  });

  it('derives each key once, and only those that it uses', async () => {
    const vault = vaultOf(READER);
    await vault.keepPerson('p', bytes(2));
    await vault.person('p');
    await vault.person('p');
    expect(asked).toEqual(['persons2']);
  });

  it('is keyed; one without keys is not, and says what is missing', async () => {
    expect([isKeyed(READER), isKeyed({}), isKeyed({ KMS_SEEDS_KEY_2: 'seeds2' })]).toEqual([true, false, false]);
    await expect(masterFrom({})()).rejects.toThrow('KMS_TAGS_KEY');
  });
});
