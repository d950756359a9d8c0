import type { View } from '../state/view.ts';
import type { Camp } from '../terms/nations.ts';
import { successes } from './fights/odds.ts';
import { attritionMarker, markerWorth } from './worth.ts';

/*
 * What dice against Loss are worth (§9.52, §14.46): each success removes a marker, and those that are left over are
 * Gain.
 */

/** A success of a die. */
export const RALLY = 1 / 3;
/** The dice of a resource. */
export const RESOURCE_DICE = 8;
/** A Gain marker of morale beside a Loss marker. */
const GAIN = 0.7;
/** Gain on the attrition track: four are a level, which nothing raises at the best one. */
const RISE = 1.2;
const AT_BEST = 0.5;
/** Markers of Loss that are near a drop weigh more. */
const PRESSING = 1.5;

/** Returns the worth of successes of these dice against this much Loss; what is left is Gain while it fits. */
const successesWorth = (dice: number, loss: number, room: number, each: number, gain: number): number =>
  successes(dice, RALLY, dice + 1).reduce(
    (worth, chance, k) => worth + chance * (Math.min(k, loss) * each + Math.min(room, Math.max(0, k - loss)) * gain),
    0,
  );

/** Dice against Morale Loss of a Camp. */
export function moraleDiceWorth(view: View, camp: Camp, dice: number): number {
  const { loss, gain, level } = view.morale[camp];
  const marker = markerWorth(view, camp);
  const room = level === 'elan-du-guerre' ? 0 : Math.max(0, 5 - gain);
  return successesWorth(dice, loss, room, marker * (loss >= 5 ? PRESSING : 1), marker * GAIN);
}

/** Dice against the Attrition Loss of the Imperials. */
export function attritionDiceWorth(view: View, dice: number): number {
  const { loss, gain, level } = view.attrition;
  const marker = attritionMarker(view);
  const isBest = level === 'normal';
  const room = Math.max(0, (isBest ? 3 : 4) - gain);
  return successesWorth(dice, loss, room, marker * (loss >= 6 ? PRESSING : 1), marker * (isBest ? AT_BEST : RISE));
}
