import { inOrder, without } from '../../contract/deck.ts';
import { isHomeCard } from '../edition/card.ts';
import { holdersOf } from '../state/held.ts';
import type { Hand, State } from '../state/state.ts';
import { byCamp, byPower, campOf, type Power } from '../terms/nations.ts';

/** A value for a Power, and for the partner who shares its hand (§2.32). */
export const held = <T>(state: State, power: Power, value: T): { readonly [power in Power]?: T } =>
  Object.fromEntries(holdersOf(state, power).map((each) => [each, value]));

export function handWith(state: State, { home, other }: Hand, cards: readonly number[]): Hand {
  const isHome = (card: number) => isHomeCard(state, card);
  return {
    home: inOrder([...home, ...cards.filter(isHome)]),
    other: inOrder([...other, ...cards.filter((card) => !isHome(card))]),
  };
}
/** Cards join a hand. */
export const taking = (state: State, power: Power, cards: readonly number[]): State => ({
  ...state,
  hands: { ...state.hands, ...held(state, power, handWith(state, state.hands[power], cards)) },
});
/** Cards leave a hand, or the chits of its Camp. */
export function withoutHeld(state: State, power: Power, cards: readonly number[]): State {
  const hand = handWithout(state.hands[power], cards);
  const chits = { ...state.chits, [campOf(power)]: handWithout(state.chits[campOf(power)], cards) };
  return { ...state, hands: { ...state.hands, ...held(state, power, hand) }, chits };
}
export const handWithout = ({ home, other }: Hand, cards: readonly number[]): Hand => ({
  home: home.filter((card) => !cards.includes(card)),
  other: other.filter((card) => !cards.includes(card)),
});
/** The decks, and the cards that lie face up, without these. */
export const withoutCards = (state: State, cards: readonly number[]): State => ({
  ...state,
  draw: without(state.draw, cards),
  homeDraw: byCamp((camp) => without(state.homeDraw[camp], cards)),
  faceUp: byPower((power) => state.faceUp[power].filter((card) => !cards.includes(card))),
  beside: byPower((power) => state.beside[power].filter((card) => !cards.includes(card))),
  winter: state.winter.filter((card) => !cards.includes(card)),
});

/** Returns the state without a card that leaves the game, out of every hand and pile. */
export const withoutAll = (state: State, card: number): State => ({
  ...state,
  hands: byPower((power) => handWithout(state.hands[power], [card])),
  homeUsed: byCamp((camp) => state.homeUsed[camp].filter((each) => each !== card)),
  attached: state.attached.filter((each) => each.card !== card),
});
