import { hoursFrom } from '../../../domain/match/clock/calendar.ts';
import type { Calendar } from '../../../domain/match/state/calendar-schema.ts';
import { calendarIn } from '../settings/calendars.ts';

// The quiet hours of a person, and the hour of their digests, in their time zone.

/** The parts of a profile that decide it. `quiet`: hours as `22:00`. Without a zone they are in UTC. */
export interface Hours {
  readonly zone?: string | undefined;
  readonly quiet?: { readonly from: string; readonly to: string } | undefined;
}

/** Quiet hours from one moment to another. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

const DAY = 86_400_000;
const WEEK = [1, 2, 3, 4, 5, 6, 7];

/** The calendars of zones in a year, which take milliseconds to compute. */
const known = new Map<string, Calendar>();

function calendarOf(zone: string, moment: number): Calendar {
  const key = `${zone} ${new Date(moment).getUTCFullYear()}`;
  const calendar = known.get(key) ?? calendarIn({ zone, days: WEEK }, moment, '/zone');
  known.set(key, calendar);
  return calendar;
}

const minuteOf = (hour: string): number => {
  const [hours = 0, minutes = 0] = hour.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Returns when clocks of a zone show a minute of the day, from two days before a moment to a day after it. */
const timesOf = (zone: string, minute: number, moment: number): readonly number[] =>
  hoursFrom(
    calendarOf(zone, moment),
    WEEK.map((_, day) => day * 1440 + minute),
    moment - 2 * DAY,
    3,
  );

/** Returns the next moment at which clocks of a zone show a minute of the day. */
export const nextAt = (zone: string | undefined, minute: number, moment: number): number =>
  timesOf(zone ?? 'UTC', minute, moment).find((time) => time > moment) ?? moment + DAY;

/** Returns the quiet hours that a moment is in; `undefined`: it is in none. */
export function quietAt({ zone = 'UTC', quiet }: Hours, moment: number): Stretch | undefined {
  if (quiet === undefined) return undefined;
  const before = (hour: string): number =>
    timesOf(zone, minuteOf(hour), moment).findLast((time) => time <= moment) ?? Number.NEGATIVE_INFINITY;
  const from = before(quiet.from);
  return from > before(quiet.to) ? { from, to: nextAt(zone, minuteOf(quiet.to), moment) } : undefined;
}
