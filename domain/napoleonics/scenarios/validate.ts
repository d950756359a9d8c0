import type { Text } from '../../game.ts';
import type { Battle } from './schema.ts';

/** What makes a battle unplayable, and where: the path of the value, as `['units', 3, 'hex']`. */
export interface Problem {
  readonly path: readonly (string | number)[];
  readonly code: string;
  readonly text: Text;
}

export function validateBattle(_battle: Battle): readonly Problem[] {
  return [];
}
