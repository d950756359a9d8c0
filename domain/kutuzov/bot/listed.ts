import type { Legal } from '../../contract/legal.ts';
import type { Json, JsonObject } from '../../lib/json.ts';
import type { Command } from '../frames/commands.ts';

/**
 * Legal commands of a grammar: every branch, of numbers only the greatest and the least, of lists all members or one,
 * and of entries as many as are possible, each at its greatest value. Of windows to come it says nothing: a bot is
 * there when they open.
 */
export const listed = (legal: Legal): readonly Command[] => valuesOf(legal) as readonly Command[];

function valuesOf(legal: Legal): readonly Json[] {
  switch (legal.is) {
    case 'const':
      return [legal.value];
    case 'int':
      return legal.max < legal.min ? [] : [...new Set([legal.max, legal.min])];
    case 'pick':
      return picksOf(legal);
    case 'oneOf':
      return legal.of.filter((branch) => !isAhead(branch)).flatMap(valuesOf);
    case 'fields':
      return product(Object.entries(legal.fields).filter(([name, node]) => !isLeftOut(legal.optional, name, node)));
    case 'map':
      return fullest(legal);
    case 'text':
      return [];
  }
}

const isLeftOut = (optional: readonly string[] | undefined, name: string, node: Legal): boolean =>
  optional?.includes(name) === true && (AHEAD.includes(name) || valuesOf(node).length === 0);

/** The fields of a command that speak of windows to come, or for the other Power of the seat. */
const AHEAD: readonly string[] = ['for', 'both', 'plan'];

const isAhead = (branch: Legal): boolean =>
  branch.is === 'fields' && AHEAD.some((name) => name in branch.fields && branch.optional?.includes(name) !== true);

/** Every object with one value of each field. */
const product = (fields: readonly (readonly [string, Legal])[]): readonly JsonObject[] =>
  fields.reduce<readonly JsonObject[]>(
    (made, [name, node]) => {
      const values = valuesOf(node);
      return made.flatMap((object) => values.map((value) => ({ ...object, [name]: value })));
    },
    [{}],
  );

function picksOf({ values, min, max }: Extract<Legal, { is: 'pick' }>): readonly Json[] {
  const most = Math.min(max, values.length);
  if (most < min) return [];
  const singles = min <= 1 && most > 1 ? values.map((one) => [one]) : [];
  return [values.slice(0, most), ...singles];
}

/** As many entries as possible, each at its first value; and each entry alone, if one is enough. */
function fullest({ entries: nodes, min, max, groups = [] }: Extract<Legal, { is: 'map' }>): readonly Json[] {
  const entries = Object.entries(nodes).flatMap(([key, node]) =>
    valuesOf(node)
      .slice(0, 1)
      .map((value) => [key, value] as const),
  );
  const used = new Map<(typeof groups)[number], number>();
  const usedOf = (group: (typeof groups)[number]): number => used.get(group) ?? 0;
  const taken = entries.filter(([key]) => {
    const own = groups.filter(({ keys }) => keys.includes(key));
    if (own.some((group) => usedOf(group) >= group.max)) return false;
    for (const group of own) used.set(group, usedOf(group) + 1);
    return true;
  });
  const all = taken.slice(0, max);
  if (all.length < min) return [];
  const alone = min <= 1 && all.length > 1 ? taken.map((entry) => [entry]) : [];
  return [all, ...alone].map((each) => Object.fromEntries(each));
}
