import { isReversible, sentAtOnce, type Whole } from './meaning.ts';
import { narrow } from './narrow.ts';
import { type Name, nameOfValue } from './node.ts';
import { isDone, type Partial } from './partial.ts';
import type { Row } from './rows.ts';

/* Commands that are about one piece and say nothing else, as an order to a unit is: several may be given at once. */

const isOfPieceAlone = ({ slots: [only, ...others] }: Row): boolean =>
  others.length === 0 && only?.kind === 'piece' && only.of.is === 'choice';

const isOrder = (partial: Partial): boolean => isOfPieceAlone(partial.row) && isDone(partial) && isReversible(partial);

/** Returns the command that is about a piece alone and that the player can take back; undefined: there is none. */
export function orderTo(rows: readonly Row[], piece: Name): Whole | undefined {
  const narrowed = narrow(rows, [{ is: 'name', name: piece }]);
  return narrowed.partials.every(isOrder) ? sentAtOnce(narrowed) : undefined;
}

/** Returns the pieces that take such a command, in the order of the grammar. */
export function orderable(rows: readonly Row[]): readonly Name[] {
  const named = rows.filter(isOfPieceAlone).flatMap(({ slots: [only] }) => {
    if (only?.of.is !== 'choice') return [];
    return only.of.choices.flatMap(({ value }) => nameOfValue('piece', value) ?? []);
  });
  return [...new Set(named)].filter((piece) => orderTo(rows, piece) !== undefined);
}
