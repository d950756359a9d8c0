import type * as z from 'zod';
import type { Entry } from './ports.ts';

/**
 * A stored item has another form than this code reads: a fault of the service. Its message has the key and no value.
 */
export class Unreadable extends Error {}

/** The part of an item that is read. */
type Stored = Pick<Entry, 'pk' | 'sk' | 'value'>;

/**
 * Returns the reader of a kind of items. It builds the schema at the first read, and throws `Unreadable` for an item of
 * another form.
 */
export function readsAs<Schema extends z.ZodType>(schema: () => Schema): (entry: Stored) => z.output<Schema> {
  let built: Schema | undefined;
  return ({ pk, sk, value }) => {
    built ??= schema();
    return parsed(built, value, `${pk} / ${sk}`);
  };
}

/** Returns the reader of encrypted JSON in or beside a kind of items. `name`: the key of the item in the fault. */
export function opensAs<Schema extends z.ZodType>(
  schema: () => Schema,
): (bytes: Uint8Array, name: string) => z.output<Schema> {
  let built: Schema | undefined;
  return (bytes, name) => {
    built ??= schema();
    return parsed(built, JSON.parse(Buffer.from(bytes).toString('utf8')), name);
  };
}

function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown, name: string): z.output<Schema> {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const wrong = read.error.issues.map(({ path, code }) => `/${path.join('/')} ${code}`).join(', ');
  throw new Unreadable(`the item ${name} has another form: ${wrong}`);
}

/** One `string` for each `{name}` of a pattern. */
type Names<Pattern extends string> = Pattern extends `${string}{${string}}${infer Rest}`
  ? [name: string, ...Names<Rest>]
  : [];

/** A kind of items of the table `people`: the patterns of their keys, and the reader of their values. */
interface Kind {
  readonly pk: string;
  readonly sk: string;
  readonly value: (entry: Stored) => unknown;
}

/** A kind of items for features. Called with the names in its patterns, it returns the key of an item. */
interface Row<Pk extends string, Sk extends string, Value> {
  (...names: [...Names<Pk>, ...Names<Sk>]): readonly [pk: string, sk: string];
  readonly pk: Pk;
  readonly sk: Sk;
  /** Returns the partition, and the common prefix of the sort keys of this kind. */
  all(...names: Names<Pk>): readonly [pk: string, prefix: string];
  /** Reads an item. Throws `Unreadable`. */
  read(entry: Stored): Value;
}

const PLACE = /\{\w+\}/;

/** Returns the text of a pattern before its first name. */
export const prefixOf = (pattern: string): string => pattern.split('{')[0] ?? '';

/** Returns rows of the table `people` from their patterns. */
export function rows<const Table extends { readonly [name: string]: Kind }>(table: Table) {
  const made = Object.entries(table).map(([name, { pk, sk, value }]) => {
    const filled = (pattern: string, names: readonly string[]): string =>
      names.reduce((text, each) => text.replace(PLACE, () => each), pattern);
    const places = pk.split('{').length - 1;
    const key = (...names: readonly string[]) =>
      [filled(pk, names.slice(0, places)), filled(sk, names.slice(places))] as const;
    const all = (...names: readonly string[]) => [filled(pk, names), prefixOf(sk)] as const;
    return [name, Object.assign(key, { pk, sk, all, read: value })];
  });
  return Object.fromEntries(made) as {
    readonly [Name in keyof Table]: Row<Table[Name]['pk'], Table[Name]['sk'], ReturnType<Table[Name]['value']>>;
  };
}
