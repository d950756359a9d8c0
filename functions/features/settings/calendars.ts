import { compiled } from '../../../domain/match/clock/calendar.ts';
import type { Calendar, Zoned } from '../../../domain/match/state/calendar-schema.ts';
import { named, Problem } from '../../platform/http/problem.ts';

// Computes time zones from the tables of this runtime. The log stores the resulting offsets, which other tables do not
// change.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Number of years for which a calendar knows clock changes. After that the offset stays. */
const YEARS = 6;

/** Returns how many minutes a zone is ahead of UTC at a moment. */
function minutesAhead(format: Intl.DateTimeFormat, moment: number): number {
  const part = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = part;
  return Math.round((Date.UTC(year, month - 1, day, hour, minute, second) - moment) / MINUTE);
}

/**
 * Returns the moments at which a zone changes its offset, for six years from the beginning of this year. Changes are
 * weeks apart, so weekly steps find each one, and a search finds its minute.
 */
function offsetsOf(format: Intl.DateTimeFormat, now: number): Calendar['offsets'] {
  const year = new Date(now).getUTCFullYear();
  const [from, to] = [Date.UTC(year, 0, 1), Date.UTC(year + YEARS, 0, 1)];
  const offsets: number[][] = [[from, minutesAhead(format, from)]];
  for (let week = from; week < to; week += 7 * 24 * HOUR) {
    let [low, high] = [week, Math.min(week + 7 * 24 * HOUR, to)];
    const before = minutesAhead(format, low);
    if (minutesAhead(format, high) === before) continue;
    while (high - low > MINUTE) {
      const middle = low + Math.floor((high - low) / (2 * MINUTE)) * MINUTE;
      if (minutesAhead(format, middle) === before) low = middle;
      else high = middle;
    }
    offsets.push([high, minutesAhead(format, high)]);
  }
  return offsets;
}

const NO_SUCH_ZONE = {
  en: 'unknown time zone; use one of the IANA database, such as Europe/Berlin',
  ko: '그런 시간대가 없습니다. Asia/Seoul처럼 IANA 시간대 이름을 적으세요.',
};

/**
 * Returns a calendar in the log's form. Throws a Problem (400) if there is no such zone. `pointer`: its place in the
 * body.
 */
export function calendarIn(zoned: Zoned, now: number, pointer: string): Calendar {
  const parts = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  } as const;
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-US', { timeZone: zoned.zone, hourCycle: 'h23', ...parts });
  } catch (caught) {
    if (!(caught instanceof RangeError)) throw caught;
    throw new Problem(400, 'BAD_BODY', named(pointer, NO_SUCH_ZONE), { errors: [{ pointer, detail: NO_SUCH_ZONE }] });
  }
  return compiled(zoned, offsetsOf(format, now));
}
