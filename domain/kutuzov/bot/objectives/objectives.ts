import type { Power } from '../../map/nations.ts';
import type { Position } from '../../state.ts';
import type { Weighed } from '../favourite.ts';

/* What Powers set out for in some turns, whatever else seems worth more for each CP. */

/** Places that a Power takes or holds before all else. */
export interface Objective {
  readonly power: Power;
  readonly scenarios: readonly number[];
  readonly turns: readonly number[];
  readonly does: 'take' | 'hold';
  /** Any of them, the nearest first. */
  readonly places: readonly string[];
  /** Its own armies farther away than so many CP do not set out; enemies farther away do not count. */
  readonly within: number;
}

/** What an objective leaves of the choices of a Power, and the place that it is about. */
export interface Pursuit {
  readonly place: string;
  readonly left: readonly Weighed[];
}

/** As far as one likes. */
const ANYWHERE = 99;

/**
 * Both capitals win the war for the Imperials before the third turn (§19.22), so the Tsarists hold
 * them. In the Retreat from Moscow places outside Russia count threefold (§20.3), and each Key
 * of them that is lost moves the conquest die (§19.5).
 */
// biome-ignore format: one objective a line
const OBJECTIVES: readonly Objective[] = [
  { power: 'FN', scenarios: [1, 2], turns: [1, 2], does: 'take', places: ['st-petersburg'], within: ANYWHERE },
  { power: 'FS', scenarios: [1, 2], turns: [1, 2], does: 'take', places: ['moscow'], within: ANYWHERE },
  { power: 'R1', scenarios: [1], turns: [1, 2], does: 'hold', places: ['st-petersburg'], within: 24 },
  { power: 'R1', scenarios: [2], turns: [2], does: 'hold', places: ['st-petersburg'], within: 12 },
  { power: 'R2', scenarios: [1, 2], turns: [1, 2], does: 'hold', places: ['moscow'], within: 24 },
  { power: 'R2', scenarios: [4], turns: [4], does: 'take', places: ['lublin', 'krakow', 'warsaw'], within: 14 },
];

/** The objective of a Power in a position. Undefined: it has none. */
export const objectiveOf = ({ scenario, turn }: Pick<Position, 'scenario' | 'turn'>, power: Power): Objective | undefined =>
  OBJECTIVES.find((each) => each.power === power && each.scenarios.includes(scenario) && each.turns.includes(turn));
