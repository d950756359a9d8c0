import {
  ConditionalCheckFailedException,
  type DynamoDBClient,
  PutItemCommand,
  type PutItemCommandInput,
} from '@aws-sdk/client-dynamodb';
import { type Item, TTL } from './items.ts';

const IF_NONE = { ConditionExpression: 'attribute_not_exists(pk)' };

/** Writes an item if there is none. Returns false, and writes nothing, if there is one. Throws errors of the SDK. */
export const putOnce = (client: DynamoDBClient, table: string, item: Item): Promise<boolean> =>
  put(client, { TableName: table, Item: item, ...IF_NONE });

/** Holds where no item is, or one that has expired and that DynamoDB has not removed yet. */
const ifNoneNow = (now: number) => ({
  ConditionExpression: 'attribute_not_exists(pk) OR #ttl <= :now',
  ExpressionAttributeNames: { '#ttl': TTL },
  ExpressionAttributeValues: { ':now': { N: String(Math.floor(now / 1_000)) } },
});

/**
 * Writes an item, with a `rev` one higher, over the one that was read at `rev`; 0: over none. Returns false, and writes
 * nothing, if something else is there. Other errors are those of the SDK. `now`: the time, for items that expire.
 */
export function putRevised(
  client: DynamoDBClient,
  table: string,
  item: Item,
  rev: number,
  now?: number,
): Promise<boolean> {
  const condition =
    rev === 0
      ? now === undefined
        ? IF_NONE
        : ifNoneNow(now)
      : { ConditionExpression: 'rev = :rev', ExpressionAttributeValues: { ':rev': { N: String(rev) } } };
  return put(client, { TableName: table, Item: { ...item, rev: { N: String(rev + 1) } }, ...condition });
}

/**
 * Puts an item. The SDK tries again when an answer is lost. Then the condition may fail on the item that the first try
 * wrote, which counts as written.
 */
async function put(client: DynamoDBClient, input: PutItemCommandInput & { readonly Item: Item }): Promise<boolean> {
  try {
    await client.send(new PutItemCommand({ ...input, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' }));
    return true;
  } catch (caught) {
    if (!(caught instanceof ConditionalCheckFailedException)) throw caught;
    const { $metadata, Item: there } = caught;
    return ($metadata.attempts ?? 1) > 1 && there !== undefined && isSame(there, input.Item);
  }
}

/** Returns whether two items have the same attributes. */
function isSame(one: Item, other: Item): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => textOf(one[name]) === textOf(other[name]));
}

const textOf = (value: Item[string] | undefined): string | undefined =>
  value?.B === undefined ? JSON.stringify(value) : Buffer.from(value.B).toString('base64');
