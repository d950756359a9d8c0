import {
  ConditionalCheckFailedException,
  DeleteItemCommand,
  type DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
} from '@aws-sdk/client-dynamodb';
import type { Connection, Connections } from '../ports.ts';
import { type Item, numberIn, textIn } from './items.ts';

/** The attribute by which DynamoDB removes what nobody removed: seconds since 1970. */
export const TTL = 'ttl';

/** Removed so long after a connection can live no more. */
const LATE_MS = 60_000;

/**
 * The table `connections` on DynamoDB: `C#<id>` / `C`, a connection; `<place>` / `<id>`, one that is listed there. Errors are those of the
 * SDK.
 */
export function dynamoConnections(client: DynamoDBClient, table: string): Connections {
  const keyOf = (pk: string, sk: string): Item => ({ pk: { S: pk }, sk: { S: sk } });
  const own = (id: string): Item => keyOf(`C#${id}`, 'C');
  const ttlOf = ({ until }: Connection): Item => ({ [TTL]: { N: String(Math.ceil((until + LATE_MS) / 1000)) } });
  const remove = async (Key: Item): Promise<void> => {
    await client.send(new DeleteItemCommand({ TableName: table, Key }));
  };
  return {
    async get(id) {
      const { Item } = await client.send(new GetItemCommand({ TableName: table, Key: own(id), ConsistentRead: true }));
      return Item && { ...(JSON.parse(textIn(Item, 'value')) as Connection), rev: numberIn(Item, 'rev') };
    },

    async put(connection) {
      const { id, rev } = connection;
      const Item = { ...own(id), ...ttlOf(connection), rev: { N: String(rev + 1) }, value: { S: JSON.stringify(connection) } };
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

    remove: (id) => remove(own(id)),

    async list(place, connection) {
      await client.send(new PutItemCommand({ TableName: table, Item: { ...keyOf(place, connection.id), ...ttlOf(connection) } }));
    },

    unlist: (place, id) => remove(keyOf(place, id)),

    async at(place) {
      const ids: string[] = [];
      let start: Item | undefined;
      do {
        const page = await client.send(
          new QueryCommand({
            TableName: table,
            ConsistentRead: true,
            KeyConditionExpression: 'pk = :pk',
            ExpressionAttributeValues: { ':pk': { S: place } },
            ...(start && { ExclusiveStartKey: start }),
          }),
        );
        ids.push(...(page.Items ?? []).map((item) => textIn(item, 'sk')));
        start = page.LastEvaluatedKey;
      } while (start !== undefined);
      return ids;
    },
  };
}
