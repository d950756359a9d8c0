import { DeleteItemCommand, type DynamoDBClient, GetItemCommand, paginateQuery } from '@aws-sdk/client-dynamodb';
import { canonical } from '../../../domain/log/canonical.ts';
import type { Entry, People } from '../ports/ports.ts';
import { isJsonObject } from '../ports/shape.ts';
import { firstItems, type Item, jsonIn, numberIn, textIn } from './items.ts';
import { putRevised } from './revised.ts';

/** Reads an item of the table. */
export const entryIn = (item: Item): Entry => ({
  pk: textIn(item, 'pk'),
  sk: textIn(item, 'sk'),
  rev: numberIn(item, 'rev'),
  value: jsonIn(item, 'value', isJsonObject),
});

/** Returns the table `people` on DynamoDB. Throws errors of the SDK. */
export function dynamoPeople(client: DynamoDBClient, table: string): People {
  return {
    async get(pk, sk) {
      const Key = { pk: { S: pk }, sk: { S: sk } };
      const { Item } = await client.send(new GetItemCommand({ TableName: table, Key, ConsistentRead: true }));
      return Item && entryIn(Item);
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
      for await (const { Items = [] } of paginateQuery({ client }, query)) entries.push(...Items.map(entryIn));
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
      return (await firstItems(client, query, limit)).map(entryIn);
    },

    async remove(pk, sk) {
      await client.send(new DeleteItemCommand({ TableName: table, Key: { pk: { S: pk }, sk: { S: sk } } }));
    },

    put: (pk, sk, value, rev) =>
      putRevised(client, table, { pk: { S: pk }, sk: { S: sk }, value: { S: canonical(value) } }, rev),
  };
}
