import {
  DeleteItemCommand,
  type DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  paginateQuery,
} from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { LOCALES } from '../../../domain/lib/text.ts';
import type { Connection, Connections } from '../ports/ports.ts';
import { SCOPES } from '../ports/scope.ts';
import { opensAs } from '../ports/stored.ts';
import { type Item, numberIn, TTL, textIn } from './items.ts';
import { putRevised } from './revised.ts';

/** How long after the end of a connection's life its items expire. */
const LATE_MS = 60_000;

const connectionIn = opensAs(() =>
  z.object({
    id: z.string(),
    since: z.number(),
    until: z.number(),
    locale: z.enum(LOCALES),
    holder: z
      .object({
        user: z.string(),
        subject: z.string(),
        expires: z.number(),
        scopes: z.array(z.enum(SCOPES)).readonly().exactOptional(),
        isGreeted: z.boolean(),
      })
      .exactOptional(),
    games: z.array(z.string()).readonly(),
    me: z.boolean(),
  }),
);

/**
 * Returns the table `connections` on DynamoDB: `C#<id>` / `C`, a connection; `<place>` / `<id>`, its listing. Throws
 * errors of the SDK.
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
      return Item && { ...connectionIn(Buffer.from(textIn(Item, 'value')), `C#${id} / C`), rev: numberIn(Item, 'rev') };
    },

    put: (connection) =>
      putRevised(
        client,
        table,
        { ...own(connection.id), ...ttlOf(connection), value: { S: JSON.stringify(connection) } },
        connection.rev,
      ),

    remove: (id) => remove(own(id)),

    async list(place, connection) {
      await client.send(
        new PutItemCommand({ TableName: table, Item: { ...keyOf(place, connection.id), ...ttlOf(connection) } }),
      );
    },

    unlist: (place, id) => remove(keyOf(place, id)),

    async at(place) {
      const ids: string[] = [];
      const query = {
        TableName: table,
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': { S: place } },
      };
      for await (const { Items = [] } of paginateQuery({ client }, query))
        ids.push(...Items.map((item) => textIn(item, 'sk')));
      return ids;
    },
  };
}
