import { at, sure } from '../../lib/sure.ts';
import type { Calendar, Zoned } from '../state/calendar-schema.ts';

// Which days and hours count for deadlines. Engines know no time zones, because tables of zones change: the server
// turns the zone into numbers when a game is created, and the log stores the numbers.

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

const dayOf = (local: number): number => Math.floor(local / DAY);
/** Days since Monday, 0 to 6; 1 January 1970 was a Thursday. */
const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7;

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
  const day = dayOf(local);
  return { runs: calendar.days.includes(weekdayOf(day) + 1), until: Math.min((day + 1) * DAY - ahead, until) };
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

/**
 * Returns the moment at which the clock has run for this many milliseconds, from `from` on. Closed days do not count.
 */
function after(calendar: Calendar, from: number, milliseconds: number): number {
  let [now, left] = [opening(calendar, from), milliseconds];
  for (;;) {
    const { until } = stretchAt(calendar, now);
    if (now + left <= until) return now + left;
    left -= until - now;
    now = opening(calendar, until);
  }
}

/**
 * When clocks show a minute of a local day, both counted from 1970. A minute that comes twice is the first one; one
 * that does not exist counts by the offset from before the change, so 02:30 is 03:30.
 */
export function wallAt(calendar: Calendar, day: number, minute: number): number {
  const local = day * DAY + minute * MINUTE;
  let before: number | undefined;
  for (const [i, offset] of calendar.offsets.entries()) {
    const moment = local - at(offset, 1) * MINUTE;
    const until = calendar.offsets[i + 1]?.[0] ?? Number.POSITIVE_INFINITY;
    if (moment < until) return before === undefined || moment >= at(offset, 0) ? moment : before;
    before = moment;
  }
  throw new Error('a calendar without offsets');
}

const isQuiet = ({ from, to }: NonNullable<Calendar['quiet']>, minute: number): boolean =>
  from < to ? minute >= from && minute < to : minute >= from || minute < to;

/** Whether a deadline may pass at a minute of the local week, counted from Monday 00:00 on. */
export const isOpenAt = ({ days, quiet }: Calendar, slot: number): boolean =>
  days.includes(Math.floor(slot / 1440) + 1) && (quiet === undefined || !isQuiet(quiet, slot % 1440));

/** A moment in quiet hours becomes one hour after their end, on a day on which the clock runs. */
function outOfQuiet(calendar: Calendar, moment: number): number {
  if (calendar.quiet === undefined) return moment;
  const { from, to } = calendar.quiet;
  const local = moment + offsetAt(calendar, moment).ahead;
  const day = dayOf(local);
  const minute = Math.floor((local - day * DAY) / MINUTE);
  if (!isQuiet(calendar.quiet, minute)) return moment;
  const after = to + 60;
  let end = day + (from > to && minute >= from ? 1 : 0) + Math.floor(after / 1440);
  while (!calendar.days.includes(weekdayOf(end) + 1)) end++;
  return wallAt(calendar, end, after % 1440);
}

/**
 * Returns the end of a deadline of this many milliseconds that begins at `from`. Without a calendar the clock always
 * runs.
 */
export const dueAfter = (calendar: Calendar | undefined, from: number, milliseconds: number): number =>
  calendar === undefined ? from + milliseconds : outOfQuiet(calendar, after(calendar, from, milliseconds));

/** Returns the fixed hours from a moment on, in this many days and a day more, in order. */
export function hoursFrom(
  calendar: Calendar,
  slots: readonly number[],
  moment: number,
  days: number,
): readonly number[] {
  // One more day before it: no change of clocks moves a minute further.
  const first = dayOf(moment + offsetAt(calendar, moment).ahead) - 1;
  const all = Array.from({ length: days + 2 }, (_, i) => first + i).flatMap((day) =>
    slots
      .filter((slot) => Math.floor(slot / 1440) === weekdayOf(day))
      .map((slot) => wallAt(calendar, day, slot % 1440)),
  );
  return [...new Set(all)].filter((hour) => hour >= moment).sort((a, b) => a - b);
}

/**
 * The first fixed hour from a moment on at which a question of a kind may close; the moment itself, where the kind has
 * no fixed hours.
 */
export function slotFrom(calendar: Calendar | undefined, kind: string, moment: number): number {
  const slots = calendar?.slots?.[kind];
  if (calendar === undefined || slots === undefined) return moment;
  // A week has one, if not on its last day then on the next.
  return sure(hoursFrom(calendar, slots, moment, 8)[0], 'fixed hour of a week');
}

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

/** Fixed hours of people as minutes of the local week. */
const slotsOf = (hours: NonNullable<Zoned['slots']>[string], days: Zoned['days']): number[] => {
  const all = hours.flatMap(({ days: some = days, at }) => some.map((day) => (day - 1) * 1440 + minutesOf(at)));
  return [...new Set(all)].sort((a, b) => a - b);
};

/** A calendar of people as numbers. `offsets`: those of its zone. */
export const compiled = ({ days, quiet, slots }: Zoned, offsets: Calendar['offsets']): Calendar => ({
  offsets,
  days: [...days].sort((a, b) => a - b),
  ...(quiet && { quiet: { from: minutesOf(quiet.from), to: minutesOf(quiet.to) } }),
  ...(slots && {
    slots: Object.fromEntries(Object.entries(slots).map(([kind, hours]) => [kind, slotsOf(hours, days)])),
  }),
});
