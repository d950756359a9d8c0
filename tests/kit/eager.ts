import { type Legal, sample } from '../../domain/contract/legal.ts';
import type { Json } from '../../domain/lib/json.ts';
import type { Below } from './random.ts';

/**
 * A command of a grammar. Whoever knows nothing of a game can still tell the branches in which nothing is chosen: most of the time
 * they are left alone while there are others, so that more happens.
 */
export function eager(legal: Legal, below: Below): Json | undefined {
  if (legal.is !== 'oneOf' || below(20) === 0) return sample(legal, below);
  const full = legal.of.filter((branch) => branch.is !== 'fields' || Object.keys(branch.fields).length > 1);
  return sample({ is: 'oneOf', of: full }, below) ?? sample(legal, below);
}
