import {
  ConditionalCheckFailedException,
  type DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
} from '@aws-sdk/client-dynamodb';
import { sure } from '../../../domain/lib/sure.ts';
import { decrypt, encrypt } from '../kit/box.ts';
import type { Vault } from '../ports/ports.ts';
import { bytesIn } from './items.ts';

/** The vault on DynamoDB. `key`: 32 bytes. What is kept once is never written over. */
export function dynamoVault(client: DynamoDBClient, table: string, key: Uint8Array): Vault {
  async function get(name: string): Promise<Uint8Array | undefined> {
    const { Item } = await client.send(
      new GetItemCommand({ TableName: table, Key: { pk: { S: name } }, ConsistentRead: true }),
    );
    // A tombstone has no box.
    return Item?.box && decrypt(key, name, bytesIn(Item, 'box'));
  }

  /** Gives back whether nothing was kept under the name. */
  async function keep(name: string, secret: Uint8Array): Promise<boolean> {
    try {
      const Item = { pk: { S: name }, box: { B: encrypt(key, name, secret) } };
      await client.send(
        new PutItemCommand({ TableName: table, Item, ConditionExpression: 'attribute_not_exists(pk)' }),
      );
      return true;
    } catch (caught) {
      if (!(caught instanceof ConditionalCheckFailedException)) throw caught;
      return false;
    }
  }

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

/** The name of the item with a person's secret: all that the journal of erasures says. */
export const personItem = (person: string): string => `person/${person}`;
