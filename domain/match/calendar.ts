import { at, sure } from '../lib/sure.ts';
import type { Calendar, Zoned } from './calendar-schema.ts';

// Which days and hours count for deadlines. Engines know no time zones, whose tables change: the zone is worked out to numbers when a game
// is made, and the numbers stand in its log.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How far local time is ahead of UTC at a moment, in milliseconds, and when that changes next. */
function offsetAt({ offsets }: Calendar, moment: number): { readonly ahead: number; readonly until: number } {
  const now = Math.max(
    0,
    offsets.findLastIndex((offset) => at(offset, 0) <= moment),
  );
  return { ahead: at(at(offsets, now), 1) * MINUTE, until: offsets[now + 1]?.[0] ?? Number.POSITIVE_INFINITY };
}

/** The stretch of a local day that a moment is in: whether the clock runs then, and when it ends. */
function stretchAt(calendar: Calendar, moment: number): { readonly runs: boolean; readonly until: number } {
  const { ahead, until } = offsetAt(calendar, moment);
  const local = moment + ahead;
  const day = Math.floor(local / DAY);
  // 1 January 1970 was a Thursday.
  const weekday = ((((day + 3) % 7) + 7) % 7) + 1;
  return { runs: calendar.days.includes(weekday), until: Math.min((day + 1) * DAY - ahead, until) };
}

/** The first moment from this one on at which the clock runs. */
function opening(calendar: Calendar, moment: number): number {
  let now = moment;
  for (;;) {
    const { runs, until } = stretchAt(calendar, now);
    if (runs) return now;
    now = until;
  }
}

/** The moment at which the clock has run for so many milliseconds, from `from` on. Closed days do not count. */
function after(calendar: Calendar, from: number, milliseconds: number): number {
  let [now, left] = [opening(calendar, from), milliseconds];
  for (;;) {
    const { until } = stretchAt(calendar, now);
    if (now + left <= until) return now + left;
    left -= until - now;
    now = opening(calendar, until);
  }
}

/** A moment in quiet hours becomes one hour after their end, on a day on which the clock runs. */
function outOfQuiet(calendar: Calendar, moment: number): number {
  if (calendar.quiet === undefined) return moment;
  const { from, to } = calendar.quiet;
  const { ahead } = offsetAt(calendar, moment);
  const local = moment + ahead;
  const minute = Math.floor((local - Math.floor(local / DAY) * DAY) / MINUTE);
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to;
  if (!isQuiet) return moment;
  const midnight = Math.floor(local / DAY) * DAY;
  const wall = midnight + (from > to && minute >= from ? DAY : 0) + to * MINUTE + HOUR;
  const end = moment + wall - local;
  // A night may have an hour more or less: it is the wall clock that counts.
  const moved = end + ahead - offsetAt(calendar, end).ahead;
  if (stretchAt(calendar, moved).runs) return moved;
  const open = opening(calendar, moved);
  return open + to * MINUTE + HOUR;
}

/** When a deadline of so many milliseconds passes that begins at `from`. Without a calendar the clock always runs. */
export const dueAfter = (calendar: Calendar | undefined, from: number, milliseconds: number): number =>
  calendar === undefined ? from + milliseconds : outOfQuiet(calendar, after(calendar, from, milliseconds));

/** For how many milliseconds the clock runs from one moment to another; 0 when the other is earlier. */
export function runningBetween(calendar: Calendar | undefined, from: number, to: number): number {
  if (calendar === undefined) return Math.max(0, to - from);
  let [now, ran] = [from, 0];
  while (now < to) {
    const { runs, until } = stretchAt(calendar, now);
    if (runs) ran += Math.min(until, to) - now;
    now = until;
  }
  return ran;
}

/** Minutes of the day of an hour as people write it. */
const minutesOf = (text: string): number => {
  const [hour, minute] = text.split(':').map(Number);
  return sure(hour, 'hour') * 60 + sure(minute, 'minute');
};

/** A calendar of people as numbers. `offsets`: those of its zone. */
export const compiled = ({ days, quiet }: Zoned, offsets: Calendar['offsets']): Calendar => ({
  offsets,
  days: [...days].sort((a, b) => a - b),
  ...(quiet && { quiet: { from: minutesOf(quiet.from), to: minutesOf(quiet.to) } }),
});
