import { ATTRITION_TABLE } from '../edition/rows/tracks.ts';
import { isInRussia, spaceOf } from '../map/ground.ts';
import type { Position } from '../state/state.ts';
import type { MoraleLevel } from '../terms/levels.ts';
import { MORALE_LEVELS } from '../terms/levels.ts';
import type { Camp } from '../terms/nations.ts';

/* Morale (§9): levels, what costs markers, and what a check says. */

/** Levels below the best one: 0 for Elan du Guerre. */
const depthOf = (level: MoraleLevel): number => MORALE_LEVELS.indexOf(level);

/** The level below; undefined below Sauve Qui Peut (§9.22). */
export const lowerMorale = (level: MoraleLevel): MoraleLevel | undefined => MORALE_LEVELS[depthOf(level) + 1];
export const higherMorale = (level: MoraleLevel): MoraleLevel | undefined => MORALE_LEVELS[depthOf(level) - 1];
export const isHigher = (a: MoraleLevel, b: MoraleLevel): boolean => depthOf(a) < depthOf(b);

/** The best level a Camp may have now: the attrition level sets a limit to the Imperials (§14.48). */
export const bestMorale = ({ attrition }: Position, camp: Camp): MoraleLevel =>
  camp === 'imperial' ? ATTRITION_TABLE[attrition.level].cap : 'elan-du-guerre';

/**
 * Whether a Camp's morale may rise by a level: not above its limit, and to one above the start of the impulse at most
 * (§9, §14.48).
 */
export function mayRise(position: Position, camp: Camp): boolean {
  const { level } = position.morale[camp];
  return isHigher(bestMorale(position, camp), level) && !isHigher(level, position.impulse.morale[camp].start);
}

/** Whether morale drops with this many Loss markers at a check that rolled `total` (§9.2). */
export const failsCheck = (loss: number, total: number): boolean => total < loss;

/** The possible results for an army or group, the mildest first (§9.11). */
export type Mishap = 'evasion' | 'retreat' | 'rout' | 'overrun';
const MISHAPS: { readonly [mishap in Mishap]: number } = { evasion: 1, retreat: 1, rout: 2, overrun: 3 };

/** The Morale Loss of an army's mishap (§9.11): 1 more for a group, and all of it twice with Napoleon. */
export const lossByMishap = (
  mishap: Mishap,
  { group, napoleon }: { readonly group: boolean; readonly napoleon: boolean },
): number => (MISHAPS[mishap] + Number(group)) * (napoleon ? 2 : 1);

/**
 * The Morale Loss of the Camp that controls a duchy when an enemy flag is put there, by a siege in a fortress (§9.11,
 * §13.51): for the fortress, the Depot and the Imperial home, each once.
 */
export function lossByFlag(position: Position, space: string, controller: Camp): number {
  const { fortress, depot } = spaceOf(position, space);
  const isImperialHome = controller === 'imperial' && !isInRussia(position, space);
  const ofFortress = controller === 'tsarist' || fortress === 4 ? fortress : Math.min(fortress, 1);
  return ofFortress + Number(depot) + Number(isImperialHome);
}

/** Returns the Power that rolls and chooses for a Camp (§9). */
export const rollerOf = (camp: Camp): 'FN' | 'R1' => (camp === 'imperial' ? 'FN' : 'R1');

/** Markers that a drop or a rise takes off: up to 9 (§9.21, §9.53). */
export const removable = (markers: number): number => Math.min(9, markers);
