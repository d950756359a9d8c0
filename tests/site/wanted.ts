import { isObject, type Json } from '../../domain/lib/json.ts';
import { shownKinds } from '../../site/src/grammar/answers.ts';
import { finished, type Narrowed, narrow, next, pointed, type Step } from '../../site/src/grammar/narrow.ts';
import { isOnBoard, keyOf, nameOfValue } from '../../site/src/grammar/node.ts';
import { openSlots } from '../../site/src/grammar/partial.ts';
import { lit } from '../../site/src/grammar/pointing.ts';
import { pathKey, type Row, type Slot } from '../../site/src/grammar/rows.ts';
import { shared } from '../../site/src/grammar/shared.ts';
import { takes } from '../../site/src/grammar/takes.ts';

/** The value that a command has at a path, if it has one. */
export const valueAt = (command: Json, [name, ...path]: readonly string[]): Json | undefined => {
  if (name === undefined) return command;
  const part = isObject(command) ? command[name] : undefined;
  return part === undefined ? undefined : valueAt(part, path);
};

/** The same, and for a row of a sheet the key that it is about. */
const at = (command: Json, { path, of }: Pick<Slot, 'path' | 'of'>): Json | undefined =>
  path[0] === '' && of.is === 'choice' ? (of.choices[0]?.value as Json | undefined) : valueAt(command, path);

/** What a person does who wants a command, by what the table shows: undefined when the table does not lead there. */
export function wanted(rows: readonly Row[], command: Json): Narrowed | undefined {
  const shown = new Set(shownKinds(narrow(rows, [])));
  for (const row of rows) {
    let steps: readonly Step[] = shown.has(row.label) ? [{ is: 'label', label: row.label }] : [];
    for (let tries = 0; tries < 30; tries++) {
      const now = narrow(rows, steps);
      if (now.taken.length < steps.length) break;
      // What another row makes whole has its own button, or its own kind to choose first.
      const whole = finished(now.partials.filter((partial) => steps.length > 0 || partial.row === row)).find(
        (each) => keyOf(each.command) === keyOf(command),
      );
      if (whole !== undefined) return now;
      const step = nextStep(now, row, command);
      if (step === undefined) break;
      steps = step.is === 'name' ? (pointed(rows, now.taken, [step.name]) ?? []) : [...now.taken, step];
    }
  }
  return undefined;
}

/** The next thing to do on the way to a command, among what is lit and shown. */
function nextStep(now: Narrowed, row: Row, command: Json): Step | undefined {
  const { partials } = now;
  const mine = partials.find((partial) => partial.row === row);
  if (mine === undefined) return undefined;
  const differs = (slot: Slot): boolean => {
    const value = at(command, slot);
    const filled = mine.filled.get(pathKey(slot.path));
    return (
      (value === undefined) !== (filled === undefined) ||
      (value !== undefined && filled !== undefined && keyOf(value) !== keyOf(filled))
    );
  };
  const changed = row.slots.filter(
    (each) => differs(each) && (partials.length === 1 || each.isOptional || each.of.is !== 'choice'),
  );
  const open = openSlots(mine);
  const [apart] = open.length === 0 && partials.length > 1 ? next(partials).open : [];
  const isOwn = apart !== undefined && row.slots.some(({ path }) => pathKey(path) === pathKey(apart.slot.path));
  if (isOwn) return { is: 'value', path: pathKey(apart.slot.path), value: at(command, apart.slot) };
  // What is not shown yet may come after something else has been pointed at.
  return firstOf(open.length > 0 ? open : changed.slice(0, 1), (slot): Step | undefined => {
    const value = at(command, slot);
    const name =
      value !== undefined && (isOnBoard(slot.kind) || slot.kind === 'card')
        ? nameOfValue(slot.kind ?? '', value)
        : undefined;
    if (name !== undefined && lit(partials).has(name)) return { is: 'name', name };
    return (slot.isOptional && partials.length === 1) || isShown(now, slot, value)
      ? { is: 'value', path: pathKey(slot.path), value }
      : undefined;
  });
}

function firstOf<T, Found>(items: readonly T[], found: (item: T) => Found | undefined): Found | undefined {
  for (const item of items) {
    const result = found(item);
    if (result !== undefined) return result;
  }
  return undefined;
}

/**
 * Whether the table has a control for a slot: its values to choose from, or the slot itself if all rows share the
 * question.
 */
function isShown({ partials, taken }: Narrowed, slot: Slot, value: Json | undefined): boolean {
  const { open } = next(partials);
  const isSame = (each: Slot): boolean => pathKey(each.path) === pathKey(slot.path);
  if (slot.of.is === 'choice' && !slot.isOptional) {
    const same = open.filter((each) => isSame(each.slot));
    return same.some(({ choices }) =>
      choices.some((choice) => value !== undefined && keyOf(choice.value) === keyOf(value)),
    );
  }
  return (
    partials.length === 1 ||
    shared(partials, taken, open[0]?.slot).some((each) => isSame(each) && (value === undefined || takes(each, value)))
  );
}
