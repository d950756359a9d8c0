import type { Position } from '../state/state.ts';
import type { AttritionLevel } from '../terms/levels.ts';
import { ATTRITION_LEVELS } from '../terms/levels.ts';

/* The Imperial attrition track (§14.4). */

const depthOf = (level: AttritionLevel): number => ATTRITION_LEVELS.indexOf(level);

/** The level below; undefined below Crippling, where morale drops instead (§14.44). */
export const lowerAttrition = (level: AttritionLevel): AttritionLevel | undefined =>
  ATTRITION_LEVELS[depthOf(level) + 1];
export const higherAttrition = (level: AttritionLevel): AttritionLevel | undefined =>
  ATTRITION_LEVELS[depthOf(level) - 1];

/** Loss markers that lower the level in an impulse (§14.43), and Gain markers that raise it (§14.47). */
export const DROP_AT = 9;
export const RISE_AT = 4;

/** Whether Gain markers raise the level now: one level in an impulse, or at the end of a turn (§14.45, §16.53). */
export const isRising = ({ attrition, impulse }: Position): boolean =>
  attrition.gain >= RISE_AT && !impulse.attrition.risen && higherAttrition(attrition.level) !== undefined;

/**
 * Whether Loss markers lower the level as soon as there are nine (§14.43): in impulses, and in the interphase as well;
 * in the steps between them the two dice of the attrition step decide.
 */
export function dropsAtOnce({ impulse, frames }: Position): boolean {
  const [turn] = frames;
  return impulse.power !== null || (turn?.is === 'turn' && (turn.stage === 'interphase' || turn.stage === 'impulses'));
}
