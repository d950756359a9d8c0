import {
  ConditionalCheckFailedException,
  type DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
} from '@aws-sdk/client-dynamodb';
import type { JsonObject } from '../../../domain/lib/json.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import type { Entry, People } from '../ports.ts';
import { type Item, numberIn, textIn } from './items.ts';

const entryIn = (item: Item): Entry => ({
  pk: textIn(item, 'pk'),
  sk: textIn(item, 'sk'),
  rev: numberIn(item, 'rev'),
  value: JSON.parse(textIn(item, 'value')) as JsonObject,
});

/** The table `people` on DynamoDB. Errors are those of the SDK. */
export function dynamoPeople(client: DynamoDBClient, table: string): People {
  return {
    async get(pk, sk) {
      const Key = { pk: { S: pk }, sk: { S: sk } };
      const { Item } = await client.send(new GetItemCommand({ TableName: table, Key, ConsistentRead: true }));
      return Item && entryIn(Item);
    },

    async list(pk, prefix) {
      const entries: Entry[] = [];
      let start: Item | undefined;
      do {
        const page = await client.send(
          new QueryCommand({
            TableName: table,
            ConsistentRead: true,
            KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
            ExpressionAttributeValues: { ':pk': { S: pk }, ':prefix': { S: prefix } },
            ...(start && { ExclusiveStartKey: start }),
          }),
        );
        entries.push(...(page.Items ?? []).map(entryIn));
        start = page.LastEvaluatedKey;
      } while (start !== undefined);
      return entries;
    },

    async put(pk, sk, value, rev) {
      const Item = { pk: { S: pk }, sk: { S: sk }, rev: { N: String(rev + 1) }, value: { S: canonical(value) } };
      const condition =
        rev === 0
          ? { ConditionExpression: 'attribute_not_exists(pk)' }
          : { ConditionExpression: 'rev = :rev', ExpressionAttributeValues: { ':rev': { N: String(rev) } } };
      try {
        await client.send(new PutItemCommand({ TableName: table, Item, ...condition }));
        return true;
      } catch (caught) {
        if (caught instanceof ConditionalCheckFailedException) return false;
        throw caught;
      }
    },
  };
}
