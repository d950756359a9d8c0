import type { Chance } from '../../contract/chance.ts';
import { at } from '../../lib/sure.ts';

/** Quick numbers for one call of the bot. */
export interface Luck {
  /** A uniform integer from 0 to `n` - 1. */
  below(n: number): number;
  /** Draws whether an event with this chance, from 0 to 1, happens. */
  happens(probability: number): boolean;
}

const STREAM = 'bot';
/** 2^32. */
const WORD = 4_294_967_296;

/**
 * A call of the bot needs some thousand numbers, and a draw of a chance is a keyed hash: one draw from the stream `bot`
 * seeds a small generator (mulberry32), so all of them follow from the chance that was given.
 */
export function luckOf(chance: Chance): Luck {
  let state = chance.draw(STREAM, WORD);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / WORD;
  };
  return { below: (n) => Math.floor(next() * n), happens: (probability) => next() < probability };
}

export const oneOf = <T>(luck: Luck, items: readonly T[]): T => at(items, luck.below(items.length));

export function shuffled<T>(luck: Luck, items: readonly T[]): T[] {
  const rest = [...items];
  for (let i = rest.length - 1; i > 0; i--) {
    const j = luck.below(i + 1);
    [rest[i], rest[j]] = [at(rest, j), at(rest, i)];
  }
  return rest;
}
