import type { SeatId } from '../lib/ids.ts';
import { type Chance, pickOne } from './chance.ts';

/** A card with a fixed place on top of a deck: the seats that saw it, and the topic that seals it to them. */
interface Known<Card> {
  readonly card: Card;
  readonly seen: readonly { readonly seats: readonly SeatId[]; readonly topic: string }[];
}

/**
 * A draw deck without a stored order: the cards on top that a seat looked at or put there, the next one first, and the
 * rest, in canonical order. A draw picks one of the rest.
 */
export interface Deck<Card> {
  readonly known: readonly Known<Card>[];
  readonly rest: readonly Card[];
}

export const deckOf = <Card>(cards: readonly Card[]): Deck<Card> => ({ known: [], rest: inOrder(cards) });

export const sizeOf = ({ known, rest }: Deck<unknown>): number => known.length + rest.length;

/**
 * The card that is drawn next from a deck that is not empty; when nobody knows it, one of the rest by `chance`. `pile`:
 * the name of the rest.
 */
export const nextOf = <Card>(deck: Deck<Card>, chance: Chance, stream: string, pile: string): Card =>
  deck.known[0]?.card ?? pickOne(chance, stream, deck.rest, [pile]);

/**
 * The deck after these cards have left it. Cards are told apart by value; of equal cards, as many leave as are named.
 */
export function without<Card>({ known, rest }: Deck<Card>, cards: readonly Card[]): Deck<Card> {
  const gone = [...cards];
  const stays = (card: Card): boolean => {
    const at = gone.indexOf(card);
    if (at >= 0) gone.splice(at, 1);
    return at < 0;
  };
  return { known: known.filter(({ card }) => stays(card)), rest: rest.filter(stays) };
}

/** Returns the deck after some seats learn that the card `depth` below the top is `card`. */
export function withKnown<Card>(
  deck: Deck<Card>,
  depth: number,
  card: Card,
  seen: Known<Card>['seen'][number],
): Deck<Card> {
  const already = deck.known[depth];
  if (already !== undefined) return { ...deck, known: deck.known.with(depth, { card, seen: [...already.seen, seen] }) };
  const { rest } = without({ known: [], rest: deck.rest }, [card]);
  return { known: [...deck.known, { card, seen: [seen] }], rest };
}

/** The deck shuffled, with `cards` in it: nobody knows any place any more. */
export const shuffledWith = <Card>(deck: Deck<Card>, cards: readonly Card[]): Deck<Card> =>
  deckOf([...deck.known.map(({ card }) => card), ...deck.rest, ...cards]);

/** Numbers by size, anything else by its text: the one order in which hidden cards are kept. */
export const inOrder = <Card>(cards: readonly Card[]): readonly Card[] =>
  [...cards].sort((a, b) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0,
  );
