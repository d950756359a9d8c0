import { sure } from '../../lib/sure.ts';
import { type Camp, campOf, POWERS_OF, type Power } from '../terms/nations.ts';
import type { Hand, Position, State } from './state.ts';
import type { View } from './view.ts';

/* The number of cards in places that everybody sees, in a state or in a view. */

export type Held = Pick<View['held'][Power], 'home' | 'other'>;
const sizesOf = ({ home, other }: Hand): Held => ({ home: home.length, other: other.length });

/** How many cards a Power holds of each kind. */
export const heldBy = (position: Position, power: Power): Held =>
  'held' in position ? (position as View).held[power] : sizesOf((position as State).hands[power]);

/** How many chits a Camp has of each kind (§PB6). */
export const chitsOf = (position: Position, camp: Camp): Held =>
  'held' in position ? (position as View).chits[camp] : sizesOf((position as State).chits[camp]);

export const total = ({ home, other }: Held): number => home + other;

/** Whether the Powers of a Camp hold one hand (§2.32); until they play the rest of it apart (§PB6.10). */
export const sharesHand = ({ singleHand, facts }: Pick<Position, 'singleHand' | 'facts'>, camp: Camp): boolean =>
  singleHand && !(facts.solo?.camp === camp && facts.solo.stage === 'apart');

/** Returns the Powers that hold the hand of a Power: itself, and the partner that shares it. */
export const holdersOf = (position: Pick<Position, 'singleHand' | 'facts'>, power: Power): readonly Power[] =>
  sharesHand(position, campOf(power)) ? POWERS_OF[campOf(power)] : [power];

/** One of these Powers for each hand, the first that holds it: an event happens to a hand only once (§PB6). */
export const oneForEachHand = (
  position: Pick<Position, 'singleHand' | 'facts'>,
  powers: readonly Power[],
): readonly Power[] =>
  powers.filter((power, at) => !holdersOf(position, power).some((other) => powers.slice(0, at).includes(other)));

const isEmpty = (position: Position, power: Power): boolean => total(heldBy(position, power)) === 0;

/** How many cards an event can hit: those of the hand, or the chits of the Camp where it is empty (§PB6.8). */
export const exposedOf = (position: Position, power: Power): Held =>
  isEmpty(position, power) ? chitsOf(position, campOf(power)) : heldBy(position, power);

/** Where those cards are. */
export const exposedPile = (state: State, power: Power): 'chits' | 'hand' => (isEmpty(state, power) ? 'chits' : 'hand');

/** Those cards. */
export const exposedCards = (state: State, power: Power): Hand =>
  exposedPile(state, power) === 'chits' ? state.chits[campOf(power)] : state.hands[power];

/** Returns the cards of a Power with a hand that the viewer sees. Throws for any other hand. */
export const handSeen = (view: View, power: Power): Hand => sure(view.hands[power], `hand of ${power} to see`);
