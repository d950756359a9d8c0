import {
  type AttributeValue,
  type DynamoDBClient,
  QueryCommand,
  type QueryCommandInput,
} from '@aws-sdk/client-dynamodb';
import { sure } from '../../../domain/lib/sure.ts';
import type { Shape } from '../ports/shape.ts';
import { Unreadable } from '../ports/stored.ts';

/** An item of a table. */
export type Item = Record<string, AttributeValue>;

/** Returns the text in an attribute. Throws without one, because only this service writes items. */
export const textIn = (item: Item, name: string): string => sure(item[name]?.S, `text in the attribute ${name}`);

/** Returns the number in an attribute. */
export const numberIn = (item: Item, name: string): number =>
  Number(sure(item[name]?.N, `number in the attribute ${name}`));

/** Returns JSON of a shape from an attribute. Throws `Unreadable` for JSON of another shape. */
export const jsonIn = <T>(item: Item, name: string, shape: Shape<T>): T =>
  shaped(item, name, textIn(item, name), shape);

/** Returns JSON of a shape from a text that was unpacked from an attribute. */
export function shaped<T>(item: Item, name: string, text: string, shape: Shape<T>): T {
  const value: unknown = JSON.parse(text);
  if (!shape(value)) throw new Unreadable(`the item ${item.pk?.S} / ${item.sk?.S} has another shape in ${name}`);
  return value;
}

/** Returns the bytes in an attribute. */
export const bytesIn = (item: Item, name: string): Uint8Array => sure(item[name]?.B, `bytes in the attribute ${name}`);

/** The attribute by which DynamoDB expires items: seconds since 1970. An expired item may stay for two days. */
export const TTL = 'ttl';

const DAY = 86_400_000;

/** Returns the attribute of an item that expires some days after a time. */
export const expiry = (days: number, from: number): Item => ({
  [TTL]: { N: String(Math.ceil((from + days * DAY) / 1_000)) },
});

/** Returns whether an item has expired. Every reader leaves it out then, as if it were deleted. */
export const hasExpired = (item: Item, now: number): boolean =>
  item[TTL] !== undefined && numberIn(item, TTL) * 1_000 <= now;

/**
 * Returns the first items that a Query finds, at most `limit`. A page of DynamoDB may end before its limit, even before
 * its first item, and items may have expired. `isThere`: which of them count.
 */
export async function firstItems(
  client: DynamoDBClient,
  query: QueryCommandInput,
  limit: number,
  isThere: (item: Item) => boolean = () => true,
): Promise<readonly Item[]> {
  const items: Item[] = [];
  let start: Item | undefined;
  do {
    const more = { Limit: limit - items.length, ...(start && { ExclusiveStartKey: start }) };
    const page = await client.send(new QueryCommand({ ...query, ...more }));
    items.push(...(page.Items ?? []).filter(isThere));
    start = page.LastEvaluatedKey;
  } while (start !== undefined && items.length < limit);
  return items;
}
