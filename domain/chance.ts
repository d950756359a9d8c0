import { hkdf, hmac } from './lib/hash.ts';

/**
 * The only door to randomness. Each purpose has a stream of its own (`dice`, `deck:command`); draw `i` of a stream is a
 * function of the seed, the stream and `i` alone, so anyone who learns the seed can draw it again.
 */
export interface Chance {
  /** A uniform integer from 0 to `below` - 1, the next of `stream`. */
  draw(stream: string, below: number): number;
}

/** How often each stream has been drawn from. */
export type Draws = { readonly [stream: string]: number };

/** `sides` faces from 1, from the stream `dice` unless another is named. */
export const die = (chance: Chance, sides: number, stream = 'dice'): number => 1 + chance.draw(stream, sides);

/** One of `items`, which must not be empty. */
export const pickOne = <T>(chance: Chance, stream: string, items: readonly T[]): T => items[chance.draw(stream, items.length)]!;

export interface CountedChance extends Chance {
  /** The counters after the draws made so far. */
  draws(): Draws;
}

/** The chance of one match: `seed` (32 bytes) fixed before play, `from` the counters recorded so far. */
export function chanceOf(seed: Uint8Array, from: Draws): CountedChance {
  const counters: Record<string, number> = { ...from };
  return {
    draw(stream, below) {
      const index = counters[stream] ?? 0;
      counters[stream] = index + 1;
      return drawAt(seed, stream, index, below);
    },
    draws: () => counters,
  };
}

/**
 * Draw `index` of `stream`: HMAC-SHA256(HKDF(seed, stream), index ‖ attempt), its first 6 bytes big-endian, rejected above
 * the largest multiple of `below` (the attempt counts up inside one index, so a draw always moves a counter by exactly one).
 */
export function drawAt(seed: Uint8Array, stream: string, index: number, below: number): number {
  if (!Number.isInteger(below) || below < 1 || below > 2 ** 32) throw new Error(`a draw needs 1 to 2^32 outcomes, not ${below}`);
  const key = hkdf(seed, `fieldpost/chance/${stream}`);
  const limit = 2 ** 48 - (2 ** 48 % below);
  for (let attempt = 0; ; attempt++) {
    const bytes = hmac(key, `${index}/${attempt}`);
    let value = 0;
    for (let i = 0; i < 6; i++) value = value * 256 + bytes[i]!;
    if (value < limit) return value % below;
  }
}

/** Thrown by `stoppedChance`, caught by the dry run and nowhere else. */
export class WouldDraw extends Error {
  readonly stream: string;

  constructor(stream: string) {
    super(`would draw from ${stream}`);
    this.stream = stream;
  }
}

/** A chance that stops at the first draw: for dry runs, lapse previews and lists of choices, which never reveal an outcome. */
export const stoppedChance: Chance = {
  draw(stream) {
    throw new WouldDraw(stream);
  },
};

/** A chance apart from the recorded counters, for a bot's thinking: its draws tell nobody how long it thought. */
export const forked = (seed: Uint8Array, label: string): Chance => chanceOf(hkdf(seed, `fieldpost/fork/${label}`), {});
