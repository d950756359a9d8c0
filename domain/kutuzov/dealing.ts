import { nextOf, sizeOf, without } from '../lib/deck.ts';
import { cardOf } from './cards/card.ts';
import { campOf, type Power } from './nations.ts';
import { sealCards, type Table } from './table.ts';

/**
 * Draws cards for a Power, as many as there are up to `count`; their faces are sealed to those who see its hand (§2.6, §2.7). `to`:
 * to its hand, or to the cards left over from the last turn (§17.42).
 */
export function draw(table: Table, power: Power, from: 'deck' | 'home', count: number, rule: string, to: 'hand' | 'aside' = 'hand'): void {
  const deck = from === 'home' ? table.state.homeDraw[campOf(power)] : table.state.draw;
  const cards: number[] = [];
  let left = deck;
  while (cards.length < count && sizeOf(left) > 0) {
    const card = nextOf(left, table.chance, from === 'home' ? `deck:${campOf(power)}` : 'deck');
    cards.push(card);
    left = without(left, [card]);
  }
  if (cards.length === 0) return;
  const aside = to === 'aside' ? ({ aside: true } as const) : {};
  table.emit({ type: 'drew', power, from, count: cards.length, ...aside, sealed: sealCards(table, power, cards), rule });
}

/** Puts a card that was used where it goes (§4.21): Home cards to their Camp, the others face up on the discards or as they say. */
export function putAway(table: Table, power: Power, card: number, as: 'cp' | 'event'): void {
  const { deck, flags } = cardOf(table.state, card);
  if (deck.startsWith('home')) table.emit({ type: 'card-put', card, to: 'home', power, rule: '§4.21' });
  else if (as === 'event' && flags.includes('face-up')) table.emit({ type: 'card-put', card, to: 'face-up', power, rule: '§4.21' });
  else table.emit({ type: 'card-put', card, to: 'discard', rule: '§4.21' });
}
