import { type Narrowed, narrow } from '../../grammar/narrow.ts';
import { type Name, nameOfValue } from '../../grammar/node.ts';
import { completing, isPartOf, listed, lit, spending } from '../../grammar/pointing.ts';
import type { Row } from '../../grammar/rows.ts';
import { type Draft, keyOfRow } from '../../grammar/sheet.ts';
import type { Marks } from './marks.ts';

/** What is lit, what was chosen, and what the question is about. */
export function marksOf(about: readonly string[] | undefined, { partials, taken }: Narrowed): Marks {
  const marks = new Map<Name, 'lit' | 'spent' | 'picked' | 'about'>();
  const spent = spending(partials);
  for (const name of about ?? []) marks.set(name as Name, 'about');
  for (const name of lit(partials)) marks.set(name, spent.has(name) ? 'spent' : 'lit');
  for (const step of taken) if (step.is === 'name') marks.set(step.name, 'picked');
  for (const partial of partials)
    for (const { name, isIn } of listed(partial)) marks.set(name, isIn ? 'picked' : 'lit');
  return marks;
}

/**
 * The marks of a sheet of orders. What completes an order is lit, and so are units without an order; what needs one
 * more place is faint, and so are units that have one. A place of which one part alone is lit, such as its only coast
 * in reach, is lit instead of the part. `isWritten`: the order of the unit in hand is complete.
 */
export function marksOfSheet(narrowed: Narrowed, rows: readonly Row[], draft: Draft, isWritten: boolean): Marks {
  const marks = [...marksOf(undefined, narrowed)];
  const whole = completing(narrowed.partials);
  const isOrdered = new Map(
    rows.flatMap((row) => {
      const name = nameOfValue(row.slots[0]?.kind ?? '', keyOfRow(row));
      return name === undefined ? [] : [[name, Object.hasOwn(draft, keyOfRow(row))] as const];
    }),
  );
  const found = new Map<Name, 'lit' | 'faint' | 'picked'>();
  for (const [name, mark] of marks) {
    const place = placeOf(name);
    const parts = place === undefined ? [] : marks.filter(([other, its]) => its === 'lit' && isPartOf(other, place));
    const shown = place !== undefined && mark === 'lit' && parts.length === 1 ? place : name;
    // What a complete order may still become is faint too.
    const isFaint = isWritten || (whole.size > 0 && !whole.has(name));
    const isDone = narrowed.taken.length === 0 && isOrdered.get(name) === true;
    const before = found.get(shown);
    if (before === undefined || before === 'faint')
      found.set(shown, mark !== 'lit' && mark !== 'spent' ? 'picked' : isFaint || isDone ? 'faint' : 'lit');
  }
  // Once an order is complete, a click on another unit begins its order.
  if (isWritten) for (const [name, has] of isOrdered) if (!has && !found.has(name)) found.set(name, 'lit');
  return found;
}

const placeOf = (name: Name): Name | undefined =>
  name.includes('/') ? (name.slice(0, name.indexOf('/')) as Name) : undefined;

/** The marks of a choice that is a card so far: every card that can be chosen instead stays lit. */
export const withCards = (marks: Marks, rows: readonly Row[]): Marks =>
  new Map([
    ...[...lit(narrow(rows, []).partials)]
      .filter((name) => name.startsWith('card:'))
      .map((name) => [name, 'lit'] as const),
    ...marks,
  ]);

/** The marks of what a piece may attack: other pieces, once it is chosen or in hand. */
export const withTargets = (marks: Marks): Marks =>
  new Map([...marks].map(([name, mark]) => [name, mark === 'lit' && name.startsWith('piece:') ? 'target' : mark]));
