import { DeleteItemCommand, type DynamoDBClient, PutItemCommand, paginateQuery } from '@aws-sdk/client-dynamodb';
import type { Erasures } from '../ports/ports.ts';
import { type Item, textIn } from './items.ts';
import { partitionsOf } from './lists/places.ts';
import type { TableNames } from './tables.ts';
import { personItem } from './vault.ts';

/** Returns the erasures on DynamoDB. Throws errors of the SDK. */
export function dynamoErasures(client: DynamoDBClient, { events, vault, views }: TableNames): Erasures {
  const put = (table: string, item: Item) => client.send(new PutItemCommand({ TableName: table, Item: item }));

  async function removeAll(pk: string): Promise<void> {
    const query = {
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': { S: pk } },
      ConsistentRead: true,
    };
    for await (const { Items = [] } of paginateQuery({ client }, { TableName: views, ...query }))
      for (const item of Items)
        await client.send(
          new DeleteItemCommand({ TableName: views, Key: { pk: { S: pk }, sk: { S: textIn(item, 'sk') } } }),
        );
  }

  return {
    async note(person) {
      const month = new Date().toISOString().slice(0, 7);
      await put(events, { pk: { S: `E#${month}` }, sk: { S: personItem(person) } });
    },
    async forget(person) {
      await put(vault, { pk: { S: personItem(person) }, gone: { BOOL: true } });
    },
    async unlist(name) {
      for (const partition of partitionsOf(name)) await removeAll(partition);
    },
  };
}
