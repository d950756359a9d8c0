import * as z from 'zod';
import { fromBase64url, toBase64url } from '../../../domain/lib/hash.ts';
import type { Item } from '../../../functions/platform/dynamo/items.ts';

/** The tables of a whole service. The lists are rebuilt, and connections end with the server. */
export const MOVED = ['events', 'vault', 'people'] as const;
export type Moved = (typeof MOVED)[number];

const attribute = z.union([
  z.strictObject({ S: z.string() }),
  z.strictObject({ N: z.string() }),
  z.strictObject({ B: z.base64url() }),
]);
const lineSchema = z.strictObject({ table: z.enum(MOVED), item: z.record(z.string(), attribute) });

/** Returns an item of a table as a line of JSON, with its names in order. Throws on a type that no item has. */
export function lineOf(table: Moved, item: Item): string {
  const plain = Object.entries(item).map(([name, { S, N, B }]) => {
    if (S !== undefined) return [name, { S }] as const;
    if (N !== undefined) return [name, { N }] as const;
    if (B !== undefined) return [name, { B: toBase64url(B) }] as const;
    throw new Error(`an item of ${table} has an attribute ${name} of another type`);
  });
  return JSON.stringify({ table, item: Object.fromEntries(plain.sort(([a], [b]) => (a < b ? -1 : 1))) });
}

/** Reads a line; `undefined`: it is none of `lineOf`. */
export function itemIn(line: string): { readonly table: Moved; readonly item: Item } | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(line);
  } catch {
    return undefined;
  }
  const read = lineSchema.safeParse(parsed);
  if (!read.success) return undefined;
  const { table, item } = read.data;
  const attributes = Object.entries(item).map(([name, value]): [string, Item[string]] => [
    name,
    'B' in value ? { B: fromBase64url(value.B) } : (value as Item[string]),
  ]);
  return { table, item: Object.fromEntries(attributes) };
}
