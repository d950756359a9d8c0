import type { Json } from '@fieldpost/client';
import { keyOf, type Leaf, type Name } from './node.ts';
import { isDone, openSlots, type Partial } from './partial.ts';
import { isPointedAt, joinable, valueAt } from './pointing.ts';
import { type Choice, commandOf, type Filled, pathKey, type Row, type Slot, subjectOf } from './rows.ts';

/** What a person did: pointed at something, gave a value to a slot, or said what kind of command it shall be. */
export type Step =
  | { readonly is: 'name'; readonly name: Name }
  | { readonly is: 'value'; readonly path: string; readonly value: Json | undefined }
  | { readonly is: 'label'; readonly label: string };

/**
 * The rows that are left after some steps; a step that none of them can take any more is dropped. `taken` are the
 * others.
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

/** In the last row that is left, everything fills itself that has one value. */
const alone = (partials: readonly Partial[]): readonly Partial[] =>
  partials.length === 1 ? partials.map((partial) => settled(partial, true)) : partials;

/**
 * Returns the steps after a click on a place with several names, the innermost first: the first name that the rows that
 * are left take; else the first that begins again. `undefined` if nothing there is of any use.
 */
export function pointed(
  rows: readonly Row[],
  steps: readonly Step[],
  names: readonly Name[],
): readonly Step[] | undefined {
  for (const begun of [narrow(rows, steps).taken, []]) {
    for (const name of names) {
      const { taken } = narrow(rows, [...begun, { is: 'name', name }]);
      if (taken.length > begun.length) return taken;
    }
  }
  return undefined;
}

function after(partial: Partial, step: Step): readonly Partial[] {
  const { row, filled } = partial;
  if (step.is === 'label') return row.label === step.label ? [partial] : [];
  if (step.is === 'value') {
    const slot = row.slots.find(({ path }) => pathKey(path) === step.path);
    // What a command cannot have is taken away from it as it is.
    if (slot === undefined) return step.value === undefined ? [partial] : [];
    if (step.value !== undefined && !takes(slot, step.value)) return [];
    return [settled({ row, filled: withValue(filled, slot, step.value) })];
  }
  const slot = joinable(partial, step.name) ?? openSlots(partial).find(isPointedAt);
  if (slot === undefined) return [];
  const path = pathKey(slot.path);
  const value = valueAt(slot, step.name, filled.get(path));
  return value === undefined ? [] : [settled({ row, filled: withValue(filled, slot, value) })];
}

function withValue(filled: Filled, { path, isOptional }: Slot, value: Json | undefined): Filled {
  const next = new Map(filled);
  if (value === undefined && !isOptional) next.delete(pathKey(path));
  else next.set(pathKey(path), value);
  return next;
}

/**
 * Slots with one value fill themselves, except the subject, which is chosen; numbers begin where they start. Places
 * fill themselves only in the last row that is left: before that, pointing tells the rows apart. There an optional
 * number fills itself too, if the game says where to start, until the player removes it.
 */
function settled({ row, filled }: Partial, isLast = false): Partial {
  const subject = subjectOf(row);
  const next = new Map(filled);
  for (const slot of row.slots) {
    const key = pathKey(slot.path);
    if (slot === subject || next.has(key) || (isPointedAt(slot) && !isLast)) continue;
    if (slot.isOptional && !(isLast && slot.of.is === 'int' && slot.of.start !== undefined)) continue;
    const only = onlyValue(slot);
    if (only !== undefined) next.set(key, only);
  }
  return { row, filled: next };
}

function onlyValue({ of }: Slot): Json | undefined {
  if (of.is === 'int') return of.start ?? of.min;
  if (of.is === 'choice') return of.choices.length === 1 ? of.choices[0]?.value : undefined;
  if (of.is === 'counts') return of.map.min === 0 ? {} : undefined;
  if (of.is !== 'pick') return undefined;
  return of.min === 0 ? [] : of.choices.length === of.min ? [...of.choices] : undefined;
}

/** Whether a value may stand in a slot. */
export function takes({ of }: Slot, value: Json): boolean {
  switch (of.is) {
    case 'choice':
      return of.choices.some((choice) => keyOf(choice.value) === keyOf(value));
    case 'int':
      return typeof value === 'number' && value >= of.min && value <= of.max;
    case 'pick':
      return Array.isArray(value) && value.length <= of.max;
    case 'text':
      return typeof value === 'string' && value.length > 0 && value.length <= of.max;
    case 'counts':
      return (
        typeof value === 'object' && value !== null && areCounts(of.map, value as { readonly [key: string]: Json })
      );
    case 'sheet':
      return true;
  }
}

/** Whether numbers by key are what a map takes. */
function areCounts({ of, min, max, groups = [] }: Leaf<'map'>, value: { readonly [key: string]: Json }): boolean {
  const keys = Object.keys(value);
  const fits = keys.every((key) => {
    const node = of[key];
    const count = value[key];
    return node?.is === 'int' && typeof count === 'number' && count >= node.min && count <= node.max;
  });
  return (
    fits &&
    keys.length >= min &&
    keys.length <= max &&
    groups.every((group) => keys.filter((key) => group.keys.includes(key)).length <= group.max)
  );
}

/** The commands that are whole as things stand, each once. */
export function finished(
  partials: readonly Partial[],
): readonly { readonly partial: Partial; readonly command: Json }[] {
  const byKey = new Map(
    partials.filter(isDone).map((partial) => [keyOf(commandOf(partial.row, partial.filled)), partial] as const),
  );
  return [...byKey.values()].map((partial) => ({ partial, command: commandOf(partial.row, partial.filled) }));
}

/**
 * The commands to be offered as they are: all, when nothing can go on; else those that the words of their kind alone do
 * not lead to, since another one of the same words goes on; and to do nothing, at any time.
 */
export function offered(partials: readonly Partial[]): ReturnType<typeof finished> {
  const goingOn = new Set(partials.filter((partial) => !isDone(partial)).map(({ row }) => row.label));
  return finished(partials).filter(
    ({ partial, command }) => goingOn.size === 0 || goingOn.has(partial.row.label) || isPass(command),
  );
}

/** At most this many commands are offered as they are: to choose one is to send it. */
const FEW = 3;

/**
 * Returns all commands of a question, if they are few (to do nothing not counted), of one kind, and differ in a Power
 * alone, such as the Power that loses soldiers; not if more can be said.
 */
export function few({ partials, taken }: Narrowed): ReturnType<typeof finished> | undefined {
  if (taken.length > 0) return undefined;
  const ways = partials.map(waysOf);
  if (ways.includes(undefined)) return undefined;
  const whole = finished(ways.flatMap((each) => each ?? []));
  const deeds = whole.filter(({ command }) => !isPass(command));
  const isOneKind = new Set(deeds.map(({ partial }) => partial.row.label)).size === 1;
  return isOneKind && deeds.length > 1 && deeds.length <= FEW ? whole : undefined;
}

/** Every way to fill what is open in a row that asks for Powers alone. */
function waysOf(partial: Partial): readonly Partial[] | undefined {
  if (!partial.row.slots.every(isOfPowers)) return undefined;
  return openSlots(partial).reduce<readonly Partial[]>(
    (ways, slot) =>
      ways.flatMap(({ row, filled }) =>
        slot.of.is === 'choice'
          ? slot.of.choices.map(({ value }) => ({ row, filled: withValue(filled, slot, value) }))
          : [],
      ),
    [partial],
  );
}

const isOfPowers = ({ of, kind, isOptional }: Slot): boolean => of.is === 'choice' && kind === 'power' && !isOptional;

/** What every game calls doing nothing. */
export const isPass = (command: Json): boolean =>
  typeof command === 'object' && command !== null && 'type' in command && command.type === 'pass';

/**
 * What is to be asked next: which kind of command, or the values of the slots that the rows that are left have as their
 * first.
 */
interface Next {
  /** Words of the rows that are left, where there are several. */
  readonly labels: readonly string[];
  /** One slot as a rule: where a leader or soldiers may be meant, a slot for each. */
  readonly open: readonly Open[];
}

interface Open {
  readonly slot: Slot;
  /** All values of that slot in the rows that are left, each once. */
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

/** What stands in a slot of choices, with its words. */
function choiceIn({ row, filled }: Partial, path: string): Choice | undefined {
  const slot = row.slots.find((each) => pathKey(each.path) === path);
  const value = filled.get(path);
  return slot?.of.is === 'choice' && value !== undefined
    ? slot.of.choices.find((choice) => keyOf(choice.value) === keyOf(value))
    : undefined;
}
