import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { isObject, type Json, type JsonObject } from '../../../domain/lib/json.ts';
import { sure } from '../../../domain/lib/sure.ts';
import { Unreadable } from '../ports/stored.ts';

/** An item of a table. */
export type Item = Record<string, AttributeValue>;

/** Returns the text in an attribute. Throws without one, because only this service writes items. */
export const textIn = (item: Item, name: string): string => sure(item[name]?.S, `text in the attribute ${name}`);

/** Returns the number in an attribute. */
export const numberIn = (item: Item, name: string): number =>
  Number(sure(item[name]?.N, `number in the attribute ${name}`));

/** Returns the JSON object in an attribute. Throws on any other JSON value. */
export function objectIn(item: Item, name: string): JsonObject {
  const value: Json = JSON.parse(textIn(item, name));
  if (!isObject(value)) throw new Unreadable(`the item ${item.pk?.S} / ${item.sk?.S} has no JSON object in ${name}`);
  return value;
}

/** Returns the bytes in an attribute. */
export const bytesIn = (item: Item, name: string): Uint8Array => sure(item[name]?.B, `bytes in the attribute ${name}`);
