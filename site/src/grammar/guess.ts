import type { Json } from '@fieldpost/client';
import { isOnBoard, keyOf, type Name } from './node.ts';
import { openSlots, type Partial } from './partial.ts';
import { commandOf, type Filled, pathKey, type Slot } from './rows.ts';

/** A possible meaning of a click on a place that no row takes: a row filled in with it, and the command of that row. */
export interface Guess {
  readonly partial: Partial;
  readonly command: Json;
}

/**
 * Returns the commands that a name would make where it is not offered, the likeliest first. Each remaining row takes
 * the name in one of its next places, and its other places as offered. A space that an army would go to comes before a
 * piece there that would go along. The player cannot choose these commands: they serve to explain a refusal.
 */
export function guesses(partials: readonly Partial[], names: readonly Name[]): readonly Guess[] {
  const all = partials.flatMap((partial) => nextSlots(partial).flatMap((slot) => guessOf(partial, slot, names)));
  const isParty = ({ slot }: (typeof all)[number]): boolean => slot.kind === 'party';
  const made = [...all.filter((each) => !isParty(each)), ...all.filter(isParty)].map(({ slot: _, ...guess }) => guess);
  return [...new Map(made.toReversed().map((each) => [keyOf(each.command), each])).values()].reverse();
}

const isNamed = ({ kind }: Slot): boolean => isOnBoard(kind) || kind === 'card' || kind === 'party';

function guessOf(partial: Partial, slot: Slot, names: readonly Name[]): readonly (Guess & { readonly slot: Slot })[] {
  const name = names.find((each) => fits(slot, each));
  const filled = name === undefined ? undefined : wholeWith(partial, slot, idAs(slot, name));
  return filled === undefined
    ? []
    : [{ slot, partial: { row: partial.row, filled }, command: commandOf(partial.row, filled) }];
}

/**
 * Returns the next place to fill, and the one after a party; of a complete row, the last one that the player pointed at.
 */
function nextSlots(partial: Partial): readonly Slot[] {
  const [next, after] = openSlots(partial).filter(isNamed);
  if (next === undefined) return partial.row.slots.filter(isNamed).slice(-1);
  return next.kind === 'party' && after !== undefined ? [next, after] : [next];
}

const kindOf = (name: Name): string => name.slice(0, name.indexOf(':'));
const idOf = (name: Name): string => name.slice(name.indexOf(':') + 1);

const fits = ({ kind, of }: Slot, name: Name): boolean =>
  kindOf(name) === (kind === 'party' ? 'piece' : kind) &&
  of.is === 'choice' &&
  !of.choices.some(({ value }) => String(value) === idOf(name));

/** Returns a name as a value of a place: as a number in a place for numbers. */
function idAs({ kind, of }: Slot, name: Name): Json {
  const isNumber = of.is === 'choice' && of.choices.every(({ value }) => typeof value === 'number');
  const id = isNumber ? Number(idOf(name)) : idOf(name);
  return kind === 'party' ? [id] : id;
}

/**
 * Returns a row with one more value, and the first offered value in each place that is still open; `undefined` if a
 * place offers none.
 */
function wholeWith(partial: Partial, slot: Slot, value: Json): Filled | undefined {
  const filled = new Map([...partial.filled, [pathKey(slot.path), value]]);
  for (const open of openSlots({ row: partial.row, filled })) {
    const first = firstOf(open);
    if (first === undefined) return undefined;
    filled.set(pathKey(open.path), first);
  }
  return filled;
}

function firstOf({ of }: Slot): Json | undefined {
  switch (of.is) {
    case 'choice':
      return of.choices[0]?.value;
    case 'int':
      return of.start ?? of.min;
    case 'pick':
      return of.choices.slice(0, of.min);
    case 'counts':
      return {};
    case 'text':
    case 'sheet':
      return undefined;
  }
}
