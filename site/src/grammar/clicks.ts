import { narrow, pointed, type Step } from './narrow.ts';
import type { Name } from './node.ts';
import type { Row } from './rows.ts';

/** What stands before a click. */
interface Before {
  readonly taken: readonly Step[];
  /** The piece in hand by itself. */
  readonly hand?: Name | undefined;
  /** An order is written by what was chosen: nothing more need be said about it. */
  readonly isWritten?: boolean;
}

/**
 * Returns the steps after a click. Without a choice in the making it takes a piece in hand, else it is a target of the
 * piece that is in hand by itself, if it can be. After an order that is written, a click on another piece of the player begins with that piece, also where the place
 * could change the order: nothing that is whole changes by a click on something else.
 */
export function clicked(
  rows: readonly Row[],
  { taken, hand, isWritten = false }: Before,
  names: readonly Name[],
): readonly Step[] | undefined {
  if (taken.length === 0 && hand !== undefined) {
    // A piece that can still act is meant itself, also where the piece in hand could join it.
    const other = names.find((name) => name !== hand && isSubject(rows, name));
    if (other !== undefined) return [{ is: 'name', name: other }];
    const own = pointed(rows, [{ is: 'name', name: hand }], names);
    if (own !== undefined && own.length > 1) return own;
  }
  const [subject] = taken;
  if (isWritten && subject?.is === 'name' && taken.at(-1)?.is === 'name') {
    const other = names.find(
      (name) => isSubject(rows, name) && !taken.some((step) => step.is === 'name' && step.name === name),
    );
    if (other !== undefined) return [{ is: 'name', name: other }];
  }
  return pointed(rows, taken, names);
}

/**
 * Returns the piece without an order that a click on it begins with, though the piece that was chosen alone could act
 * on it: an order is never written for a piece that the player has turned away from.
 */
export function turnedTo(
  rows: readonly Row[],
  taken: readonly Step[],
  names: readonly Name[],
  hasOrder: (name: Name) => boolean,
): Name | undefined {
  const [subject, ...more] = taken;
  if (subject?.is !== 'name' || more.length > 0) return undefined;
  return names.find((name) => name !== subject.name && isSubject(rows, name) && !hasOrder(name));
}

/** Whether a choice can begin with a piece. */
const isSubject = (rows: readonly Row[], name: Name): boolean =>
  name.startsWith('piece:') && narrow(rows, [{ is: 'name', name }]).taken.length === 1;

/** Whether a card was chosen and nothing more: another card in its place loses nothing. */
export const isCardAlone = ([first, ...more]: readonly Step[]): boolean =>
  more.length === 0 && first?.is === 'name' && first.name.startsWith('card:');

/** A value that is given again stands for the one before. */
export const isReplaced = (before: Step, step: Step): boolean =>
  before.is === 'value' && step.is === 'value' && before.path === step.path;
