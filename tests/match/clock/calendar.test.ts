import { describe, expect, it } from 'vitest';
import { compiled, dueAfter, runningBetween } from '../../../domain/match/clock/calendar.ts';
import type { Calendar, Zoned } from '../../../domain/match/state/calendar-schema.ts';
import { calendarIn } from '../../../functions/features/settings/calendars.ts';
import { random } from '../../kit/random.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const utc = (text: string): number => Date.parse(`${text}Z`);
const iso = (time: number): string => new Date(time).toISOString().slice(0, 16);
const now = utc('2026-03-01T00:00');
const BERLIN = calendarIn({ zone: 'Europe/Berlin', days: [1, 2, 3, 4, 5, 6, 7] }, now, '').offsets;
const SEOUL = calendarIn({ zone: 'Asia/Seoul', days: [1] }, now, '').offsets;
const berlin = (more: Partial<Zoned> = {}): Calendar =>
  compiled({ zone: 'Europe/Berlin', days: [1, 2, 3, 4, 5, 6, 7], ...more }, BERLIN);

describe('a calendar', () => {
  it('is worked out to numbers: two changes of the clock a year in Berlin, none in Seoul', () => {
    const { offsets } = berlin();
    expect(offsets).toHaveLength(13);
    expect(offsets.slice(0, 3).map(([from = 0, minutes]) => [iso(from), minutes])).toEqual([
      ['2026-01-01T00:00', 60],
      ['2026-03-29T01:00', 120],
      ['2026-10-25T01:00', 60],
    ]);
    expect(SEOUL).toEqual([[utc('2026-01-01T00:00'), 540]]);
    expect(JSON.stringify(berlin()).length).toBeLessThan(400);
  });

  it('refuses a zone that nobody knows', () => {
    expect(() => calendarIn({ zone: 'Europe/Nowhere', days: [1] }, now, '/settings/calendar/zone')).toThrow(/zone/);
  });

  it.each([
    { what: 'an open day', days: [1, 2, 3, 4, 5], from: '2026-03-04T10:00', hours: 5, due: '2026-03-04T15:00' },
    { what: 'a weekend between', days: [1, 2, 3, 4, 5], from: '2026-03-06T17:00', hours: 24, due: '2026-03-09T17:00' },
    {
      what: 'a beginning on a closed day',
      days: [1, 2, 3, 4, 5],
      from: '2026-03-07T12:00',
      hours: 1,
      due: '2026-03-09T00:00',
    },
    {
      what: 'the night in which the clocks go forward',
      days: [7],
      from: '2026-03-28T23:00',
      hours: 24,
      due: '2026-04-04T23:00',
    },
  ])('counts $what', ({ days, from, hours, due }) => {
    expect(iso(dueAfter(berlin({ days }), utc(from), hours * HOUR))).toBe(due);
  });

  const quiet = { from: '22:00', to: '08:00' };
  it.each([
    { what: 'in the evening', from: '2026-03-04T10:00', hours: 12, due: '2026-03-05T08:00' },
    { what: 'in the morning', from: '2026-03-04T10:00', hours: 20, due: '2026-03-05T08:00' },
    { what: 'at their end', from: '2026-03-04T10:00', hours: 21, due: '2026-03-05T07:00' },
    {
      what: 'in the night in which the clocks go forward',
      from: '2026-03-28T12:00',
      hours: 10,
      due: '2026-03-29T07:00',
    },
  ])('moves a deadline in quiet hours to an hour after their end: $what', ({ from, hours, due }) => {
    expect(iso(dueAfter(berlin({ quiet }), utc(from), hours * HOUR))).toBe(due);
  });

  it('does not move it onto a closed day', () => {
    expect(iso(dueAfter(berlin({ quiet, days: [1, 2, 3, 4, 5] }), utc('2026-03-06T12:00'), 10 * HOUR))).toBe(
      '2026-03-09T08:00',
    );
  });

  it('gives neither more nor less time than was granted, wherever it begins', () => {
    const below = random(7);
    for (let i = 0; i < 500; i++) {
      const days = [1, 2, 3, 4, 5, 6, 7].filter(() => below(2) === 0);
      const calendar = berlin({ days: days.length === 0 ? [3] : days });
      const [from, length] = [now + below(400 * 24) * HOUR + below(60) * 60_000, 1 + below(10 * DAY)];
      const due = dueAfter(calendar, from, length);
      expect(runningBetween(calendar, from, due)).toBe(length);
      // In two pieces as in one.
      const half = Math.floor(length / 2);
      expect(dueAfter(calendar, dueAfter(calendar, from, half), length - half)).toBe(due);
    }
  });

  it('never lets a deadline pass in quiet hours', () => {
    const below = random(8);
    for (let i = 0; i < 300; i++) {
      const [from, to] = [below(24), below(24)];
      if (from === to) continue;
      const hour = (n: number): string => `${String(n).padStart(2, '0')}:00`;
      const calendar = compiled(
        { zone: 'Asia/Seoul', days: [1, 2, 3, 4, 5], quiet: { from: hour(from), to: hour(to) } },
        SEOUL,
      );
      const due = dueAfter(calendar, now + below(99 * 24 * 60) * 60_000, below(5 * DAY));
      const at = Math.floor((due + 9 * HOUR) / HOUR) % 24;
      const isQuiet = from < to ? at >= from && at < to : at >= from || at < to;
      // An hour after their end may be in the next ones only if they leave the day less than two hours.
      if ((from - to + 24) % 24 > 1) expect([from, to, at, isQuiet]).toEqual([from, to, at, false]);
    }
  });
});
