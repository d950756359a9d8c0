import { type DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { sure } from '../../../domain/lib/sure.ts';
import { decrypt, encrypt } from '../kit/box.ts';
import type { Vault } from '../ports/ports.ts';
import { bytesIn } from './items.ts';
import { putOnce } from './revised.ts';

/** Returns the vault on DynamoDB. `key`: 32 bytes. Stored values are never overwritten. */
export function dynamoVault(client: DynamoDBClient, table: string, key: Uint8Array): Vault {
  async function get(name: string): Promise<Uint8Array | undefined> {
    const { Item } = await client.send(
      new GetItemCommand({ TableName: table, Key: { pk: { S: name } }, ConsistentRead: true }),
    );
    // A tombstone has no box.
    return Item?.box && decrypt(key, name, bytesIn(Item, 'box'));
  }

  /** Stores a value. Returns whether the name was free. */
  const keep = (name: string, secret: Uint8Array): Promise<boolean> =>
    putOnce(client, table, { pk: { S: name }, box: { B: encrypt(key, name, secret) } });

  return {
    async keepSeed(game, seed) {
      const name = `seed/${game}`;
      return (await keep(name, seed)) ? seed : sure(await get(name), `secret ${name}, though one is kept`);
    },
    seed: (game) => get(`seed/${game}`),
    async keepPerson(person, secret) {
      await keep(personItem(person), secret);
    },
    person: (person) => get(personItem(person)),
  };
}

/** Returns the item name of a person's secret: the only content of the journal of erasures. */
export const personItem = (person: string): string => `person/${person}`;
