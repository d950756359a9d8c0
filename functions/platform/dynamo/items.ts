import type { AttributeValue } from '@aws-sdk/client-dynamodb';
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
