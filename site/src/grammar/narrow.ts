import type { Json } from '@fieldpost/client';
import { keyOf, type Name } from './node.ts';
import { isDone, openSlots, type Partial } from './partial.ts';
import { isKnownParty, isPointedAt, joinable, valuesAt } from './pointing.ts';
import { type Choice, commandOf, type Filled, pathKey, type Row, type Slot, subjectOf, targetOf } from './rows.ts';
import { takes } from './takes.ts';

/** A step of the player: a click, a value for a slot, or a kind of command. */
export type Step =
  | { readonly is: 'name'; readonly name: Name }
  | { readonly is: 'value'; readonly path: string; readonly value: Json | undefined }
  | { readonly is: 'label'; readonly label: string };

/**
 * Returns the rows that remain after some steps. `taken` are the steps that counted: a step that no row can take any
 * more is dropped.
 */
export interface Narrowed {
  readonly partials: readonly Partial[];
  readonly taken: readonly Step[];
}

export function narrow(rows: readonly Row[], steps: readonly Step[]): Narrowed {
  const partials = alone(rows.map((row) => settled({ row, filled: new Map() })));
  return steps.reduce<Narrowed>(
    (before, step) => {
      const left = before.partials.flatMap((each) => after(each, step));
      return left.length > 0 ? { partials: alone(left), taken: [...before.taken, step] } : before;
    },
    { partials, taken: [] },
  );
}

/** In the last remaining row, every slot with one value fills itself. */
export const alone = (partials: readonly Partial[]): readonly Partial[] =>
  partials.length === 1 ? partials.map((partial) => settled(partial, true)) : partials;

/**
 * Returns the steps after a click on a place with several names, the innermost first. Takes the first name that the
 * remaining rows accept, else the first that starts over; `undefined` if no name there is of use.
 */
export function pointed(
  rows: readonly Row[],
  steps: readonly Step[],
  names: readonly Name[],
): readonly Step[] | undefined {
  for (const begun of [narrow(rows, steps).taken, []]) {
    for (const [i, name] of names.entries()) {
      const { taken } = narrow(rows, [...begun, { is: 'name', name }]);
      if (taken.length <= begun.length) continue;
      // A leader is pointed at in his place: it is said first, then who of those there goes.
      const inner = names.slice(0, i).map((each) => narrow(rows, [...taken, { is: 'name', name: each }]).taken);
      return inner.find(({ length }) => length > taken.length) ?? taken;
    }
  }
  return undefined;
}

function after(partial: Partial, step: Step): readonly Partial[] {
  const { row, filled } = partial;
  if (step.is === 'label') return row.label === step.label ? [partial] : [];
  if (step.is === 'value') {
    const slot = row.slots.find(({ path }) => pathKey(path) === step.path);
    // A value that a command cannot have is removed from it.
    if (slot === undefined) return step.value === undefined ? [partial] : [];
    if (step.value !== undefined && !takes(slot, step.value)) return [];
    return [settled({ row, filled: withValue(filled, slot, step.value) })];
  }
  const slot = joinable(partial, step.name) ?? openSlots(partial).find(isPointedAt);
  if (slot === undefined) return [];
  const path = pathKey(slot.path);
  const values = valuesAt(slot, step.name, filled.get(path));
  return values.length === 0
    ? ahead(partial, step.name)
    : values.map((value) => withParty(settled({ row, filled: withValue(filled, slot, value) })));
}

/** A party that the row knows needs no word of its own where nothing else is left to point at: `besiege Grodno`. */
function withParty(partial: Partial): Partial {
  const [only, ...others] = openSlots(partial).filter(isPointedAt);
  if (only === undefined || others.length > 0 || !isKnownParty(only)) return partial;
  return settled({ row: partial.row, filled: withValue(partial.filled, only, onlyValue(only)) });
}

/**
 * A place named before the party that goes there, where the row knows who that is: `Davout and Yorck, to Grodno`. The
 * numbers begin at their start.
 */
function ahead(partial: Partial, name: Name): readonly Partial[] {
  const [party, place] = openSlots(partial).filter(isPointedAt);
  const who = party !== undefined && isKnownParty(party) ? onlyValue(party) : undefined;
  if (party === undefined || place === undefined || who === undefined) return [];
  const known = withValue(partial.filled, party, who);
  return valuesAt(place, name, undefined).map((value) =>
    settled({ row: partial.row, filled: withValue(known, place, value) }, true),
  );
}

export function withValue(filled: Filled, { path, isOptional }: Slot, value: Json | undefined): Filled {
  const next = new Map(filled);
  if (value === undefined && !isOptional) next.delete(pathKey(path));
  else next.set(pathKey(path), value);
  return next;
}

/**
 * Fills slots that have one value, except the subject and its target, which the player chooses; numbers begin at their
 * start. Other places fill themselves only in the last remaining row, because before that, clicks tell the rows apart.
 * There an optional number also fills itself if the game names a start, until the player removes it.
 */
function settled({ row, filled }: Partial, isLast = false): Partial {
  const subject = subjectOf(row);
  const target = targetOf(row);
  const next = new Map(filled);
  for (const slot of row.slots) {
    const key = pathKey(slot.path);
    if (slot === subject || slot === target || next.has(key) || (isPointedAt(slot) && !isLast)) continue;
    if (slot.isOptional && !isLast) continue;
    const only = slot.isOptional ? startOf(slot) : onlyValue(slot);
    if (only !== undefined) next.set(key, only);
  }
  return { row, filled: next };
}

/** Returns the number with which an optional slot begins: the start of a range, the most of several. */
function startOf({ of, kind }: Slot): Json | undefined {
  if (of.is === 'int') return of.start;
  if (of.is !== 'choice' || kind !== 'count') return undefined;
  const numbers = of.choices.flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
  return numbers.length === of.choices.length ? Math.max(...numbers) : undefined;
}

function onlyValue({ of }: Slot): Json | undefined {
  if (of.is === 'int') return of.start ?? of.min;
  if (of.is === 'choice') return of.choices.length === 1 ? of.choices[0]?.value : undefined;
  if (of.is === 'counts') return of.map.min === 0 ? {} : undefined;
  if (of.is !== 'pick') return undefined;
  return of.min === 0 ? [] : of.choices.length === of.min ? [...of.choices] : undefined;
}

/** Returns the complete commands, each once. */
export function finished(
  partials: readonly Partial[],
): readonly { readonly partial: Partial; readonly command: Json }[] {
  const byKey = new Map(
    partials.filter(isDone).map((partial) => [keyOf(commandOf(partial.row, partial.filled)), partial] as const),
  );
  return [...byKey.values()].map((partial) => ({ partial, command: commandOf(partial.row, partial.filled) }));
}

/**
 * Returns the commands to offer directly: all of them if none can continue. Otherwise those whose label belongs to
 * another command that can continue, and "do nothing" at any time.
 */
export function offered(partials: readonly Partial[]): ReturnType<typeof finished> {
  const goingOn = new Set(partials.filter((partial) => !isDone(partial)).map(({ row }) => row.label));
  return finished(partials).filter(
    ({ partial, command }) => goingOn.size === 0 || goingOn.has(partial.row.label) || isPass(command),
  );
}

/** The type of the command "do nothing" in every game. */
export const isPass = (command: Json): boolean =>
  typeof command === 'object' && command !== null && 'type' in command && command.type === 'pass';

/**
 * The next question to the player: which kind of command, or the values of the first open slots of the remaining rows.
 */
interface Next {
  /** Labels of the remaining rows, if there are several. */
  readonly labels: readonly string[];
  /** Usually one slot; several if a click may mean a leader or soldiers. */
  readonly open: readonly Open[];
}

interface Open {
  readonly slot: Slot;
  /** Returns all values of that slot in the remaining rows, each once. */
  readonly choices: readonly Choice[];
}

export function next(partials: readonly Partial[]): Next {
  const usual = partials.filter(({ row }) => !row.isRare);
  const shown = usual.length > 0 ? usual : partials;
  const labels = [...new Set(partials.map(({ row }) => row.label))].filter((label) => label !== '');
  const first = new Map<string, Slot>();
  for (const slot of shown.flatMap((partial) => openSlots(partial).slice(0, 1)))
    if (!first.has(pathKey(slot.path))) first.set(pathKey(slot.path), slot);
  const all = shown.flatMap(openSlots);
  const open = [...first].map(([key, slot]) => {
    const same = all.filter(({ path }) => pathKey(path) === key);
    const choices = same.flatMap(({ of }) => (of.is === 'choice' ? of.choices : []));
    return { slot, choices: [...new Map(choices.map((choice) => [keyOf(choice.value), choice])).values()] };
  });
  return { labels, open: open.length > 0 ? open : apart(shown) };
}

/**
 * Returns the first thing that tells whole commands of one kind apart, if one of them can say more once it alone is
 * left.
 */
function apart(partials: readonly Partial[]): readonly Open[] {
  const [first] = partials;
  const isAlike = partials.every(({ row }) => row.label === first?.row.label);
  if (first === undefined || !isAlike || !partials.some(({ row }) => row.slots.some(({ isOptional }) => isOptional)))
    return [];
  return first.row.slots
    .flatMap((slot): readonly Open[] => {
      const chosen = partials.map((partial) => choiceIn(partial, pathKey(slot.path)));
      const choices = new Map(
        chosen.flatMap((choice) => (choice === undefined ? [] : [[keyOf(choice.value), choice] as const])),
      );
      return chosen.includes(undefined) || choices.size < 2 ? [] : [{ slot, choices: [...choices.values()] }];
    })
    .slice(0, 1);
}

/** Returns the values of a slot of choices, with their labels. */
function choiceIn({ row, filled }: Partial, path: string): Choice | undefined {
  const slot = row.slots.find((each) => pathKey(each.path) === path);
  const value = filled.get(path);
  return slot?.of.is === 'choice' && value !== undefined
    ? slot.of.choices.find((choice) => keyOf(choice.value) === keyOf(value))
    : undefined;
}
