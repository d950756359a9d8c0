import type { SeatSpec } from '../../game.ts';
import { type Chair, type Choice, type Seating, seatsOf } from '../turn/seating.ts';
import { CHAIR_NAMES, seatName } from './names.ts';

/** The seats of a table with their names, and the Powers that each holds from the start. */
export const seatSpecs = (seating: Seating, by: Choice = 'seat'): readonly SeatSpec[] =>
  Object.entries(seatsOf(seating, by)).map(([seat, powers]) =>
    by === 'seat' ? { seat, name: seatName(powers, 'en'), holds: powers } : { seat, name: CHAIR_NAMES.en[seat as Chair], holds: [] },
  );
