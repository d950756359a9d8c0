import type { Step } from './narrow.ts';
import { keyOf } from './node.ts';
import { isDone, type Partial } from './partial.ts';
import { type Choice, pathKey, type Slot } from './rows.ts';

/* Controls beside the choices of the next place. */

/** Numbers, additions, lists and texts stay visible as long as the player can change them. */
export const changeable = (slots: readonly Slot[], next: Slot | undefined): readonly Slot[] =>
  slots
    .filter(
      ({ of, isOptional }) =>
        of.is === 'int' || of.is === 'counts' || of.is === 'pick' || of.is === 'text' || isOptional,
    )
    .filter((slot) => slot !== next || slot.of.is !== 'choice');

/**
 * Returns the slots that all remaining commands share, and that choose between none of them: those of `next`, all
 * numbers, and earlier values. Once all commands are complete and of one kind, returns every slot that can change in
 * any of them: a value that only some take narrows them.
 */
export function shared(partials: readonly Partial[], taken: readonly Step[], next: Slot | undefined): readonly Slot[] {
  const [first] = partials;
  const slots = first?.row.slots ?? [];
  if (partials.every((each) => isDone(each) && each.row.label === first?.row.label)) {
    const all = new Map(partials.flatMap(({ row }) => row.slots.map((slot) => [pathKey(slot.path), slot] as const)));
    return changeable([...all.values()], next).flatMap((slot) => common(slot, partials) ?? []);
  }
  const isGiven = ({ path }: Slot): boolean => taken.some((step) => step.is === 'value' && step.path === pathKey(path));
  return slots
    .filter(
      (slot) =>
        slot.of.is !== 'choice' && slot.of.is !== 'sheet' && (slot === next || slot.of.is === 'int' || isGiven(slot)),
    )
    .filter(({ path }) => partials.every(({ row }) => row.slots.some((each) => pathKey(each.path) === pathKey(path))))
    .flatMap((slot) => common(slot, partials) ?? []);
}

/**
 * Merges a slot over all rows that have it, with the numbers or choices of all of them; `undefined` if the rows differ
 * otherwise.
 */
function common(slot: Slot, partials: readonly Partial[]): Slot | undefined {
  const alike = partials.flatMap(({ row }) =>
    row.slots.filter(({ path }) => pathKey(path) === pathKey(slot.path)).slice(0, 1),
  );
  const numbers = alike.flatMap(({ of }) => (of.is === 'int' ? [of] : []));
  if (numbers.length === alike.length)
    return {
      ...slot,
      of: {
        is: 'int',
        min: Math.min(...numbers.map(({ min }) => min)),
        max: Math.max(...numbers.map(({ max }) => max)),
      },
    };
  if (alike.every(({ of }) => JSON.stringify(of) === JSON.stringify(slot.of))) return slot;
  const picks = alike.flatMap(({ of }) => (of.is === 'pick' ? [of] : []));
  if (picks.length === alike.length)
    return {
      ...slot,
      of: {
        is: 'pick',
        choices: distinct(picks.flatMap(({ choices }) => choices).map((value) => ({ value }))).map(
          ({ value }) => value,
        ),
        min: Math.min(...picks.map(({ min }) => min)),
        max: Math.max(...picks.map(({ max }) => max)),
      },
    };
  const values = alike.map(({ of }) => valuesOf(of));
  return values.includes(undefined)
    ? undefined
    : { ...slot, of: { is: 'choice', choices: distinct(values.flatMap((of) => of ?? [])).toSorted(byNumber) } };
}

/** Returns each value once, with its label if some row has one. */
function distinct(choices: readonly Choice[]): readonly Choice[] {
  const worded = choices.filter(({ label }) => label !== undefined);
  return [...new Map([...choices, ...worded].map((choice) => [keyOf(choice.value), choice])).values()];
}

/** Returns the values of a slot of numbers or choices. */
function valuesOf(of: Slot['of']): readonly Choice[] | undefined {
  if (of.is === 'choice') return of.choices;
  return of.is === 'int' ? Array.from({ length: of.max - of.min + 1 }, (_, i) => ({ value: of.min + i })) : undefined;
}

const byNumber = ({ value: a }: Choice, { value: b }: Choice): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : 0;
