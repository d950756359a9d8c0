import { inOrder } from '../contract/deck.ts';
import type { Card, Piles } from '../contract/piles.ts';
import type { Move } from './envelope.ts';

/** Cards that moved, and between which piles. */
export interface Moved extends Move {
  readonly cards: readonly Card[];
}

/**
 * Returns the moves between piles while one event was recorded, by the names of the piles; the cards of each move in
 * order. Throws when a card came out of nowhere or vanished.
 */
export function movesBetween(before: Piles, after: Piles, e: number): readonly Moved[] {
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (pile) => before[pile] !== after[pile],
  );
  const gone = changed
    .flatMap((from) => surplus(before[from], after[from]).map((card) => ({ pile: from, card })))
    .sort(byCard);
  const come = changed.flatMap((to) => surplus(after[to], before[to]).map((card) => ({ pile: to, card }))).sort(byCard);
  if (gone.length !== come.length || gone.some(({ card }, i) => card !== come[i]?.card))
    throw new Error(`event ${e} lets a card appear or vanish`);
  const moves = new Map<string, Moved>();
  gone.forEach(({ pile: from, card }, i) => {
    const to = come[i]?.pile ?? '';
    const key = `${from} ${to}`;
    const cards = inOrder([...(moves.get(key)?.cards ?? []), card]);
    moves.set(key, { e, from, to, n: cards.length, cards });
  });
  return [...moves.keys()].sort().flatMap((key) => moves.get(key) ?? []);
}

/** The cards that one list has more often than the other, each as often as the difference. */
function surplus(cards: readonly Card[] = [], others: readonly Card[] = []): readonly Card[] {
  const rest = new Map<Card, number>();
  for (const card of others) rest.set(card, (rest.get(card) ?? 0) + 1);
  return cards.filter((card) => {
    const left = rest.get(card) ?? 0;
    rest.set(card, left - 1);
    return left <= 0;
  });
}

const byCard = (a: { card: Card; pile: string }, b: { card: Card; pile: string }): number => {
  const [first, second] = [`${a.card}`, `${b.card}`];
  return first === second ? (a.pile < b.pile ? -1 : 1) : first < second ? -1 : 1;
};
