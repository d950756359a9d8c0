import type { SeatId } from '../../lib/ids.ts';
import { at } from '../../lib/sure.ts';
import { type Power, partnerOf } from '../terms/nations.ts';
import type { Position } from './state.ts';

/**
 * The Powers of the seats, one for each player: four (§2.1), three with the Tsarists (§2.21) or the Imperials (§2.22)
 * at one seat, two with a Camp each (§2.31) or with a Power of each Camp (§2.33). Every Power keeps its own hand
 * (§2.7), except in the single-hand game, where a Camp has one (§2.32).
 */
const SEATINGS = {
  four: { fn: ['FN'], r1: ['R1'], fs: ['FS'], r2: ['R2'] },
  'three-tsarist': { fn: ['FN'], tsarist: ['R1', 'R2'], fs: ['FS'] },
  'three-imperial': { imperial: ['FN', 'FS'], r1: ['R1'], r2: ['R2'] },
  two: { imperial: ['FN', 'FS'], tsarist: ['R1', 'R2'] },
  'two-single': { imperial: ['FN', 'FS'], tsarist: ['R1', 'R2'] },
  'two-split': { 'fn-r2': ['FN', 'R2'], 'fs-r1': ['FS', 'R1'] },
} as const satisfies { readonly [seating: string]: Position['seats'] };
export type Seating = keyof typeof SEATINGS;
export const SEATING_IDS = Object.keys(SEATINGS) as [Seating, ...Seating[]];

/** The assignment of Powers to seats: when people sit down, or in the order of a die or of bids (§2.34). */
export const CHOICES = ['seat', 'die', 'auction'] as const;
export type Choice = (typeof CHOICES)[number];

/**
 * Where players may agree to open hands (§2.21, §2.22, §2.33); nowhere else does a partner see a hand (§2.1, §2.31).
 */
export const OPEN_SEATINGS: readonly Seating[] = ['three-tsarist', 'three-imperial', 'two-split'];

/** The single-hand game (§2.32). */
export const isSingleHand = (seating: Seating): boolean => seating === 'two-single';

/** The seats where Powers are chosen in the game (§2.34), by the order in which people sit down. */
const CHAIRS = ['first', 'second', 'third', 'fourth'] as const;
export type Chair = (typeof CHAIRS)[number];
export const isChair = (seat: string): seat is Chair => (CHAIRS as readonly string[]).includes(seat);

/**
 * The seats of a table, by the Powers they have; where these are chosen in the game (§2.34), by the order in which they
 * sit down.
 */
export const seatsOf = (seating: Seating, by: Choice = 'seat'): Position['seats'] => {
  const seats: Position['seats'] = SEATINGS[seating];
  return by === 'seat' ? seats : Object.fromEntries(Object.values(seats).map((powers, i) => [at(CHAIRS, i), powers]));
};

/** The seat that plays a Power. */
export function seatOf({ seats }: Pick<Position, 'seats'>, power: Power): string {
  const seat = Object.entries(seats).find(([, powers]) => powers.includes(power));
  if (seat === undefined) throw new Error(`nobody plays ${power}`);
  return seat[0];
}

/**
 * The seats that see a Power's cards (§2.7): its own, and with open hands that of its partner (§2.21, §2.22, §2.33).
 */
export const readersOf = (state: Pick<Position, 'seats' | 'openHands'>, power: Power): readonly SeatId[] =>
  state.openHands ? [...new Set([seatOf(state, power), seatOf(state, partnerOf(power))])] : [seatOf(state, power)];
