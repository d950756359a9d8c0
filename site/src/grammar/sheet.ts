import type { Json, Legal } from '@fieldpost/client';
import type { Leaf } from './node.ts';
import { isCounts, type Row, rowsOf, type Slot } from './rows.ts';

/** The orders so far: a command for some of the keys. */
export type Draft = { readonly [key: string]: Json };

/** Returns the rows of all keys; the key is the subject of its rows. */
export function sheetRows({ entries, kind = 'piece' }: Leaf<'map'>): readonly Row[] {
  return Object.entries(entries).flatMap(([key, node]) => rowsOf(node).map((row) => aboutKey(row, key, kind)));
}

/** The slot of the key. Its path is in no command, because no command contains the key. */
export const KEY = ['', 'key'];

function aboutKey(row: Row, key: string, kind: string): Row {
  const subject: Slot = { path: KEY, kind, isOptional: false, of: { is: 'choice', choices: [{ value: key }] } };
  return { ...row, slots: [subject, ...row.slots] };
}

/** Returns the key of a row. */
export const keyOfRow = ({ slots }: Row): string => {
  const of = slots[0]?.of;
  return of?.is === 'choice' ? String(of.choices[0]?.value) : '';
};

/** Returns the most and fewest entries that a key still takes. */
export function roomFor({ entries, max, min, groups = [] }: Leaf<'map'>, draft: Draft) {
  const written = Object.keys(draft).filter((key) => Object.hasOwn(entries, key));
  const group = (key: string) => groups.find(({ keys }) => keys.includes(key));
  return {
    missing: Math.max(0, min - written.length),
    isFree: (key: string): boolean => {
      if (Object.hasOwn(draft, key)) return true;
      const mine = group(key);
      return (
        written.length < max &&
        (mine === undefined || written.filter((each) => mine.keys.includes(each)).length < mine.max)
      );
    },
  };
}

/** Finds a map of orders in a grammar: its path, and the rest of the command. */
export function sheetIn(
  legal: Legal,
): { readonly field: string; readonly map: Leaf<'map'>; readonly node: Leaf<'fields'> } | undefined {
  for (const command of legal.is === 'oneOf' ? legal.of : [legal]) {
    if (command.is !== 'fields') continue;
    for (const [field, node] of Object.entries(command.fields))
      if (node.is === 'map' && !isCounts(node)) return { field, map: node, node: command };
  }
  return undefined;
}

/** Returns what every command has, whichever answer is written: its type. */
export const fixedOf = (fields: object): { [name: string]: Json } =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, node]) => (node.is === 'const' ? [[name, node.value as Json]] : [])),
  );
