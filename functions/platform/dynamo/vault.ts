import { type DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { sure } from '../../../domain/lib/sure.ts';
import { decrypt, encrypt } from '../kit/box.ts';
import type { Vault } from '../ports/ports.ts';
import { bytesIn, type Item, numberIn } from './items.ts';
import { putOnce } from './revised.ts';

/** The keys of one purpose, by generation. */
export interface Ring {
  /** The generation that writes. */
  readonly newest: number;
  /** Returns a key of 32 bytes. Throws if this process does not have it. */
  key(generation: number): Promise<Uint8Array>;
}

/** The keys of the vault. A process may lack those of one purpose. */
export interface Rings {
  readonly persons: Ring;
  readonly seeds: Ring;
}

/** Returns one key as the first generation of both purposes. */
export function oneKey(key: Uint8Array): Rings {
  const ring: Ring = { newest: 1, key: async () => key };
  return { persons: ring, seeds: ring };
}

/**
 * Returns the vault on DynamoDB. An item names the generation of its key as `k`; without it, it is the first. Stored
 * values are never overwritten.
 */
export function dynamoVault(client: DynamoDBClient, table: string, rings: Rings): Vault {
  async function get(ring: Ring, name: string): Promise<Uint8Array | undefined> {
    const { Item } = await client.send(
      new GetItemCommand({ TableName: table, Key: { pk: { S: name } }, ConsistentRead: true }),
    );
    // A tombstone has no box.
    return Item?.box && decrypt(await ring.key(generationIn(Item)), name, bytesIn(Item, 'box'));
  }

  /** Stores a value. Returns whether the name was free. */
  async function keep({ newest, key }: Ring, name: string, secret: Uint8Array): Promise<boolean> {
    const box = encrypt(await key(newest), name, secret);
    return putOnce(client, table, { pk: { S: name }, box: { B: box }, ...generation(newest) });
  }

  return {
    async keepSeed(game, seed) {
      const name = `seed/${game}`;
      return (await keep(rings.seeds, name, seed))
        ? seed
        : sure(await get(rings.seeds, name), `secret ${name}, though one is kept`);
    },
    seed: (game) => get(rings.seeds, `seed/${game}`),
    async keepPerson(person, secret) {
      await keep(rings.persons, personItem(person), secret);
    },
    person: (person) => get(rings.persons, personItem(person)),
  };
}

/** Returns the generation of the key of an item. */
export const generationIn = (item: Item): number => (item.k === undefined ? 1 : numberIn(item, 'k'));

/** Returns the attribute of a generation. The first one has none, as in release 0.1.0. */
const generation = (k: number): Item => (k === 1 ? {} : { k: { N: String(k) } });

/** Returns the item name of a person's secret: the only content of the journal of erasures. */
export const personItem = (person: string): string => `person/${person}`;
