import { DeleteItemCommand, type DynamoDBClient, GetItemCommand, PutItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import type { JsonObject } from '../../../domain/lib/json.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import type { Memos } from '../ports.ts';
import { type Item, textIn } from './items.ts';

/** Before the partitions of memos: the lists have none that begins so, and grants name it. */
export const MEMO = 'M#';

/** Memos in the table `views`, beside the lists. Errors are those of the SDK. */
export function dynamoMemos(client: DynamoDBClient, table: string): Memos {
  const keyOf = (pk: string, sk: string): Item => ({ pk: { S: MEMO + pk }, sk: { S: sk } });
  const valueIn = (item: Item): JsonObject => JSON.parse(textIn(item, 'value')) as JsonObject;
  return {
    async get(pk, sk) {
      const { Item } = await client.send(new GetItemCommand({ TableName: table, Key: keyOf(pk, sk), ConsistentRead: true }));
      return Item && valueIn(Item);
    },
    async list(pk) {
      const memos: { readonly sk: string; readonly value: JsonObject }[] = [];
      let start: Item | undefined;
      do {
        const page = await client.send(
          new QueryCommand({
            TableName: table,
            ConsistentRead: true,
            KeyConditionExpression: 'pk = :pk',
            ExpressionAttributeValues: { ':pk': { S: MEMO + pk } },
            ...(start && { ExclusiveStartKey: start }),
          }),
        );
        memos.push(...(page.Items ?? []).map((item) => ({ sk: textIn(item, 'sk'), value: valueIn(item) })));
        start = page.LastEvaluatedKey;
      } while (start !== undefined);
      return memos;
    },
    async put(pk, sk, value) {
      await client.send(new PutItemCommand({ TableName: table, Item: { ...keyOf(pk, sk), value: { S: canonical(value) } } }));
    },
    async remove(pk, sk) {
      await client.send(new DeleteItemCommand({ TableName: table, Key: keyOf(pk, sk) }));
    },
  };
}
