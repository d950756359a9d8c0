import type { Narrowed } from '../../grammar/narrow.ts';
import type { Name } from '../../grammar/node.ts';
import { listed, lit } from '../../grammar/pointing.ts';
import type { Marks } from './marks.ts';

/** What is lit, what was chosen, and what the question is about. */
export function marksOf(about: readonly string[] | undefined, { partials, taken }: Narrowed): Marks {
  const marks = new Map<Name, 'lit' | 'picked' | 'about'>();
  for (const name of about ?? []) marks.set(name as Name, 'about');
  for (const name of lit(partials)) marks.set(name, 'lit');
  for (const step of taken) if (step.is === 'name') marks.set(step.name, 'picked');
  for (const partial of partials)
    for (const { name, isIn } of listed(partial)) marks.set(name, isIn ? 'picked' : 'lit');
  return marks;
}
