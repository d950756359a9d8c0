import { describe, expect, it } from 'vitest';
import type { Chance } from '../../domain/contract/chance.ts';
import { type Deck, deckOf, nextOf, shuffledWith, sizeOf, withKnown, without } from '../../domain/contract/deck.ts';

/** A chance that picks the last of all choices. */
const last: Chance = { draw: (_, below) => below - 1 };
const deck = (known: readonly number[], rest: readonly number[]): Deck<number> => ({
  known: known.map((card) => ({ card, seen: [{ seats: ['a'], topic: `t${card}` }] })),
  rest,
});

describe('a deck without a stored order', () => {
  it('keeps its cards in order, numbers by size', () => {
    expect(deckOf([10, 9, 100]).rest).toEqual([9, 10, 100]);
    expect(deckOf(['b', 'a', 'b']).rest).toEqual(['a', 'b', 'b']);
  });

  it('gives the card that is known to be on top, else one of the rest by chance', () => {
    expect(nextOf(deck([7], [1, 2, 3]), last, 'deck', 'deck')).toBe(7);
    expect(nextOf(deck([], [1, 2, 3]), last, 'deck', 'deck')).toBe(3);
  });

  it('loses the cards that leave it, of equal ones as many as are named', () => {
    expect(without(deck([7], [1, 2, 2, 3]), [7, 2])).toEqual(deck([], [1, 2, 3]));
    expect(sizeOf(without(deck([7], [1, 2]), [1]))).toBe(2);
  });

  it('fixes a card once a player looks at it: another look adds its player', () => {
    const looked = withKnown(deckOf([1, 2, 3]), 0, 2, { seats: ['a'], topic: 'x' });
    expect(looked).toEqual({ known: [{ card: 2, seen: [{ seats: ['a'], topic: 'x' }] }], rest: [1, 3] });
    expect(withKnown(looked, 0, 2, { seats: ['b'], topic: 'y' })).toEqual({
      known: [
        {
          card: 2,
          seen: [
            { seats: ['a'], topic: 'x' },
            { seats: ['b'], topic: 'y' },
          ],
        },
      ],
      rest: [1, 3],
    });
  });

  it('forgets every known place when it is shuffled', () => {
    expect(shuffledWith(deck([7], [1, 9]), [8])).toEqual(deckOf([1, 7, 8, 9]));
  });
});
