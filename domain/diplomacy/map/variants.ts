import type { SeatId } from '../../lib/ids.ts';
import { at } from '../../lib/sure.ts';
import { POWERS, type Power, type Province } from './vocabulary.ts';

/** A power that stands aside at first and then joins a side, which a coin decides (§16.7, §16.8). */
interface Neutral {
  readonly power: Power;
  /** Provinces that no unit may enter until then. */
  readonly closed: readonly Province[];
  /** The coin is tossed in the autumn of this year; the power is played from the next spring on. */
  readonly year: number;
}

/** How a number of people play (§16.1). A power in no seat is removed (§16.2), unless it is neutral. */
interface Variant {
  readonly seats: readonly (readonly Power[])[];
  readonly starts: number;
  /**
   * The number of centres that wins after an autumn: of one power (§1.3, §16.6), or of the powers of a seat together
   * (§16.9).
   */
  readonly wins: { readonly who: 'power' | 'seat'; readonly centres: number };
  readonly neutral?: Neutral;
}

export const MOST_PLAYERS = 7;
export const FEWEST_PLAYERS = 2;

const SOLO = { who: 'power', centres: 18 } as const;
const EACH = (...removed: readonly Power[]): Variant['seats'] => POWERS.filter((power) => !removed.includes(power)).map((power) => [power]);

/** §16.1, by the number of players. */
export const VARIANTS: { readonly [players: number]: Variant } = {
  7: { seats: EACH(), starts: 1901, wins: SOLO },
  // §16.3
  6: { seats: EACH('italy'), starts: 1901, wins: SOLO },
  // §16.4
  5: { seats: EACH('germany', 'italy'), starts: 1901, wins: SOLO },
  // §16.5
  4: { seats: [['england'], ['austria', 'france'], ['germany', 'turkey'], ['italy', 'russia']], starts: 1901, wins: SOLO },
  3: {
    seats: [
      ['austria', 'england', 'germany'],
      ['italy', 'russia'],
      ['france', 'turkey'],
    ],
    starts: 1901,
    wins: SOLO,
  },
  2: {
    seats: [
      ['england', 'france', 'russia'],
      ['austria', 'germany', 'turkey'],
    ],
    starts: 1914,
    wins: { who: 'seat', centres: 24 },
    neutral: { power: 'italy', closed: ['apu', 'nap', 'pie', 'rom', 'tus', 'ven'], year: 1914 },
  },
};

/** Whether a game for this many players can go on to the end of this year. */
export const reaches = (players: number, year: number): boolean => year >= (VARIANTS[players]?.starts ?? 0);

/** Returns the variant for this many players. Throws on a number without one. */
export function variantOf(players: number): Variant {
  const variant = VARIANTS[players];
  if (variant === undefined) throw new Error(`Diplomacy is not played by ${players}`);
  return variant;
}

/** The id of the seat that plays these powers: `italy`, `austria-france`. */
export const seatOf = (powers: readonly Power[]): SeatId => powers.join('-');

/** Powers in no seat at the start: their units hold in place, without questions (§16.2, §16.7). */
export const idleIn = ({ seats }: Variant): readonly Power[] => POWERS.filter((power) => !seats.flat().includes(power));

/** Seats by their first powers, because the order of keys must not matter. */
export const inOrder = (seats: { readonly [seat: SeatId]: readonly Power[] }): readonly SeatId[] =>
  Object.entries(seats)
    .map(([seat, powers]) => ({ seat, first: POWERS.indexOf(at(powers, 0)) }))
    .sort((a, b) => a.first - b.first)
    .map(({ seat }) => seat);
