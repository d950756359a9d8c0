import { chanceOf } from '../../../domain/contract/chance.ts';
import { bot } from '../../../domain/kutuzov/bot/bot.ts';
import { weighed } from '../../../domain/kutuzov/bot/favourite.ts';
import type { Pursuit } from '../../../domain/kutuzov/bot/objectives/objectives.ts';
import { pursued } from '../../../domain/kutuzov/bot/objectives/pursued.ts';
import type { Command } from '../../../domain/kutuzov/frames/commands.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import { view } from '../../../domain/kutuzov/state/view.ts';
import type { Power } from '../../../domain/kutuzov/terms/nations.ts';
import { seedOf } from '../../kit/random.ts';
import { handsOf, seatOf } from './kit.ts';

/* What the bot does for a Power, and what the Power's objectives leave of its choices. */

const chance = chanceOf(seedOf(1), {});

/** What the bot does for a Power. */
export const answerOf = (state: State, power: Power): Command =>
  bot(view(state, [seatOf(power)]), seatOf(power), chance);

/** What a Power's objectives make of its choices; undefined: nothing. */
function pursuitOf(state: State, power: Power): Pursuit | undefined {
  const seen = view(state, [seatOf(power)]);
  return pursued(seen, seatOf(power), weighed(seen, seatOf(power)));
}

/** What a Power's objectives leave of its choices; undefined: all. */
export const leftOf = (state: State, power: Power): readonly Command[] | undefined =>
  pursuitOf(state, power)?.left.map(({ command }) => command);

/** The place that a Power's objectives are about now. */
export const placeOf = (state: State, power: Power): string | undefined => pursuitOf(state, power)?.place;

/** The Retreat from Moscow, and cards with which the Tsarists come far. */
export const RETREAT = {
  scenario: 4,
  turn: 4,
  lastTurn: 4,
  hands: handsOf({ R1: [92, 105, 58], R2: [100, 70, 53] }),
} as const;

/** Keys that the Imperials hold when scenario 4 begins; without them the Tsarists would be near fourteen. */
export const HELD = { grodno: 'FN', minsk: 'FN', brest: 'FS', kiev: 'FS', smolensk: 'FN' } as const;
