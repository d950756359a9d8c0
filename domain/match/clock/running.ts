import type { Ask } from '../../contract/game.ts';
import type { SeatId } from '../../lib/ids.ts';
import type { Match } from '../state/state.ts';
import { dueAfter, runningBetween, slotFrom } from './calendar.ts';

// When the clock of a seat runs: not on closed days of the calendar, and not while the seat is away.

/** The first moment from `at` on at which none of these seats is away. */
const backAt = ({ away }: Match, seats: readonly SeatId[], at: number): number =>
  Math.max(at, ...seats.map((seat) => away?.[seat]?.until ?? 0));

/** Returns when the time of a question that opens to these seats at `at` ends: this many milliseconds later. */
export const dueOf = (match: Match, seats: readonly SeatId[], at: number, milliseconds: number): number =>
  dueAfter(match.settings.calendar, backAt(match, seats, at), milliseconds);

const MINUTE = 60_000;

/**
 * Returns the least new time for a person who had no chance to answer: a sixth of a time, one minute to twelve hours.
 */
export const leastOf = (milliseconds: number): number =>
  Math.min(720 * MINUTE, Math.max(MINUTE, Math.floor(milliseconds / 6)));

type Asked = Pick<Ask, 'seat' | 'kind'>;

/** Seconds that a question gives; undefined: it waits for ever. */
export const secondsOf = ({ settings: { deadlines } }: Match, { kind }: Asked): number | undefined =>
  deadlines[kind] ?? deadlines.default;

/** Returns a moment, or the first fixed hour after it at which these questions may close. */
export const onHour = ({ settings: { calendar } }: Match, asks: readonly Asked[], moment: number): number =>
  Math.max(moment, ...asks.map(({ kind }) => slotFrom(calendar, kind, moment)));

/**
 * Returns when these questions close if their clock runs for this many milliseconds from `at` on; at a fixed hour, if
 * they have such hours.
 */
export const dueFor = (match: Match, asks: readonly Asked[], at: number, milliseconds: number): number => {
  const seats = asks.map(({ seat }) => seat);
  return onHour(match, asks, dueOf(match, seats, at, milliseconds));
};

/** For how many milliseconds the clock of these seats runs from one moment to another. */
export const runningFor = (match: Match, seats: readonly SeatId[], from: number, to: number): number =>
  runningBetween(match.settings.calendar, backAt(match, seats, from), to);
