import { SPACES } from '../../edition/rows/spaces.ts';
import type { CommandOf } from '../../frames/commands.ts';
import { tsaristKeys } from '../../map/ground.ts';
import type { Position } from '../../state/state.ts';
import type { Power } from '../../terms/nations.ts';
import type { Weighed } from '../favourite.ts';

/*
 * What Powers set out for in some turns, before all that seems worth more for each CP; for the Tsarists of scenario 4
 * an aim among others that is worth more than it leads to (foresight/courses.ts).
 */

/** What a Power does before all else: it seizes, raids or holds places. */
export interface Objective {
  readonly power: Power;
  readonly scenarios: readonly number[];
  readonly turns: readonly number[];
  /**
   * An army seizes the place and stays, or raids places one after the other, and soldiers guard them; or the place is
   * held.
   */
  readonly does: 'seize' | 'raid' | 'hold';
  readonly places: readonly string[];
  /** Its own armies set out from nearer than this many CP; enemies no farther than that are a threat. */
  readonly within: number;
  /** It is one only while the Tsarists control at least this many Keys. */
  readonly keys?: number;
  /** It is one only while the Power has at most this many CP, those of its hand counted. */
  readonly cp?: number;
}

/** What an objective leaves of the choices of a Power, or makes of one of them, and the place that it is about. */
export interface Pursuit {
  readonly place: string;
  readonly left: readonly Weighed[];
}

/** An army has at least this many SP. */
export const ARMY = 4;

/** A step, weighed. */
export type Moving = Weighed & { readonly command: CommandOf<'move'> };

/** As far as one likes. */
const ANYWHERE = 99;

/** Every Key of the map. */
const KEYS = SPACES.filter(({ key }) => key).map(({ id }) => id);

/**
 * Both capitals win the war for the Imperials before the third turn (§19.22), so the Tsarists hold them. In scenario 4
 * places outside Russia count threefold (§20.3), and each Key of them that is lost moves the conquest die (§19.5);
 * fourteen Keys at the end of an Imperial impulse win (§19.3). So the First Army goes for four Keys between it and
 * Poland, the Second for three in Poland and Galicia; from twelve on any near Key will do, and with the last cards any
 * that can still be reached. The first of several comes before the others.
 */
// biome-ignore format: one objective a line
const OBJECTIVES: readonly Objective[] = [
  { power: 'FN', scenarios: [1, 2], turns: [1, 2], does: 'seize', places: ['st-petersburg'], within: ANYWHERE },
  { power: 'FS', scenarios: [1, 2], turns: [1, 2], does: 'seize', places: ['moscow'], within: ANYWHERE },
  { power: 'R1', scenarios: [1], turns: [1, 2], does: 'hold', places: ['st-petersburg'], within: 24 },
  { power: 'R1', scenarios: [2], turns: [2], does: 'hold', places: ['st-petersburg'], within: 12 },
  { power: 'R2', scenarios: [1, 2], turns: [1, 2], does: 'hold', places: ['moscow'], within: 24 },
  { power: 'R1', scenarios: [4], turns: [4], does: 'raid', places: KEYS, within: ANYWHERE, cp: 8 },
  { power: 'R2', scenarios: [4], turns: [4], does: 'raid', places: KEYS, within: ANYWHERE, cp: 8 },
  { power: 'R1', scenarios: [4], turns: [4], does: 'raid', places: KEYS, within: 7, keys: 12 },
  { power: 'R2', scenarios: [4], turns: [4], does: 'raid', places: KEYS, within: 7, keys: 12 },
  { power: 'R1', scenarios: [4], turns: [4], does: 'raid', places: ['minsk', 'grodno', 'brest', 'masuria'], within: 20 },
  { power: 'R2', scenarios: [4], turns: [4], does: 'raid', places: ['lublin', 'krakow', 'warsaw'], within: 14 },
];

/** Returns the objectives of a Power with this many CP in a position, the first one before the others. */
export const objectivesOf = (position: Position, power: Power, cp: number): readonly Objective[] =>
  OBJECTIVES.filter(
    (each) =>
      each.power === power &&
      each.scenarios.includes(position.scenario) &&
      each.turns.includes(position.turn) &&
      (each.keys === undefined || tsaristKeys(position) >= each.keys) &&
      (each.cp === undefined || cp <= each.cp),
  );
