import type { SeatSpec } from '../game.ts';
import { seatName } from './names.ts';
import type { Position } from './state.ts';

/** Who plays which Powers, by the number of players (§2.1): a seat for each. */
export const SEATINGS = {
  four: { fn: ['FN'], r1: ['R1'], fs: ['FS'], r2: ['R2'] },
} as const satisfies { readonly [seating: string]: Position['seats'] };
export const SEATING_IDS = ['four'] as const satisfies readonly (keyof typeof SEATINGS)[];
export type Seating = (typeof SEATING_IDS)[number];

export const seatsOf = (seating: Seating): Position['seats'] => SEATINGS[seating];

export const seatSpecs = (seating: Seating): readonly SeatSpec[] =>
  Object.entries(seatsOf(seating)).map(([seat, powers]) => ({ seat, name: seatName(powers, 'en'), holds: powers }));
