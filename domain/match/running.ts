import type { SeatId } from '../lib/ids.ts';
import { dueAfter, runningBetween } from './calendar.ts';
import type { Match } from './state.ts';

// When the clock of a seat runs: not on closed days of the calendar, and not while the seat is away.

/** The first moment from `at` on at which none of these seats is away. */
const backAt = ({ away }: Match, seats: readonly SeatId[], at: number): number =>
  Math.max(at, ...seats.map((seat) => away?.[seat]?.until ?? 0));

/** When a question that is put to these seats at `at` has no more time, of so many milliseconds. */
export const dueOf = (match: Match, seats: readonly SeatId[], at: number, milliseconds: number): number =>
  dueAfter(match.settings.calendar, backAt(match, seats, at), milliseconds);

/** For how many milliseconds the clock of these seats runs from one moment to another. */
export const runningFor = (match: Match, seats: readonly SeatId[], from: number, to: number): number =>
  runningBetween(match.settings.calendar, backAt(match, seats, from), to);
