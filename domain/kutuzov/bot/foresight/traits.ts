import type { Camp } from '../../map/nations.ts';
import type { Position } from '../../state.ts';
import type { View } from '../../view.ts';
import { armyTraits } from './armies.ts';
import { groundTraits } from './grounds.ts';
import { lieOf, type Traits } from './lie.ts';
import { standTraits } from './stands.ts';

/** The traits of a position; `held`: how many cards each Power holds. */
export function traitsOf(position: Position, held: View['held']): Traits {
  const lie = lieOf(position);
  return { ...standTraits(position, held), ...groundTraits(lie), ...armyTraits(lie) };
}

/** How likely the Imperials win a scenario, by the traits of a position, as one side of it counts: weights of the logistic function. */
export interface Scales {
  readonly scenario: number;
  readonly side: Camp;
  readonly bias: number;
  readonly weights: Traits;
}
