import type { Edition } from './edition.ts';

/**
 * The spaces that lines of march join to `from`, through spaces that are not `closed`, with the number of lines to
 * each.
 */
export function reach(
  edition: Edition,
  from: string,
  closed: (space: string) => boolean = () => false,
): ReadonlyMap<string, number> {
  const steps = new Map([[from, 0]]);
  for (const [space, step] of steps) {
    for (const next of edition.lines.get(space)?.keys() ?? [])
      if (!steps.has(next) && !closed(next)) steps.set(next, step + 1);
  }
  return steps;
}
