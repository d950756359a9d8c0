import type { Position } from '../../state/state.ts';
import type { View } from '../../state/view.ts';
import type { Camp } from '../../terms/nations.ts';
import { armyTraits } from './armies.ts';
import { groundTraits } from './grounds.ts';
import { lieOf, type Traits } from './lie.ts';
import { standTraits } from './stands.ts';

/** The traits of a position; `held`: how many cards each Power holds. */
export function traitsOf(position: Position, held: View['held']): Traits {
  const lie = lieOf(position);
  return { ...standTraits(position, held), ...groundTraits(lie), ...armyTraits(lie) };
}

/** A bias and weights of traits. */
export interface Part {
  readonly bias: number;
  readonly weights: Traits;
}

/**
 * How likely the Imperials win a scenario, by the traits of a position, as one side of it counts: weights of the
 * logistic function.
 */
export interface Scales extends Part {
  readonly scenario: number;
  readonly side: Camp;
}

/**
 * How likely the Imperials win a scenario, by traits and prospects of a position (prospects.ts): what counts always,
 * more of it the earlier in the turn and less the later, and more of it with the last cards. Who counts so trusts it
 * more than what commands are worth by themselves (`itself`, for each victory point), so that the only step that an
 * objective leaves is one aim among others, worth so much more (`aim`); and follows the best commands by a second one
 * (foresight.ts).
 */
export interface Course {
  readonly scenario: number;
  readonly side: Camp;
  readonly itself: number;
  readonly aim: number;
  readonly always: Part;
  readonly early: Part;
  readonly late: Part;
}
