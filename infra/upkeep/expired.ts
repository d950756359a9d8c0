import { DeleteItemCommand, type DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { type Item, TTL } from '../../functions/platform/dynamo/items.ts';
import type { TableNames } from '../../functions/platform/dynamo/tables.ts';

/** The tables with items that expire. In the cloud DynamoDB removes them (infra/cloud/stores.ts). */
export const EXPIRING = ['views', 'people', 'connections'] as const satisfies readonly (keyof TableNames)[];

/** Number of items that are read at once, because each page blocks the store on this machine. */
const A_PAGE = 100;

/** Removes expired items, as DynamoDB does in the cloud. Returns their number. `signal` stops it between two pages. */
export async function removeExpired(
  client: DynamoDBClient,
  tables: TableNames,
  now: number,
  signal?: AbortSignal,
): Promise<number> {
  let removed = 0;
  const named = {
    ExpressionAttributeNames: { '#ttl': TTL },
    ExpressionAttributeValues: { ':now': { N: String(Math.floor(now / 1_000)) } },
  };
  for (const table of EXPIRING) {
    let start: Item | undefined;
    do {
      const page = await client.send(
        new ScanCommand({
          TableName: tables[table],
          Limit: A_PAGE,
          ProjectionExpression: 'pk, sk',
          FilterExpression: '#ttl <= :now',
          ...named,
          ...(start && { ExclusiveStartKey: start }),
        }),
      );
      for (const Key of page.Items ?? []) {
        // It may have been written again since.
        const sent = client.send(
          new DeleteItemCommand({ TableName: tables[table], Key, ConditionExpression: '#ttl <= :now', ...named }),
        );
        if (await happened(sent)) removed++;
      }
      start = page.LastEvaluatedKey;
    } while (start !== undefined && signal?.aborted !== true);
  }
  return removed;
}

/** Returns whether a conditional deletion happened. */
async function happened(sent: Promise<unknown>): Promise<boolean> {
  try {
    await sent;
    return true;
  } catch (caught) {
    if ((caught as Error).name !== 'ConditionalCheckFailedException') throw caught;
    return false;
  }
}
