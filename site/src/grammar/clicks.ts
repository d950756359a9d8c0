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
 * Returns the steps after a click. Without a choice in the making it is a target of the piece in hand, if it can be.
 * After an order that is written, a click on another piece of the player begins with that piece, also where the place
 * could change the order: nothing that is whole changes by a click on something else.
 */
export function clicked(
  rows: readonly Row[],
  { taken, hand, isWritten = false }: Before,
  names: readonly Name[],
): readonly Step[] | undefined {
  if (taken.length === 0 && hand !== undefined) {
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

/** Whether a choice can begin with a piece. */
const isSubject = (rows: readonly Row[], name: Name): boolean =>
  name.startsWith('piece:') && narrow(rows, [{ is: 'name', name }]).taken.length === 1;

/** Whether a card was chosen and nothing more: another card in its place loses nothing. */
export const isCardAlone = ([first, ...more]: readonly Step[]): boolean =>
  more.length === 0 && first?.is === 'name' && first.name.startsWith('card:');

/** A value that is given again stands for the one before. */
export const isReplaced = (before: Step, step: Step): boolean =>
  before.is === 'value' && step.is === 'value' && before.path === step.path;
