import { narrow } from './narrow.ts';
import { isOnBoard, type Name, type Node, nameOfValue } from './node.ts';
import { isPointedAt } from './pointing.ts';
import { type Row, rowsOf, subjectOf } from './rows.ts';

/**
 * Returns the pieces that a click on a target would move or use: every command of theirs names a target too, so that
 * taking one in hand sends nothing. Those that the player named before come first, in that order.
 */
export function hands(rows: readonly Row[], before: readonly Name[]): readonly Name[] {
  const found = new Set<Name>();
  const alone = new Set<Name>();
  for (const row of rows) {
    const subject = subjectOf(row);
    if (subject?.kind !== 'piece' || subject.of.is !== 'choice') continue;
    const isAimed = row.slots.some((slot) => slot !== subject && isPointedAt(slot) && isOnBoard(slot.kind));
    for (const { value } of subject.of.choices) {
      const name = nameOfValue(subject.kind, value);
      if (name !== undefined) (isAimed ? found : alone).add(name);
    }
  }
  const all = [...found].filter((name) => !alone.has(name));
  const place = (name: Name): number => (before.includes(name) ? before.indexOf(name) : before.length);
  return all
    .filter((name) => narrow(rows, [{ is: 'name', name }]).taken.length === 1)
    .sort((a, b) => place(a) - place(b));
}

/** Returns how many pieces can still do something. */
export const ableIn = (legal: Node): number =>
  new Set(
    rowsOf(legal).flatMap((row) => {
      const subject = subjectOf(row);
      return subject?.kind === 'piece' && subject.of.is === 'choice'
        ? subject.of.choices.map(({ value }) => value)
        : [];
    }),
  ).size;
