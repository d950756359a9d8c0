import type { AnyCommand, Legal } from './types.ts';

/** Returns an integer from 0 to n - 1. */
type Below = (n: number) => number;

/**
 * Returns a random command of a grammar of choices, or `undefined`: none can be chosen, because only people write text.
 * It needs no knowledge of the game, and the service accepts it as long as the question is open.
 */
export function sample(legal: Legal, below: Below = (n) => Math.floor(Math.random() * n)): AnyCommand | undefined {
  const value = chosen(legal, below);
  return isObject(value) ? value : undefined;
}

const isObject = (value: unknown): value is AnyCommand =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function chosen(node: Legal, below: Below): unknown {
  switch (node.is) {
    case 'const':
      return node.value;
    case 'int':
      return node.min + below(node.max - node.min + 1);
    case 'pick':
      return shuffled(node.values, below).slice(0, sizeOf(node, node.values.length, below));
    case 'oneOf':
      for (const each of shuffled(node.of, below)) {
        const value = chosen(each, below);
        if (value !== undefined) return value;
      }
      return undefined;
    case 'fields':
      return objectOf(Object.entries(node.fields), node.optional ?? [], below);
    case 'map': {
      const entries = within(shuffled(Object.entries(node.entries), below), node.groups ?? []);
      return objectOf(entries.slice(0, sizeOf(node, entries.length, below)), [], below);
    }
    default:
      return undefined;
  }
}

const sizeOf = ({ min, max }: { readonly min: number; readonly max: number }, most: number, below: Below): number =>
  min + below(Math.min(max, most) - min + 1);

function shuffled<T>(items: readonly T[], below: Below): readonly T[] {
  const keyed = items.map((item) => [below(2 ** 30), item] as const);
  return keyed.sort(([a], [b]) => a - b).map(([, item]) => item);
}

type Entries = readonly (readonly [name: string, node: Legal])[];
type Groups = readonly { readonly keys: readonly string[]; readonly max: number }[];

/** Leaves out the entries that are too many for their group. */
function within(entries: Entries, groups: Groups): Entries {
  const left = groups.map(({ max }) => max);
  return entries.filter(([key]) => {
    const at = groups.findIndex(({ keys }) => keys.includes(key));
    const room = left[at];
    if (room === undefined) return true;
    left[at] = room - 1;
    return room > 0;
  });
}

function objectOf(entries: Entries, optional: readonly string[], below: Below): unknown {
  const value: { [name: string]: unknown } = {};
  for (const [name, node] of entries) {
    const isOptional = optional.includes(name);
    const item = isOptional && below(2) === 0 ? undefined : chosen(node, below);
    if (item !== undefined) value[name] = item;
    else if (!isOptional) return undefined;
  }
  return value;
}
