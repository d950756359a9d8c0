import { isObject, type Json } from '../../domain/lib/json.ts';
import { type Below, oneOf } from './random.ts';

/** What a mutation may put instead of something else: words of the grammar, and whole commands of other seats. */
interface Donors {
  readonly words: readonly string[];
  readonly commands: readonly Json[];
}

/** All strings in a JSON value, names of fields included, each once. */
export function wordsOf(value: Json, into = new Set<string>()): ReadonlySet<string> {
  if (typeof value === 'string') into.add(value);
  else if (Array.isArray(value)) for (const item of value) wordsOf(item, into);
  else if (isObject(value)) {
    for (const [key, item] of Object.entries(value)) {
      into.add(key);
      wordsOf(item, into);
    }
  }
  return into;
}

/**
 * A command changed in one place: a word, a number by one, a field or list item dropped, added or taken from another
 * command.
 */
export function mutate(command: Json, donors: Donors, below: Below): Json {
  if (Array.isArray(command) && command.length > 0 && below(4) > 0) {
    const i = below(command.length);
    switch (below(4)) {
      case 0:
        return command.toSpliced(i, 1);
      case 1:
        return [...command, oneOf(below, command)];
      default:
        return command.with(i, mutate(command[i]!, donors, below));
    }
  }
  if (isObject(command) && below(8) > 0) return mutateObject(Object.entries(command), donors, below);
  if (typeof command === 'number') return command + oneOf(below, [-1, 1, 1, 100, 0.5]);
  if (typeof command === 'boolean') return !command;
  if (typeof command === 'string') return oneOf(below, donors.words);
  return oneOf(below, [null, oneOf(below, donors.words), oneOf(below, donors.commands)]);
}

function mutateObject(entries: readonly (readonly [string, Json])[], donors: Donors, below: Below): Json {
  const others = donors.commands.flatMap((command) => fieldsIn(command));
  const i = below(entries.length);
  const chance = below(10);
  if (entries.length > 0 && chance < 1) return Object.fromEntries(entries.toSpliced(i, 1));
  if (others.length > 0 && chance < 3) return Object.fromEntries([...entries, oneOf(below, others)]);
  if (entries.length === 0) return {};
  const [key, value] = entries[i]!;
  if (chance < 4) return Object.fromEntries(entries.with(i, [oneOf(below, donors.words), value]));
  const namesakes = others.filter(([name]) => name === key);
  const replaced = chance < 6 && namesakes.length > 0 ? oneOf(below, namesakes)[1] : mutate(value, donors, below);
  return Object.fromEntries(entries.with(i, [key, replaced]));
}

/** Every field of every object in a command. */
function fieldsIn(value: Json): readonly (readonly [string, Json])[] {
  if (Array.isArray(value)) return value.flatMap((item) => fieldsIn(item));
  return isObject(value) ? Object.entries(value).flatMap((field) => [field, ...fieldsIn(field[1])]) : [];
}
