import { deckOf } from '../../contract/deck.ts';
import { editionOf } from '../edition/editions.ts';
import type { Hand, State } from '../state/state.ts';
import type { View } from '../state/view.ts';
import { byCamp, byPower, campOf, POWERS } from '../terms/nations.ts';

const NOTHING: Hand = { home: [], other: [] };

/**
 * The same with a card in every hand that has one, so that everybody is asked who is asked in truth; answers that are
 * given are taken for passes.
 */
export function peopled(view: View): State {
  const state = imagined(view);
  const fill = (count: number, cards: readonly number[]): readonly number[] => cards.slice(0, count);
  const topics = view.frames.flatMap((frame) => (frame.is === 'window' ? frame.topics : []));
  return {
    ...state,
    hands: byPower((power) => {
      const { home, other } = view.held[power];
      const homes = state.homeDraw[campOf(power)].rest;
      return view.hands[power] ?? { home: fill(home, homes), other: fill(other, state.draw.rest) };
    }),
    chits: byCamp((camp) => ({
      home: fill(view.chits[camp].home, state.homeDraw[camp].rest),
      other: fill(view.chits[camp].other, state.draw.rest),
    })),
    answers: Object.fromEntries(topics.map((topic) => [topic, { power: view.marker, command: { type: 'pass' } }])),
  };
}

/**
 * A game that looks like a view, with which something can be tried: the viewer's hands are as they are, all others are
 * empty, so that nobody else plays a card, and what is in no hand that is seen lies in the decks.
 */
export function imagined(view: View): State {
  const {
    hands,
    aside,
    held: _,
    chits: __,
    drawCount: ___,
    homeCount: ____,
    homeTop: _____,
    discardTop: ______,
    ...position
  } = view;
  const inHands = POWERS.flatMap((power) => [
    ...(hands[power]?.home ?? []),
    ...(hands[power]?.other ?? []),
    ...(aside[power] ?? []),
  ]);
  const onTable = POWERS.flatMap((power) => [...view.beside[power], ...view.faceUp[power]]);
  const known = new Set([
    ...inHands,
    ...onTable,
    ...view.removed,
    ...view.winter,
    ...view.attached.map(({ card }) => card),
  ]);
  const unknown = (isOf: (deck: string) => boolean): readonly number[] =>
    editionOf(view).cards.flatMap(({ number, deck }) => (isOf(deck) && !known.has(number) ? [number] : []));
  return {
    ...position,
    hands: byPower((power) => hands[power] ?? NOTHING),
    aside: byPower((power) => aside[power] ?? []),
    chits: byCamp(() => NOTHING),
    draw: deckOf(unknown((deck) => !deck.startsWith('home'))),
    discard: [],
    homeUsed: byCamp(() => []),
    homeDraw: byCamp((camp) => deckOf(unknown((deck) => deck === `home-${camp}`))),
    answers: {},
    seals: 0,
  };
}
