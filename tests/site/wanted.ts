import { isObject, type Json } from '../../domain/lib/json.ts';
import { finished, lit, type Narrowed, narrow, next, openSlots, pointed, type Step } from '../../site/src/grammar/narrow.ts';
import { isOnBoard, keyOf, nameOf } from '../../site/src/grammar/node.ts';
import { pathKey, type Row, type Slot } from '../../site/src/grammar/rows.ts';

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
  for (const row of rows) {
    let steps: readonly Step[] = row.label === '' ? [] : [{ is: 'label', label: row.label }];
    for (let tries = 0; tries < 30; tries++) {
      const now = narrow(rows, steps);
      if (now.taken.length < steps.length) break;
      const whole = finished(now.partials).find((each) => keyOf(each.command) === keyOf(command));
      if (whole !== undefined) return now;
      const step = nextStep(now, row, command);
      if (step === undefined) break;
      steps = step.is === 'name' ? (pointed(rows, now.taken, [step.name]) ?? []) : [...now.taken, step];
    }
  }
  return undefined;
}

/** The next thing to do on the way to a command, among what is lit and shown. */
function nextStep({ partials }: Narrowed, row: Row, command: Json): Step | undefined {
  const mine = partials.find((partial) => partial.row === row);
  if (mine === undefined) return undefined;
  const differs = (slot: Slot): boolean => {
    const value = at(command, slot);
    const now = mine.filled.get(pathKey(slot.path));
    return (value === undefined) !== (now === undefined) || (value !== undefined && now !== undefined && keyOf(value) !== keyOf(now));
  };
  const open = openSlots(mine)[0];
  const slot = open ?? row.slots.find((each) => differs(each) && (partials.length === 1 || each.isOptional || each.of.is !== 'choice'));
  if (slot === undefined) return undefined;
  const value = at(command, slot);
  const name = typeof value === 'string' && isOnBoard(slot.kind) ? nameOf(slot.kind ?? '', value) : undefined;
  if (name !== undefined && lit(partials).has(name)) return { is: 'name', name };
  const isShown =
    slot.of.is !== 'choice' || next(partials).choices.some((choice) => value !== undefined && keyOf(choice.value) === keyOf(value));
  return isShown || slot.isOptional ? { is: 'value', path: pathKey(slot.path), value } : undefined;
}
