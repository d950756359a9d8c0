import type { Json } from '../lib/json.ts';
import { at } from '../lib/sure.ts';
import { type Entries, isEmpty, type Legal, nothing, roomIn } from './legal.ts';

/**
 * One command of the grammar, chosen by `below(n)` (an integer from 0 to n-1). Undefined when nothing can be sampled.
 * Branches that need free text are passed over.
 */
export function sample(legal: Legal, below: (n: number) => number): Json | undefined {
  switch (legal.is) {
    case 'const':
      return legal.value;
    case 'int':
      return isEmpty(legal) ? undefined : legal.min + below(legal.max - legal.min + 1);
    case 'text':
      return undefined;
    case 'pick':
      return isEmpty(legal)
        ? undefined
        : shuffled(legal.values, below).slice(0, between(legal, legal.values.length, below));
    case 'oneOf':
      return sampleOneOf(legal.of, below);
    case 'fields':
      return sampleFields(Object.entries(legal.fields), legal.optional ?? [], below);
    case 'map':
      return sampleMap(Object.entries(legal.entries), legal, below);
  }
}

const between = (
  range: { readonly min: number; readonly max: number },
  size: number,
  below: (n: number) => number,
): number => range.min + below(Math.min(range.max, size) - range.min + 1);

function shuffled<T>(items: readonly T[], below: (n: number) => number): T[] {
  const rest = [...items];
  for (let i = rest.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [rest[i], rest[j]] = [at(rest, j), at(rest, i)];
  }
  return rest;
}

function sampleOneOf(of: readonly Legal[], below: (n: number) => number): Json | undefined {
  const open = [...of];
  while (open.length > 0) {
    const [branch = nothing] = open.splice(below(open.length), 1);
    const value = sample(branch, below);
    if (value !== undefined) return value;
  }
  return undefined;
}

function sampleFields(
  entries: readonly [string, Legal][],
  optional: readonly string[],
  below: (n: number) => number,
): Json | undefined {
  const value: { [name: string]: Json } = {};
  for (const [name, node] of entries) {
    if (optional.includes(name) && below(2) === 0) continue;
    const item = sample(node, below);
    if (item === undefined) {
      if (optional.includes(name)) continue;
      return undefined;
    }
    value[name] = item;
  }
  return value;
}

/** Entries that cannot be sampled are passed over, so a map has fewer of them rather than no sample. */
function sampleMap(entries: readonly [string, Legal][], range: Entries, below: (n: number) => number) {
  const room = roomIn(
    entries.map(([name]) => name),
    range,
  );
  if (room < range.min || range.max < range.min) return undefined;
  const size = between(range, room, below);
  const value: { [name: string]: Json } = {};
  const isFull = (name: string): boolean =>
    range.groups?.some(
      ({ keys, max }) => keys.includes(name) && keys.filter((key) => Object.hasOwn(value, key)).length >= max,
    ) === true;
  for (const [name, node] of shuffled(entries, below)) {
    if (Object.keys(value).length === size) break;
    const item = isFull(name) ? undefined : sample(node, below);
    if (item !== undefined) value[name] = item;
  }
  return Object.keys(value).length < range.min ? undefined : value;
}
