import type { Legal } from '../../domain/contract/legal.ts';
import { sample } from '../../domain/contract/sampling.ts';
import type { Json } from '../../domain/lib/json.ts';
import type { Below } from './random.ts';

/**
 * Returns a command of a grammar. Without knowledge of a game it can still tell the branches in which nothing is
 * chosen: most of the time it avoids them while there are others, so that more happens.
 */
export function eager(legal: Legal, below: Below): Json | undefined {
  if (legal.is !== 'oneOf' || below(20) === 0) return sample(legal, below);
  const full = legal.of.filter((branch) => branch.is !== 'fields' || Object.keys(branch.fields).length > 1);
  return sample({ is: 'oneOf', of: full }, below) ?? sample(legal, below);
}
