import type { Piles } from '../../contract/piles.ts';
import { editionOf } from '../edition/editions.ts';
import { exposedPile, holdersOf } from '../state/held.ts';
import type { Hand, State } from '../state/state.ts';
import { CAMPS, type Camp, campOf, POWERS, POWERS_OF, type Power } from '../terms/nations.ts';

type Kind = keyof Hand;
type Sharing = Pick<State, 'singleHand' | 'facts'>;

/** The pile of chits of a kind (§PB6). */
export const chitsPile = (camp: Camp, kind: Kind): string => `chits/${camp}/${kind}`;

/** Powers that share a hand have it under the name of the first. */
const keeper = (state: Sharing, power: Power): Power => holdersOf(state, power)[0] ?? power;
const handPile = (state: Sharing, power: Power, kind: Kind): string => `hand/${keeper(state, power)}/${kind}`;

/** The pile of cards left over from the last turn (§17.42). */
export const asidePile = (state: Sharing, power: Power): string => `aside/${keeper(state, power)}`;

/**
 * The piles of the cards that an event can hit: those of the hand, or the chits of the Camp where it is empty (§PB6.8).
 */
export function exposedPiles(state: State, power: Power, includeHome: boolean): readonly string[] {
  const kinds: readonly Kind[] = includeHome ? ['home', 'other'] : ['other'];
  const isChits = exposedPile(state, power) === 'chits';
  return kinds.map((kind) => (isChits ? chitsPile(campOf(power), kind) : handPile(state, power, kind)));
}

/** Every card of the edition in exactly one pile; what lies in no other pile is in use: on the `table`. */
export function piles(state: State): Piles {
  const named = [...handsOf(state), ...campsOf(state), ...commonOf(state)];
  const placed = new Set(named.flatMap(([, cards]) => cards));
  const table = editionOf(state).cards.flatMap(({ number }) => (placed.has(number) ? [] : [number]));
  return Object.fromEntries([...named, ['table', table]]);
}

type Named = readonly [string, readonly number[]];

const handsOf = (state: State): readonly Named[] =>
  POWERS.filter((power) => keeper(state, power) === power).flatMap((power): readonly Named[] => [
    [handPile(state, power, 'home'), ownCards(state, power, 'home')],
    [handPile(state, power, 'other'), ownCards(state, power, 'other')],
    [asidePile(state, power), state.aside[power]],
  ]);

/**
 * Returns the cards in the pile of a hand. Between the two events that divide or join a hand, both Powers of a Camp
 * hold the same cards and have a pile each (§PB6.10, §PB6.2). Then the cards are in the pile of the first Power.
 */
function ownCards({ hands }: State, power: Power, kind: Kind): readonly number[] {
  const [first, second] = POWERS_OF[campOf(power)];
  const cards = hands[power][kind];
  return power === second && cards.some((card) => hands[first][kind].includes(card)) ? [] : cards;
}

const campsOf = ({ chits, homeDraw, homeUsed }: State): readonly Named[] =>
  CAMPS.flatMap((camp): readonly Named[] => [
    [chitsPile(camp, 'home'), chits[camp].home],
    [chitsPile(camp, 'other'), chits[camp].other],
    [`home/${camp}`, homeDraw[camp].rest],
    [`home/${camp}/top`, homeDraw[camp].known.map(({ card }) => card)],
    [`used/${camp}`, homeUsed[camp]],
  ]);

const commonOf = ({ draw, discard, removed, winter, attached, faceUp, beside }: State): readonly Named[] => [
  ['deck', draw.rest],
  ['deck/top', draw.known.map(({ card }) => card)],
  ['discard', discard],
  ['removed', removed],
  ['winter', winter],
  ['attached', attached.map(({ card }) => card)],
  ...POWERS.map((power): Named => [`face-up/${power}`, faceUp[power]]),
  ...POWERS.map((power): Named => [`beside/${power}`, beside[power]]),
];
