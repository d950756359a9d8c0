import {
  ConditionalCheckFailedException,
  DeleteItemCommand,
  type DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  paginateQuery,
} from '@aws-sdk/client-dynamodb';
import type { JsonObject } from '../../../../domain/lib/json.ts';
import { canonical } from '../../../../domain/log/canonical.ts';
import type { Memos } from '../../ports/ports.ts';
import { isJsonObject } from '../../ports/shape.ts';
import { type Item, jsonIn, textIn } from '../items.ts';

/** The prefix of partitions of memos. Lists never have it, and grants name it. */
export const MEMO = 'M#';

/** Returns the memos in the table `views`, beside the lists. Throws errors of the SDK. */
export function dynamoMemos(client: DynamoDBClient, table: string): Memos {
  const keyOf = (pk: string, sk: string): Item => ({ pk: { S: MEMO + pk }, sk: { S: sk } });
  const valueIn = (item: Item): JsonObject => jsonIn(item, 'value', isJsonObject);
  return {
    async get(pk, sk) {
      const { Item } = await client.send(
        new GetItemCommand({ TableName: table, Key: keyOf(pk, sk), ConsistentRead: true }),
      );
      return Item && valueIn(Item);
    },
    async list(pk) {
      const memos: { readonly sk: string; readonly value: JsonObject }[] = [];
      const query = {
        TableName: table,
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': { S: MEMO + pk } },
      };
      for await (const { Items = [] } of paginateQuery({ client }, query))
        memos.push(...Items.map((item) => ({ sk: textIn(item, 'sk'), value: valueIn(item) })));
      return memos;
    },
    async put(pk, sk, value, held) {
      const Item = { ...keyOf(pk, sk), value: { S: canonical(value) } };
      return ifHeld(client.send(new PutItemCommand({ TableName: table, Item, ...whileIt(held) })));
    },
    async remove(pk, sk, held) {
      await ifHeld(client.send(new DeleteItemCommand({ TableName: table, Key: keyOf(pk, sk), ...whileIt(held) })));
    },
  };
}

/** Returns the condition that a memo is unchanged since its writer read it. */
const whileIt = (held: JsonObject | 'none' | undefined) => {
  if (held === undefined) return {};
  if (held === 'none') return { ConditionExpression: 'attribute_not_exists(pk)' };
  return {
    ConditionExpression: '#value = :held',
    ExpressionAttributeNames: { '#value': 'value' },
    ExpressionAttributeValues: { ':held': { S: canonical(held) } },
  };
};

/** Writes a memo. Returns false if another process has written it since. */
async function ifHeld(sent: Promise<unknown>): Promise<boolean> {
  try {
    await sent;
    return true;
  } catch (caught) {
    if (caught instanceof ConditionalCheckFailedException) return false;
    throw caught;
  }
}
