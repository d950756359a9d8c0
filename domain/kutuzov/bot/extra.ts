import { editionOf } from '../edition/editions.ts';
import { POWERS, type Power } from '../map/nations.ts';
import type { View } from '../view.ts';

/* Extra impulses (§4.22). */

/** So many cards more than anybody else: the impulses of a turn are over before all of them are played (§4.24). */
const TOO_MANY = 2;

/** Whether a Power has cards that it could not play before the end of the game, unless it takes an extra impulse now. */
export function isLate(view: View, power: Power): boolean {
  const cardsOf = (each: Power): number => view.held[each].home + view.held[each].other;
  const others = POWERS.filter((each) => each !== power).map(cardsOf);
  return isOnlyTurn(view) && cardsOf(power) - Math.max(...others) >= TOO_MANY;
}

/** Whether the scenario has one turn, after which no card is worth anything. */
const isOnlyTurn = (view: View): boolean => editionOf(view).scenario.get(view.scenario)?.turn === view.lastTurn;
