import { describe, expect, it } from 'vitest';
import { compiled, dueAfter, slotFrom, wallAt } from '../../../domain/match/clock/calendar.ts';
import type { Calendar, Zoned } from '../../../domain/match/state/calendar-schema.ts';
import type { Settings } from '../../../domain/match/state/settings.ts';
import { calendarIn } from '../../../functions/features/settings/calendars.ts';
import { mostSeconds } from '../../../functions/features/settings/deadlines.ts';
import { duel } from '../../kit/duel/index.ts';
import { random } from '../../kit/random.ts';
import { NOON, seated, type Table } from '../../kit/table.ts';

// Wall times where clocks change, and deadlines at fixed hours.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const utc = (text: string): number => Date.parse(`${text}Z`);
const iso = (time: number): string => new Date(time).toISOString().slice(0, 16);
const now = utc('2026-03-01T00:00');
const ALL = [1, 2, 3, 4, 5, 6, 7];
const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Asia/Seoul',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'America/Santiago',
  'Asia/Kathmandu',
];
const calendars = new Map(ZONES.map((zone) => [zone, calendarIn({ zone, days: ALL }, now, '')]));
const within = (zone: string, more: Partial<Zoned> = {}): Calendar =>
  compiled({ zone, days: ALL, ...more }, calendars.get(zone)?.offsets ?? []);

/** What clocks of a zone show at a moment, by the tables of this machine, as minutes since 1970. */
function shownIn(zone: string): (moment: number) => number {
  const parts = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, hourCycle: 'h23', ...parts });
  return (moment) => {
    const {
      year = 0,
      month = 0,
      day = 0,
      hour = 0,
      minute = 0,
    } = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
    return Date.UTC(year, month - 1, day, hour, minute) / MINUTE;
  };
}

/** Days near a change of the clock, or any. */
function someDay(calendar: Calendar, below: (n: number) => number): number {
  const { offsets } = calendar;
  const change = offsets[below(offsets.length)]?.[0] ?? now;
  const moment = below(2) === 0 ? change + (below(5) - 2) * DAY : now + below(5 * 365) * DAY;
  return Math.floor(moment / DAY);
}

describe('a wall time', () => {
  it.each(ZONES)(
    'is the first moment at which clocks show it in %s, or by the offset from before a change that leaves it out',
    (zone) => {
      const [calendar, shown, below] = [within(zone), shownIn(zone), random(5)];
      for (let i = 0; i < 250; i++) {
        const [day, minute] = [someDay(calendar, below), below(3) === 0 ? below(1440) : below(300)];
        const local = day * 1440 + minute;
        const moment = wallAt(calendar, day, minute);
        const isShown = shown(moment) === local;
        // It comes once more earlier by at most the three hours by which clocks change: a moment before shows another
        // minute.
        for (const earlier of [30, 60, 120, 180]) if (isShown) expect(shown(moment - earlier * MINUTE)).not.toBe(local);
        // What is left out: no moment of that day shows it, and it is as long after the last minute before as it says.
        if (!isShown) {
          expect([-180, -120, -60, -30, 30, 60, 120, 180].some((by) => shown(moment + by * MINUTE) === local)).toBe(
            false,
          );
          expect(shown(moment) - local).toBeGreaterThan(0);
          expect(shown(moment - (shown(moment) - local) * MINUTE)).toBeLessThan(local);
        }
      }
    },
  );

  it('of 02:30 is 03:30 where that hour is left out, and the first of two', () => {
    const berlin = within('Europe/Berlin');
    const day = (text: string): number => Math.floor(utc(text) / DAY);
    expect(iso(wallAt(berlin, day('2026-03-29T00:00'), 150))).toBe('2026-03-29T01:30');
    expect(iso(wallAt(berlin, day('2026-10-25T00:00'), 150))).toBe('2026-10-25T00:30');
  });

  it.each([
    { zone: 'Europe/Berlin', from: '2026-03-26T11:30', due: '2026-03-29T09:00' },
    { zone: 'Europe/Berlin', from: '2026-10-22T11:30', due: '2026-10-25T09:00' },
    { zone: 'America/New_York', from: '2026-03-05T11:30', due: '2026-03-08T09:00' },
    { zone: 'Asia/Seoul', from: '2026-03-26T11:30', due: '2026-03-29T09:00' },
  ])('counts after quiet nights and closed days in $zone: $from and 12 hours is $due', ({ zone, from, due }) => {
    const calendar = within(zone, { days: [1, 2, 3, 4, 7], quiet: { from: '22:00', to: '08:00' } });
    const start = wallAt(calendar, Math.floor(utc(from) / DAY), 690);
    expect(shownIn(zone)(dueAfter(calendar, start, 12 * HOUR))).toBe(utc(due) / MINUTE);
  });
});

const most = (calendar: Calendar): number => mostSeconds(calendar, calendar.slots?.turn ?? []);

describe('a fixed hour', () => {
  it.each(ZONES)('is the first of them from a moment on, in %s, as a search minute by minute finds it', (zone) => {
    const [shown, below] = [shownIn(zone), random(6)];
    for (let i = 0; i < 12; i++) {
      const at = `${String(below(24)).padStart(2, '0')}:${below(2) === 0 ? '00' : '30'}`;
      const days = ALL.filter(() => below(2) === 0);
      const calendar = within(zone, { slots: { turn: [{ days: days.length === 0 ? [3] : days, at }] } });
      const slots = calendar.slots?.turn ?? [];
      const moment = someDay(calendar, below) * DAY + below(1440) * MINUTE;
      const found = slotFrom(calendar, 'turn', moment);
      const isOne = (time: number): boolean =>
        slots.some((slot) => {
          const day = Math.floor(shown(time) / 1440);
          const isThen = Math.floor(slot / 1440) === (day + 3) % 7 && slot % 1440 === shown(time) % 1440;
          return isThen && shown(time - HOUR) !== shown(time) && shown(time - HOUR / 2) !== shown(time);
        });
      const earlier = Array.from({ length: Math.ceil((found - moment) / MINUTE) }, (_, n) => moment + n * MINUTE);
      expect(earlier.filter((time) => time % (15 * MINUTE) === 0 && isOne(time)).map(iso)).toEqual([]);
      expect(found - moment).toBeLessThanOrEqual(8 * DAY);
      expect(slotFrom(calendar, 'other', moment)).toBe(moment);
    }
  });

  it('is followed by the next, with the most seconds that fit, on the shortest day too; with an hour more it is not', () => {
    const daily = within('Europe/Berlin', { slots: { turn: [{ at: '20:00' }] } });
    expect(most(daily)).toBe(22 * 3600);
    expect(most(within('Asia/Seoul', { slots: { turn: [{ at: '20:00' }] } }))).toBe(23 * 3600);
    expect(most(within('Asia/Seoul', { slots: { turn: [{ days: [1, 4], at: '20:00' }] } }))).toBe(71 * 3600);
    // Closed days give no time: from Friday 20:00 to Monday 02:00 the clock runs for six hours.
    const week = {
      days: [1, 2, 3, 4, 5],
      slots: {
        turn: [
          { days: [5], at: '20:00' },
          { days: [1], at: '02:00' },
        ],
      },
    };
    expect(most(within('Asia/Seoul', week))).toBe(5 * 3600);
    let hour = slotFrom(daily, 'turn', now);
    for (let day = 0; day < 400; day++) {
      const next = slotFrom(daily, 'turn', hour + 1);
      expect(slotFrom(daily, 'turn', dueAfter(daily, hour + 3000, 22 * HOUR))).toBe(next);
      hour = next;
    }
  });

  it('of a quarter of an hour each day costs little to check', () => {
    const hours = ['06:00', '11:00', '16:00', '21:00'].map((at) => ({ at }));
    expect(most(within('Africa/Casablanca', { slots: { turn: hours } }))).toBeGreaterThan(3 * 3600);
  });
});

describe('deadlines of a game at fixed hours', () => {
  // Daily at 20:00 UTC for stances; turns last two hours. It is Monday noon.
  const calendar = { offsets: [[0, 0]], days: ALL, slots: { stance: ALL.map((day) => (day - 1) * 1440 + 1200) } };
  const EIGHT = NOON + 8 * HOUR;
  const match = (settings: Partial<Settings> = {}): Table =>
    seated(duel, {
      options: { hits: 3 },
      settings: {
        calendar,
        deadlines: { stance: 3600, turn: 7200, reaction: 600 },
        extensions: { count: 3, seconds: 60 },
        ...settings,
      },
    });

  it('are the first hour after the least time; other kinds keep theirs', () => {
    expect(match().match.due).toBe(EIGHT);
    expect(match({ deadlines: { stance: 9 * 3600, turn: 7200 } }).match.due).toBe(EIGHT + DAY);
    const table = match().act('red', { type: 'choose', stance: 'high' }).act('blue', { type: 'choose', stance: 'low' });
    expect(table.match.due).toBe(NOON + 2 * HOUR);
  });

  it('move on to an hour after every change: more time, a pause, grace, an outage, another calendar', () => {
    const longer = match();
    longer.send({ user: 'red-person' }, { type: 'extend', seat: 'red' });
    expect(longer.match.due).toBe(EIGHT + DAY);
    const paused = match({ pause: { most: DAY / 1000 } })
      .vote('red', 'pause')
      .vote('blue', 'pause')
      .wait(8 * 3600 + 1)
      .vote('red', 'pause', false);
    expect(paused.match.due).toBe(EIGHT + DAY);
    const graced = match({ grace: 60 })
      .wait(8 * 3600)
      .tick();
    expect(graced.match).toMatchObject({ grace: true, due: EIGHT + DAY });
    const late = match()
      .wait(9 * 3600)
      .tick();
    expect(late.types).toEqual(['match/outage', 'match/clock']);
    expect(late.match.due).toBe(EIGHT + DAY);
    const other = match();
    const nine = { ...calendar, slots: { stance: calendar.slots.stance.map((slot) => slot + 60) } };
    for (const seat of ['red', 'blue'])
      other.send({ user: `${seat}-person` }, { type: 'vote', seat, kind: 'calendar', value: true, calendar: nine });
    expect(other.match.due).toBe(EIGHT + HOUR);
  });

  it('wait for who is away', () => {
    const table = match({ away: 5 });
    table.send({ user: 'red-person' }, { type: 'away', seat: 'red', until: NOON + 9 * HOUR });
    expect(table.match.due).toBe(EIGHT + DAY);
  });
});
