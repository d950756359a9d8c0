import { ConditionalCheckFailedException, type DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import type { Item } from './items.ts';

/**
 * Writes an item, with a `rev` one higher, over the one that was read at `rev`; 0: over none. Returns false, and writes
 * nothing, if something else is there. Other errors are those of the SDK.
 */
export async function putRevised(client: DynamoDBClient, table: string, item: Item, rev: number): Promise<boolean> {
  const condition =
    rev === 0
      ? { ConditionExpression: 'attribute_not_exists(pk)' }
      : { ConditionExpression: 'rev = :rev', ExpressionAttributeValues: { ':rev': { N: String(rev) } } };
  try {
    await client.send(
      new PutItemCommand({ TableName: table, Item: { ...item, rev: { N: String(rev + 1) } }, ...condition }),
    );
    return true;
  } catch (caught) {
    if (caught instanceof ConditionalCheckFailedException) return false;
    throw caught;
  }
}
