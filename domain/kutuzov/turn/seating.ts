import type { SeatSpec } from '../../game.ts';
import type { Position } from '../state.ts';
import { CHAIR_NAMES, CHAIRS, type Chair, seatName } from '../words/names.ts';
import type { Choice } from './auction.ts';

/**
 * Who plays which Powers, a seat for each player: four (§2.1), three of whom one has the Tsarists (§2.21) or the Imperials (§2.22), two
 * with a Camp each (§2.31) or with a Power of each Camp (§2.33). Every Power keeps a hand of its own (§2.7), but in the single-hand game, where
 * a Camp has one (§2.32).
 */
export const SEATINGS = {
  four: { fn: ['FN'], r1: ['R1'], fs: ['FS'], r2: ['R2'] },
  'three-tsarist': { fn: ['FN'], tsarist: ['R1', 'R2'], fs: ['FS'] },
  'three-imperial': { imperial: ['FN', 'FS'], r1: ['R1'], r2: ['R2'] },
  two: { imperial: ['FN', 'FS'], tsarist: ['R1', 'R2'] },
  'two-single': { imperial: ['FN', 'FS'], tsarist: ['R1', 'R2'] },
  'two-split': { 'fn-r2': ['FN', 'R2'], 'fs-r1': ['FS', 'R1'] },
} as const satisfies { readonly [seating: string]: Position['seats'] };
export type Seating = keyof typeof SEATINGS;
export const SEATING_IDS = Object.keys(SEATINGS) as [Seating, ...Seating[]];

/** Where players may agree to open hands (§2.21, §2.22, §2.33); nowhere else does a partner see a hand (§2.1, §2.31). */
export const OPEN_SEATINGS: readonly Seating[] = ['three-tsarist', 'three-imperial', 'two-split'];

/** The single-hand game (§2.32). */
export const isSingleHand = (seating: Seating): boolean => seating === 'two-single';

/** The seats of a table, by the Powers they have; where these are chosen in the game (§2.34), by the order in which they sit down. */
export const seatsOf = (seating: Seating, by: Choice = 'seat'): Position['seats'] => {
  const seats: Position['seats'] = SEATINGS[seating];
  return by === 'seat' ? seats : Object.fromEntries(Object.values(seats).map((powers, i) => [CHAIRS[i]!, powers]));
};

export const seatSpecs = (seating: Seating, by: Choice = 'seat'): readonly SeatSpec[] =>
  Object.entries(seatsOf(seating, by)).map(([seat, powers]) =>
    by === 'seat' ? { seat, name: seatName(powers, 'en'), holds: powers } : { seat, name: CHAIR_NAMES.en[seat as Chair], holds: [] },
  );
