import { hkdf, hmac } from '../lib/hash.ts';
import { once } from '../lib/memo.ts';
import { at, last } from '../lib/sure.ts';

/**
 * The only door to randomness. Each purpose has its own stream (`dice`, `deck:command`). Draw `i` of a stream is a
 * function of the seed, the stream and `i` alone, so every auditor who learns the seed can repeat it.
 */
export interface Chance {
  /**
   * Returns a uniform integer from 0 to `below` - 1, the next of `stream`. `from`: the piles that hold the cards to
   * choose from, for a draw of a card.
   */
  draw(stream: string, below: number, from?: readonly string[]): number;
  /** Marks that an event was decided: it shows, or seals, the draws since the event before it. */
  told?(): void;
}

/** How often each stream has been drawn from. */
export type Draws = { readonly [stream: string]: number };

/** `sides` faces from 1, from the stream `dice` unless another is named. */
export const die = (chance: Chance, sides: number, stream = 'dice'): number => 1 + chance.draw(stream, sides);

/** One of `items`, which must not be empty. `from`: the piles that the items are, if they are cards. */
export const pickOne = <T>(chance: Chance, stream: string, items: readonly T[], from?: readonly string[]): T =>
  at(items, chance.draw(stream, items.length, from));

/** Draws of one stream that one event shows: `k` of them, the first at index `i`. */
export interface Run {
  /** The stream. */
  readonly s: string;
  readonly i: number;
  /** How many outcomes the first one had; where cards are drawn from piles, each further one has one outcome less. */
  readonly n: number;
  readonly k: number;
  /** The event of the commit that shows or seals the draw. */
  readonly e: number;
  /** The piles that the cards were drawn from. */
  readonly from?: readonly string[];
}

export interface CountedChance extends Chance {
  told(): void;
  /** The counters after the draws made so far. */
  draws(): Draws;
  /** The draws made so far, in order, each with the event that shows it. Throws if no event has shown one. */
  runs(): readonly Run[];
  /** Says which event of the commit is told next. Throws if no event has shown a draw. */
  next(event: number): void;
}

/** The key of a stream: its draws are MACs under it. */
type StreamKeys = (stream: string) => Uint8Array;

/**
 * A chance that goes on from the counters recorded so far. `free`: where there is a single outcome nothing is drawn,
 * and no counter moves.
 */
export function countedChance(keys: StreamKeys, from: Draws, free: boolean): CountedChance {
  const counters: Record<string, number> = { ...from };
  const runs: Run[] = [];
  let pending: Omit<Run, 'e' | 'k'>[] = [];
  let events = 0;
  const check = (): void => {
    if (pending.length > 0) throw new Error(`no event shows a draw of ${last(pending).s}`);
  };
  return {
    draw(stream, below, piles) {
      if (free && below === 1) return 0;
      const index = counters[stream] ?? 0;
      counters[stream] = index + 1;
      pending.push({ s: stream, i: index, n: below, ...(piles && { from: piles }) });
      return drawWith(keys(stream), index, below);
    },
    told() {
      for (const draw of pending) addTo(runs, { ...draw, k: 1, e: events });
      pending = [];
      events++;
    },
    draws: () => counters,
    runs() {
      check();
      return runs;
    },
    next(event) {
      check();
      events = event;
    },
  };
}

/** Adds a draw to the last run, if it goes on with it. */
function addTo(runs: Run[], draw: Run): void {
  const before = runs.at(-1);
  const goesOn =
    before !== undefined &&
    before.s === draw.s &&
    before.e === draw.e &&
    before.i + before.k === draw.i &&
    String(before.from) === String(draw.from) &&
    draw.n === (before.from === undefined ? before.n : before.n - before.k);
  if (goesOn) runs.splice(-1, 1, { ...before, k: before.k + 1 });
  else runs.push(draw);
}

/**
 * Draw `index` under the key of a stream: HMAC-SHA256(key, index ‖ attempt), its first 6 bytes big-endian, rejected
 * above the largest multiple of `below` (the attempt counts up inside one index, so a draw always moves a counter by
 * exactly one).
 */
export function drawWith(key: Uint8Array, index: number, below: number): number {
  if (!Number.isInteger(below) || below < 1 || below > MOST_OUTCOMES)
    throw new Error(`a draw needs 1 to 2^32 outcomes, not ${below}`);
  const limit = SIX_BYTES - (SIX_BYTES % below);
  for (let attempt = 0; ; attempt++) {
    const value = hmac(key, `${index}/${attempt}`)
      .subarray(0, 6)
      .reduce((sum, byte) => sum * 256 + byte, 0);
    if (value < limit) return value % below;
  }
}

/** 2^32 and 2^48. */
const MOST_OUTCOMES = 4_294_967_296;
const SIX_BYTES = 281_474_976_710_656;

/** Draw `index` of `stream` as form 1 of the log derives its keys. */
export const drawAt = (seed: Uint8Array, stream: string, index: number, below: number): number =>
  drawWith(hkdf(seed, `fieldpost/chance/${stream}`), index, below);

/**
 * The chance of one match in form 1 of the log: `seed` (32 bytes) fixed before play, `from` the counters recorded so
 * far.
 */
export const chanceOf = (seed: Uint8Array, from: Draws): CountedChance =>
  countedChance(
    once((stream: string) => hkdf(seed, `fieldpost/chance/${stream}`)),
    from,
    false,
  );

/** A chance apart from the recorded counters, for a bot's thinking: its draws tell nobody how long it thought. */
export const forked = (seed: Uint8Array, label: string): Chance => chanceOf(hkdf(seed, `fieldpost/fork/${label}`), {});

/** Thrown by `stoppedChance`, caught by the dry run and nowhere else. */
export class WouldDraw extends Error {
  readonly stream: string;

  constructor(stream: string) {
    super(`would draw from ${stream}`);
    this.stream = stream;
  }
}

/**
 * A chance that stops at the first draw: for dry runs, lapse previews and lists of choices, which never reveal an
 * outcome.
 */
export const stoppedChance: Chance = {
  draw(stream) {
    throw new WouldDraw(stream);
  },
};
