import { describe, expect, it } from 'vitest';
import { diplomacy } from '../../../domain/diplomacy/index.ts';
import { audit } from '../../../domain/match/audit/audit.ts';
import type { Settings } from '../../../domain/match/state/settings.ts';
import { tellerOf } from '../../../domain/match/view/story.ts';
import { duel } from '../../kit/duel/index.ts';
import { meansOf } from '../../kit/engine.ts';
import { open, refusalOf, seated, type Table } from '../../kit/table.ts';

// Outages of the record of the service: what a deadline lost comes back, once, and nothing makes a deadline earlier.

const HOUR = 3_600_000;
const MINUTE = 60_000;
const timed = (settings: Partial<Settings> = {}, form: 1 | 2 = 2): Table =>
  seated(duel, { options: { hits: 3 }, settings: { deadlines: { default: 3600 }, ...settings }, form });

/** Applies an outage, given in minutes since the deadline was set; now it is this many minutes since then. */
function away(table: Table, n: number, from: number, until: number, now = until): Table {
  const opened = table.match.opened ?? table.now;
  table.now = opened + now * MINUTE;
  return table.send('house', { type: 'outage', n, from: opened + from * MINUTE, until: opened + until * MINUTE });
}
/** By how many minutes the newest commit moved the deadline. */
const moved = ({ matches, match }: Table): number => ((match.due ?? 0) - (matches.at(-2)?.due ?? 0)) / MINUTE;
const left = ({ match, now }: Table): number => ((match.due ?? 0) - now) / MINUTE;

describe('an outage of the record', () => {
  it('in the middle of a deadline gives back what it lasted', () => {
    const table = away(timed(), 3, 10, 25);
    expect(table.types).toEqual(['match/outage', 'match/clock']);
    expect([moved(table), table.match.outage]).toEqual([15, 3]);
  });

  it('that began before the deadline was set, or went on after it, gives back the part between', () => {
    const before = away(timed(), 1, -30, 10);
    expect(moved(before)).toBe(10);
    const after = away(timed(), 1, 20, 90);
    expect([moved(after), left(after)]).toEqual([40, 10]);
  });

  it('that ended a second before the deadline leaves at least a sixth', () => {
    const table = away(timed(), 1, 58, 59.9);
    expect(left(table)).toBe(10);
  });

  it('is applied though commits came after it, and though everybody has answered', () => {
    const table = timed();
    const began = table.now;
    table.wait(1800).act('red', { type: 'choose', stance: 'high' });
    table.send('house', { type: 'outage', n: 1, from: began + 5 * MINUTE, until: began + 10 * MINUTE });
    expect(moved(table)).toBe(5);
    const saved = seated(diplomacy, { settings: { deadlines: { default: 3600 } } });
    for (const { seat } of saved.asks()) saved.act(seat, { type: 'orders', orders: {}, ready: false });
    expect(moved(away(saved, 1, 5, 10))).toBe(5);
  });

  it('is applied once, in rising order, after its end, and only where a deadline ran', () => {
    const table = away(timed(), 4, 10, 20);
    const opened = (table.match.opened ?? 0) + 20 * MINUTE;
    const refused = (n: number, from: number, until: number) =>
      refusalOf(() => table.send('house', { type: 'outage', n, from, until }));
    expect(refused(4, opened - HOUR, opened)).toBe('OUTAGE_APPLIED');
    expect(refused(3, opened - HOUR, opened)).toBe('OUTAGE_APPLIED');
    expect(refused(5, opened - 2 * HOUR, opened - HOUR)).toBe('OUTAGE_ELSEWHERE');
    expect(refused(5, opened - 10 * MINUTE, opened)).toBe('OUTAGE_ELSEWHERE');
    expect(refused(5, opened - 1, opened + 1)).toBe('OUTAGE_NOT_OVER');
    expect(refused(5, opened, opened)).toBe('OUTAGE_NOT_OVER');
    expect(refusalOf(() => away(timed({ deadlines: {} }), 1, 0, 5))).toBe('OUTAGE_ELSEWHERE');
    expect(refusalOf(() => away(timed({}, 1), 1, 0, 5))).toBe('FORM_TOO_OLD');
  });

  it('is the server’s to apply, and nobody else’s', () => {
    const table = timed().wait(600);
    const command = { type: 'outage', n: 1, from: table.now - 9, until: table.now } as const;
    expect(refusalOf(() => table.send({ user: 'red-person' }, command))).toBe('NOT_FOR_PEOPLE');
    expect(refusalOf(() => table.send('clock', command))).toBe('NOT_FOR_PEOPLE');
  });

  it('counts by the calendar: a day on which the clock stands still lost nothing', () => {
    // The clock runs on Mondays, UTC. It is Monday noon; the outage is on Tuesday.
    const calendar = { offsets: [[0, 0]], days: [1] };
    const table = away(timed({ calendar, deadlines: { default: 20 * 3600 } }), 1, 24 * 60, 25 * 60);
    expect([table.types, moved(table)]).toEqual([['match/outage'], 0]);
  });

  it('keeps grace that runs, and grants none', () => {
    const table = timed({ grace: 600 }).wait(3604).tick();
    expect(table.match.grace).toBe(true);
    expect(away(table, 1, 61, 64).match.grace).toBe(true);
    expect(left(table)).toBe(10);
    expect(away(timed({ grace: 600 }), 1, 1, 4).match.grace).toBeUndefined();
  });

  it('moves lobbies and ready checks, and no pause', () => {
    const lobby = open(duel, { options: { hits: 3 }, settings: { lobbyExpires: 3600 } });
    expect(moved(away(lobby, 1, 10, 25))).toBe(15);
    const check = open(duel, { options: { hits: 3 }, settings: { ready: { seconds: 1200 } } })
      .join('ann', 'red')
      .join('bob', 'blue')
      .start();
    expect(moved(away(check, 1, 5, 10))).toBe(5);
    const paused = timed({ pause: { most: 3600 } })
      .vote('red', 'pause')
      .vote('blue', 'pause');
    expect(refusalOf(() => away(paused, 1, 5, 10))).toBe('OUTAGE_ELSEWHERE');
  });

  it('stops the clocks of a bank that ran, and leaves each at least a sixth', () => {
    const bank = { initial: 6000, increment: 0, most: 6000 };
    const table = away(timed({ deadlines: {}, bank }), 1, 10, 30, 31);
    const since = table.now - 31 * MINUTE;
    expect(table.match.bank).toMatchObject({ red: { left: 120 * MINUTE, since }, blue: { left: 120 * MINUTE, since } });
    expect([table.types, moved(table)]).toEqual([['match/outage', 'match/clock'], 20]);
    const late = away(timed({ deadlines: {}, bank }), 1, 90, 200, 200);
    expect(late.match.bank).toMatchObject({ red: { left: 200 * MINUTE + 1_000_000 } });
    expect(left(late)).toBeCloseTo(1_000_000 / MINUTE);
  });

  describe('after which the deadline was moved, before it was applied', () => {
    const settings = { extensions: { seconds: 600, count: 3 }, pause: { most: 86_400 }, grace: 600 };
    const began = (table: Table): number => table.now;
    /** Applies an outage, in minutes since the question opened. */
    const lost = (table: Table, opened: number, n: number, from: number, until: number): Table =>
      table.send('house', { type: 'outage', n, from: opened + from * MINUTE, until: opened + until * MINUTE });

    it('by an extension, gives the time back', () => {
      const table = timed(settings);
      const opened = began(table);
      table.wait(1800).send({ user: 'red-person' }, { type: 'extend', seat: 'red' });
      expect(table.types).toEqual(['match/extended', 'match/clock']);
      expect(moved(lost(table, opened, 1, 10, 25))).toBe(15);
    });

    it('by grace, gives the time back', () => {
      const table = timed(settings);
      const opened = began(table);
      table.wait(3604).tick();
      expect(table.match.grace).toBe(true);
      expect(moved(lost(table, opened, 1, 10, 25))).toBe(15);
    });

    it('by a pause, gives back the time outside the pause', () => {
      const table = timed(settings);
      const opened = began(table);
      table
        .wait(20 * 60)
        .vote('red', 'pause')
        .vote('blue', 'pause');
      table.wait(3600).vote('red', 'pause', false);
      expect(table.types).toContain('match/resumed');
      // It ran in the first 20 minutes, and from the 80th on.
      table.wait(10 * 60);
      expect(moved(lost(table, opened, 1, 15, 85))).toBe(10);
    });

    it('by another outage, gives back what that one did not', () => {
      const table = away(timed(settings), 1, 10, 25, 26);
      const opened = table.now - 26 * MINUTE;
      expect(moved(lost(table, opened, 2, 5, 12))).toBe(5);
      expect(moved(lost(table, opened, 3, 25, 26))).toBe(1);
      expect(refusalOf(() => lost(table, opened, 4, 6, 26))).toBe('OUTAGE_ELSEWHERE');
    });

    it('by another outage, gives back what that one did not: with a bank', () => {
      const bank = { initial: 6000, increment: 0, most: 6000 };
      const table = away(timed({ deadlines: {}, bank }), 1, 10, 25, 26);
      const opened = table.now - 26 * MINUTE;
      expect(moved(lost(table, opened, 2, 5, 12))).toBe(5);
      expect(refusalOf(() => lost(table, opened, 3, 6, 25))).toBe('OUTAGE_ELSEWHERE');
    });

    it('by the answer of another seat, gives back the time of a bank that still runs', () => {
      const bank = { initial: 6000, increment: 0, most: 6000 };
      const table = timed({ deadlines: {}, bank });
      const opened = began(table);
      table.wait(1800).act('red', { type: 'choose', stance: 'high' });
      lost(table, opened, 1, 10, 25);
      expect(left(table)).toBe(100 - 30 + 15);
    });

    it('gives nothing to a question that opened after it', () => {
      const table = timed(settings);
      const opened = began(table);
      table.wait(1800);
      for (const seat of ['red', 'blue']) table.act(seat, { type: 'choose', stance: 'high' });
      expect(refusalOf(() => lost(table, opened, 1, 10, 25))).toBe('OUTAGE_ELSEWHERE');
    });

    it('by a calendar or an absence, gives nothing: the log does not say how the clock ran before', () => {
      const absent = timed({ away: 3 });
      const opened = began(absent);
      absent
        .wait(1800)
        .send({ user: 'red-person' }, { type: 'away', seat: 'red', until: absent.now + 1800_000 + 20 * HOUR });
      expect(absent.types).toEqual(['match/away', 'match/clock']);
      expect(refusalOf(() => lost(absent, opened, 1, 10, 25))).toBe('OUTAGE_ELSEWHERE');
    });
  });

  it('is told with its number, passes an audit, and comes out the same when decided again', async () => {
    const table = away(timed(), 7, 10, 25);
    const line = (locale: 'en' | 'ko') => tellerOf(duel, table.match, locale)(table.last)?.lines[0];
    expect([line('en'), line('ko')]).toEqual([
      'Time was given back: outage 7.',
      '장애 7번 동안 잃은 시간을 돌려줍니다.',
    ]);
    for (let n = 0; n < 2; n++) table.vote(n === 0 ? 'red' : 'blue', 'cancel');
    const { verdict, findings } = await audit(duel, table.commits, true, meansOf(duel));
    expect([verdict, findings]).toEqual(['holds', []]);
  });
});
