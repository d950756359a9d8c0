import {
  ConditionalCheckFailedException,
  type DynamoDBClient,
  PutItemCommand,
  type PutItemCommandInput,
} from '@aws-sdk/client-dynamodb';
import type { Item } from './items.ts';

const IF_NONE = { ConditionExpression: 'attribute_not_exists(pk)' };

/** Writes an item if there is none. Returns false, and writes nothing, if there is one. Throws errors of the SDK. */
export const putOnce = (client: DynamoDBClient, table: string, item: Item): Promise<boolean> =>
  put(client, { TableName: table, Item: item, ...IF_NONE });

/**
 * Writes an item, with a `rev` one higher, over the one that was read at `rev`; 0: over none. Returns false, and writes
 * nothing, if something else is there. Other errors are those of the SDK.
 */
export function putRevised(client: DynamoDBClient, table: string, item: Item, rev: number): Promise<boolean> {
  const condition =
    rev === 0
      ? IF_NONE
      : { ConditionExpression: 'rev = :rev', ExpressionAttributeValues: { ':rev': { N: String(rev) } } };
  return put(client, { TableName: table, Item: { ...item, rev: { N: String(rev + 1) } }, ...condition });
}

async function put(client: DynamoDBClient, input: PutItemCommandInput): Promise<boolean> {
  try {
    await client.send(new PutItemCommand(input));
    return true;
  } catch (caught) {
    if (caught instanceof ConditionalCheckFailedException) return false;
    throw caught;
  }
}
