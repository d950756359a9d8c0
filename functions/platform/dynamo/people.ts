import { DeleteItemCommand, type DynamoDBClient, GetItemCommand, paginateQuery } from '@aws-sdk/client-dynamodb';
import { canonical } from '../../../domain/log/canonical.ts';
import type { Entry, People } from '../ports/ports.ts';
import { isJsonObject } from '../ports/shape.ts';
import { expiry, firstItems, hasExpired, type Item, jsonIn, numberIn, textIn } from './items.ts';
import { putRevised } from './revised.ts';

/** Reads an item of the table. */
export const entryIn = (item: Item): Entry => ({
  pk: textIn(item, 'pk'),
  sk: textIn(item, 'sk'),
  rev: numberIn(item, 'rev'),
  value: jsonIn(item, 'value', isJsonObject),
});

/** How many days after its last write an item about notifications expires. */
const LAST_DAYS = 90;

/**
 * Returns whether an item expires: what is stored about the notifications of a person. The numbered notifications
 * themselves stay, because the next number follows from the newest one, and clients read on after a number.
 */
const expires = (pk: string, sk: string): boolean => pk.startsWith('I#') && !sk.startsWith('N#');

/** Returns the table `people` on DynamoDB. Throws errors of the SDK. */
export function dynamoPeople(client: DynamoDBClient, table: string, now: () => number = Date.now): People {
  const isThere = (item: Item): boolean => !hasExpired(item, now());
  return {
    async get(pk, sk) {
      const Key = { pk: { S: pk }, sk: { S: sk } };
      const { Item } = await client.send(new GetItemCommand({ TableName: table, Key, ConsistentRead: true }));
      return Item && isThere(Item) ? entryIn(Item) : undefined;
    },

    async list(pk, prefix) {
      const entries: Entry[] = [];
      // DynamoDB does not compare keys with an empty text, not even as a prefix.
      const isWhole = prefix === '';
      const query = {
        TableName: table,
        ConsistentRead: true,
        KeyConditionExpression: isWhole ? 'pk = :pk' : 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': { S: pk }, ...(!isWhole && { ':prefix': { S: prefix } }) },
      };
      for await (const { Items = [] } of paginateQuery({ client }, query))
        entries.push(...Items.filter(isThere).map(entryIn));
      return entries;
    },

    async between(pk, from, to, limit, last) {
      const query = {
        TableName: table,
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: { ':pk': { S: pk }, ':from': { S: from }, ':to': { S: to } },
        ScanIndexForward: last === undefined,
      };
      return (await firstItems(client, query, limit, isThere)).map(entryIn);
    },

    async remove(pk, sk) {
      await client.send(new DeleteItemCommand({ TableName: table, Key: { pk: { S: pk }, sk: { S: sk } } }));
    },

    async put(pk, sk, value, rev) {
      const item = { pk: { S: pk }, sk: { S: sk }, value: { S: canonical(value) } };
      if (!expires(pk, sk)) return putRevised(client, table, item, rev);
      return putRevised(client, table, { ...item, ...expiry(LAST_DAYS, now()) }, rev, now());
    },
  };
}
