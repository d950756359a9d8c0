import type * as z from 'zod';
import { editionOf } from '../edition/editions.ts';
import { EDITION_IDS } from '../terms/editions.ts';
import type { Trigger } from './triggers.ts';

/*
 * The places that a new standing order names. Orders in logs are not checked: some were given before this check.
 */

const PLACES: ReadonlySet<string> = new Set(EDITION_IDS.flatMap((edition) => [...editionOf({ edition }).space.keys()]));

const MOST_NEAR = 5;

const pairsOf = (id: string): ReadonlySet<string> =>
  new Set(Array.from({ length: Math.max(0, Math.min(id.length, 40) - 1) }, (_, at) => id.slice(at, at + 2)));

/** Returns the ids that share at least half of their pairs of letters with a text, the most similar first. */
function near(text: string): readonly string[] {
  const given = pairsOf(text.toLowerCase());
  const likeness = (id: string): number => {
    const own = pairsOf(id);
    return (2 * [...own].filter((pair) => given.has(pair)).length) / (own.size + given.size);
  };
  return [...PLACES]
    .map((id) => ({ id, like: likeness(id) }))
    .filter(({ like }) => like >= 0.5)
    .sort((one, other) => other.like - one.like)
    .slice(0, MOST_NEAR)
    .map(({ id }) => id);
}

/** Adds an issue for each place of an order that no map has. Names similar places; if there are none, all. */
export function onTheMap(
  { askIf = [] }: { readonly askIf?: readonly Trigger[] },
  context: z.core.$RefinementCtx,
): void {
  for (const [at, trigger] of askIf.entries())
    for (const field of ['space', 'of'] as const) {
      const place = (trigger as { readonly [field in 'space' | 'of']?: string })[field];
      if (place === undefined || PLACES.has(place)) continue;
      const similar = near(place);
      const [which, ids] = similar.length > 0 ? ['near it', similar] : ['the places are', [...PLACES]];
      context.addIssue({
        code: 'custom',
        path: ['askIf', at, field],
        message: `the map has no such place; ${which}: ${ids.join(', ')}`,
        params: {
          ko: `지도에 없는 곳입니다. ${similar.length > 0 ? '비슷한 곳' : '쓸 수 있는 곳'}: ${ids.join(', ')}.`,
        },
      });
    }
}
