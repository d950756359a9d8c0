import type { Json, Legal } from '@fieldpost/client';
import type { Leaf } from './node.ts';
import { isCounts, type Row, rowsOf, type Slot } from './rows.ts';

/** What is written on a sheet so far: a command for each of some keys. */
export type Draft = { readonly [key: string]: Json };

/** The rows of a sheet: those of each of its keys, with the key as what they are about. */
export function sheetRows({ of, kind = 'piece' }: Leaf<'map'>): readonly Row[] {
  return Object.entries(of).flatMap(([key, node]) => rowsOf(node).map((row) => aboutKey(row, key, kind)));
}

/** The key is in no command by itself: it is a slot with a path that no command has. */
export const KEY = ['', 'key'];

function aboutKey(row: Row, key: string, kind: string): Row {
  const subject: Slot = { path: KEY, kind, isOptional: false, of: { is: 'choice', choices: [{ value: key }] } };
  return { ...row, slots: [subject, ...row.slots] };
}

/** The key that a row of a sheet is about. */
export const keyOfRow = ({ slots }: Row): string => {
  const of = slots[0]?.of;
  return of?.is === 'choice' ? String(of.choices[0]?.value) : '';
};

/** How many more entries a sheet takes at a key, and how many it must still have. */
export function roomFor({ of, max, min, groups = [] }: Leaf<'map'>, draft: Draft) {
  const written = Object.keys(draft).filter((key) => Object.hasOwn(of, key));
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

/** The sheet in a grammar, where it is one: its place, and what else the command holds. */
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
