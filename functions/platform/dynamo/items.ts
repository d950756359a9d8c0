import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { sure } from '../../../domain/lib/sure.ts';

/** An item of a table. */
export type Item = Record<string, AttributeValue>;

/** The text in an attribute. Throws where there is none: items are written by this service alone. */
export const textIn = (item: Item, name: string): string => sure(item[name]?.S, `text in the attribute ${name}`);

/** The number in an attribute. */
export const numberIn = (item: Item, name: string): number => Number(sure(item[name]?.N, `number in the attribute ${name}`));

/** The bytes in an attribute. */
export const bytesIn = (item: Item, name: string): Uint8Array => sure(item[name]?.B, `bytes in the attribute ${name}`);
