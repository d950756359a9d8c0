import * as z from 'zod';
import { count } from '../terms/schemas.ts';
import { whichCamp } from './whom.ts';

/* Morale and the Imperial attrition level by event (§9.5, §14.41). */

export const TRACKS = {
  /** Morale Gain for a Camp. */
  gainMorale: z.strictObject({ op: z.literal('gainMorale'), camp: whichCamp, n: count }),
  /** Morale Loss for a Camp. */
  loseMorale: z.strictObject({ op: z.literal('loseMorale'), camp: whichCamp, n: count }),
  /** A Camp checks its morale at once (§9.4). */
  moraleCheck: z.strictObject({ op: z.literal('moraleCheck'), camp: whichCamp }),
  /** Attrition Loss for the Imperials; or dice: each 5 and 6 takes one off, or is a Gain. */
  attritionMarkers: z.union([
    z.strictObject({ op: z.literal('attritionMarkers'), n: count }),
    z.strictObject({ op: z.literal('attritionMarkers'), dice: count }),
  ]),
  /**
   * The Imperial attrition level moves: down by this many, or up by what a die says, more than once if it may (§14.45).
   */
  attritionShift: z.union([
    z.strictObject({ op: z.literal('attritionShift'), levels: z.literal(-1) }),
    z.strictObject({ op: z.literal('attritionShift'), roll: z.strictObject({ '1-3': count, '4-6': count }) }),
  ]),
};
