import type { Legal } from '../../../domain/contract/legal.ts';
import { asks } from '../../../domain/napoleonics/asks.ts';
import { legal } from '../../../domain/napoleonics/legal.ts';
import type { Command } from '../../../domain/napoleonics/state/commands.ts';
import type { State } from '../../../domain/napoleonics/state/state.ts';
import { view } from '../../../domain/napoleonics/state/view.ts';

/** How many commands a grammar admits; the members of a `pick` count as a set. Free text is not counted. */
function countOf(choices: Legal): number {
  switch (choices.is) {
    case 'const':
      return 1;
    case 'oneOf':
      return choices.of.reduce((sum, branch) => sum + countOf(branch), 0);
    case 'fields':
      return Object.values(choices.fields).reduce((product, field) => product * countOf(field), 1);
    case 'pick':
      return Array.from({ length: choices.max - choices.min + 1 }, (_, i) =>
        over(choices.values.length, choices.min + i),
      ).reduce((a, b) => a + b);
    case 'int':
      return choices.max - choices.min + 1;
    default:
      throw new Error(`Napoleonics has no ${choices.is}`);
  }
}

/** n over k: the ways to choose `k` of `n`. */
const over = (n: number, k: number): number => (k === 0 ? 1 : (over(n - 1, k - 1) * n) / k);

/** The commands of the seat that is asked, by type: `move 12, done 1`; `over` when nobody is. */
export function commandsIn(state: State): string {
  const [ask] = asks(state);
  if (ask === undefined) return 'over';
  const choices = legal(view(state, [ask.seat]), ask.seat);
  const counts = new Map<string, number>();
  for (const branch of choices.is === 'oneOf' ? choices.of : [choices]) {
    const type =
      branch.is === 'fields' && branch.fields.type?.is === 'const'
        ? (branch.fields.type.value as Command['type'])
        : '?';
    counts.set(type, (counts.get(type) ?? 0) + countOf(branch));
  }
  return [...counts].map(([type, count]) => `${type} ${count}`).join(', ');
}
