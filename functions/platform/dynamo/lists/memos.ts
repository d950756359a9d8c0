import {
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
import { expiry, hasExpired, type Item, jsonIn, textIn } from '../items.ts';
import { happened } from './happened.ts';

/** The prefix of partitions of memos. Lists never have it, and grants name it. */
export const MEMO = 'M#';

/** How many days after its last write a memo expires. */
const LAST_DAYS = 90;
/**
 * Memos that last for another time, by the beginnings of their partitions: a token lives for a year; the outages have
 * two; an anchor has the heads of its hours.
 */
const OTHERS: { readonly [begins: string]: number } = {
  'token#': 400,
  'anchor#': 8,
  'outage#': Number.POSITIVE_INFINITY,
};

/** Returns the attribute by which a memo expires; `{}`: it does not. */
function lifeOf(pk: string, now: number): Item {
  const [, days = LAST_DAYS] = Object.entries(OTHERS).find(([begins]) => pk.startsWith(begins)) ?? [];
  return days === Number.POSITIVE_INFINITY ? {} : expiry(days, now);
}

/** Returns the memos in the table `views`, beside the lists. Throws errors of the SDK. */
export function dynamoMemos(client: DynamoDBClient, table: string, now: () => number = Date.now): Memos {
  const keyOf = (pk: string, sk: string): Item => ({ pk: { S: MEMO + pk }, sk: { S: sk } });
  const valueIn = (item: Item): JsonObject => jsonIn(item, 'value', isJsonObject);
  return {
    async get(pk, sk) {
      const { Item } = await client.send(
        new GetItemCommand({ TableName: table, Key: keyOf(pk, sk), ConsistentRead: true }),
      );
      return Item === undefined || hasExpired(Item, now()) ? undefined : valueIn(Item);
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
        for (const item of Items)
          if (!hasExpired(item, now())) memos.push({ sk: textIn(item, 'sk'), value: valueIn(item) });
      return memos;
    },
    async put(pk, sk, value, held) {
      const Item = { ...keyOf(pk, sk), value: { S: canonical(value) }, ...lifeOf(pk, now()) };
      return happened(client.send(new PutItemCommand({ TableName: table, Item, ...whileIt(held) })));
    },
    async remove(pk, sk, held) {
      await happened(client.send(new DeleteItemCommand({ TableName: table, Key: keyOf(pk, sk), ...whileIt(held) })));
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
