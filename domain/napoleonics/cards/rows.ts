import { SECTION_CARDS } from './rows-section.ts';
import { TACTIC_CARDS } from './rows-tactic.ts';
import type { Card } from './schema.ts';

/** Every kind of card (§14.1), by id. */
export const CARDS: { readonly [id: string]: Card } = Object.fromEntries(
  [...SECTION_CARDS, ...TACTIC_CARDS].map((card) => [card.id, card]),
);

/** The 70 cards of the deck (§2.4), sorted. */
export const DECK: readonly string[] = Object.values(CARDS)
  .flatMap(({ id, count }) => Array.from({ length: count }, () => id))
  .sort();

/** The row of a card. Throws on an id without one. */
export function cardOf(id: string): Card {
  const found = CARDS[id];
  if (found === undefined) throw new Error(`there is no card ${id}`);
  return found;
}
