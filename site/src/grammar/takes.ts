import type { Json } from '@fieldpost/client';
import { keyOf, type Leaf } from './node.ts';
import type { Slot } from './rows.ts';

/** Returns whether a slot takes a value. */
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

/** Returns whether a map takes these numbers by key. */
function areCounts({ entries, min, max, groups = [] }: Leaf<'map'>, value: { readonly [key: string]: Json }): boolean {
  const keys = Object.keys(value);
  const fits = keys.every((key) => {
    const node = entries[key];
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
