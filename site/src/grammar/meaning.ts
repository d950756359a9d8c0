import { finished, type Narrowed } from './narrow.ts';
import { isOnBoard, keyOf, type Name } from './node.ts';
import { isDone, type Partial } from './partial.ts';
import { pathKey, type Row } from './rows.ts';

/* What a click means once a command is whole, and whether it may be sent by that click. */

export type Whole = ReturnType<typeof finished>[number];

/** Returns whether nothing can be added to a command of this row, nor changed in it by a control. */
export const isSaid = ({ slots }: Row): boolean =>
  slots.every(({ of, isOptional }) => of.is === 'choice' && !isOptional);

/** Returns whether a row, or a value that is filled in, has a mark of the grammar. */
function isMarked({ row, filled }: Partial, mark: 'reversible' | 'default'): boolean {
  if (row.node[mark] === true) return true;
  return row.slots.some(({ of, path }) => {
    const value = filled.get(pathKey(path));
    return (
      of.is === 'choice' &&
      value !== undefined &&
      of.choices.some((choice) => choice[mark] === true && keyOf(choice.value) === keyOf(value))
    );
  });
}

/** Returns whether the player can take a command back. */
export const isReversible = (partial: Partial): boolean => isMarked(partial, 'reversible');

/**
 * Returns what is usually meant among whole commands: the one that the grammar marks, else the first one that is not
 * rare.
 */
export const plainest = (whole: readonly Whole[]): Whole | undefined =>
  whole.find(({ partial }) => isMarked(partial, 'default')) ??
  whole.find(({ partial }) => !partial.row.isRare) ??
  whole[0];

/** Returns the command that the last click completed, if that click may send it: the player can take it back. */
export function sentAtOnce({ partials, taken }: Narrowed): Whole | undefined {
  const [only] = taken.length > 0 && partials.length === 1 ? finished(partials) : [];
  return only !== undefined && isReversible(only.partial) && isSaid(only.partial.row) ? only : undefined;
}

const namesIn = ({ taken }: Pick<Narrowed, 'taken'>): readonly Name[] =>
  taken.flatMap((step) => (step.is === 'name' ? [step.name] : []));

/**
 * Returns whether the last click named a target: a second place, or the one place that all commands left need, as where
 * a unit retreats to.
 */
export function isAtTarget(narrowed: Narrowed): boolean {
  const { partials } = narrowed;
  const names = namesIn(narrowed).length;
  return names > 1 || (names === 1 && partials.length > 0 && partials.every((each) => isDone(each) && isOfOne(each)));
}

const isOfOne = ({ row }: Partial): boolean => row.slots.filter(({ kind }) => isOnBoard(kind)).length === 1;

/**
 * Returns the command that a click on a target completed, if it is the only one there: a player who has seen its
 * forecast sends it by one more click on the target.
 */
export function targeted(narrowed: Narrowed): Whole | undefined {
  const [only, ...others] = isAtTarget(narrowed) ? finished(narrowed.partials) : [];
  return others.length === 0 && narrowed.partials.every(isDone) ? only : undefined;
}

/** Returns the place of the last click, where that click has named a target. */
export const targetIn = (narrowed: Narrowed): Name | undefined =>
  isAtTarget(narrowed) ? namesIn(narrowed).at(-1) : undefined;

/** Returns the command that one more click on the target sends: the usual one of those that are whole. */
export const confirmed = (narrowed: Narrowed): Whole | undefined =>
  targetIn(narrowed) === undefined ? undefined : meanings(narrowed).whole[0];

/** Returns whether one click on the board, without a piece before it, made the command whole. */
export const isOneClick = (narrowed: Narrowed): boolean => namesIn(narrowed).length === 1;

/** What a place may mean: whole commands, and kinds of commands that need one more place. */
interface Meanings {
  readonly whole: readonly Whole[];
  readonly further: readonly string[];
}

/** Returns all that a target may mean, the usual first. */
export function meanings({ partials }: Narrowed): Meanings {
  const whole = finished(partials);
  const usual = plainest(whole);
  const kinds = new Set(whole.map(({ partial }) => partial.row.label));
  const further = partials.filter((each) => !isDone(each)).map(({ row }) => row.label);
  return {
    whole: usual === undefined ? [] : [usual, ...whole.filter((each) => each !== usual)],
    further: [...new Set(further)].filter((label) => label !== '' && !kinds.has(label)),
  };
}
