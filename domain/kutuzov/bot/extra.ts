import { editionOf } from '../edition/editions.ts';
import type { View } from '../state/view.ts';
import { POWERS, type Power } from '../terms/nations.ts';

/* Extra impulses (§4.22). */

/**
 * With this many cards more than any other Power the impulses are over before all of them are played (§4.24); with one
 * more, often.
 */
const TOO_MANY = 2;

/**
 * Whether a Power of a scenario of one turn would surely keep cards to the end of the game if it took no extra impulse.
 */
export function isLate(view: View, power: Power): boolean {
  const cardsOf = (each: Power): number => view.held[each].home + view.held[each].other;
  const others = POWERS.filter((each) => each !== power).map(cardsOf);
  return isOnlyTurn(view) && cardsOf(power) - Math.max(...others) >= TOO_MANY;
}

/**
 * Whether the scenario has one turn, after which no card is worth anything; the last turns of others are played without
 * extra impulses.
 */
const isOnlyTurn = (view: View): boolean => editionOf(view).scenario.get(view.scenario)?.turn === view.lastTurn;
