import { finished, type Narrowed } from './narrow.ts';
import { keyOf, type Name } from './node.ts';
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

/**
 * Returns the command that a click on a target completed, if it is the only one there: a player who has seen its
 * forecast sends it by one more click on the target.
 */
export function targeted({ partials, taken }: Narrowed): Whole | undefined {
  const [only, ...others] = targetIn({ partials, taken }) === undefined ? [] : finished(partials);
  return others.length === 0 && partials.every(isDone) ? only : undefined;
}

/** Returns the target of what is chosen: the last name, if it is not the first. */
export function targetIn({ taken }: Narrowed): Name | undefined {
  const named = taken.flatMap((step) => (step.is === 'name' ? [step.name] : []));
  return named.length < 2 ? undefined : named.at(-1);
}

/** Returns the command that one more click on the target sends: the usual one of those that are whole. */
export const confirmed = (narrowed: Narrowed): Whole | undefined =>
  targetIn(narrowed) === undefined ? undefined : meanings(narrowed).whole[0];

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
