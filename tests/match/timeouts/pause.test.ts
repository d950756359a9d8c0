import { describe, expect, it } from 'vitest';
import type { Commit } from '../../../domain/log/commit.ts';
import { audit } from '../../../domain/match/audit/audit.ts';
import { runningBetween } from '../../../domain/match/clock/calendar.ts';
import { duel, duelBot } from '../../kit/duel/index.ts';
import { meansOf } from '../../kit/engine.ts';
import { open, refusalOf, seated, type Table } from '../../kit/table.ts';

const options = { hits: 3 };
const [HOUR, DAY] = [3600, 86_400];
const timed = (settings: Parameters<typeof seated>[1] = {}): Table =>
  seated(duel, { options, ...settings, settings: { deadlines: { default: DAY }, ...settings.settings } });
const left = (table: Table): number => ((table.match.due ?? 0) - table.now) / 1000;
const high = { type: 'choose', stance: 'high' } as const;

describe('a pause', () => {
  const paused = (): Table => timed().wait(HOUR).vote('red', 'pause').vote('blue', 'pause');

  it('begins when all people in play want it: nobody acts, and what is left stands still', () => {
    const table = paused();
    expect(table.types).toEqual(['match/voted', 'match/paused', 'match/clock']);
    expect(table.match.paused).toEqual({ left: 23 * HOUR * 1000 });
    expect(left(table)).toBe(30 * DAY);
    expect(refusalOf(() => table.act('red', high))).toBe('PAUSED');
    expect(refusalOf(() => table.takeBack('red'))).toBe('PAUSED');
  });

  it('lets votes and standing orders go on, and answers for nobody', () => {
    const table = paused().stand('red', { turn: 'rest' }).vote('red', 'cancel');
    expect(table.match.status).toBe('playing');
    expect(table.types).toEqual(['match/voted']);
  });

  it('ends by the vote of anybody, and gives back what was left, neither more nor less', () => {
    const table = paused()
      .wait(5 * DAY)
      .vote('blue', 'pause', false);
    expect(table.types).toEqual(['match/voted', 'match/resumed', 'match/clock']);
    expect(left(table)).toBe(23 * HOUR);
    expect(table.match.votes.pause).toBeUndefined();
    table.act('red', high);
  });

  it('ends by itself after as long as it may last', () => {
    const table = timed({ settings: { pause: { most: HOUR } } })
      .vote('red', 'pause')
      .vote('blue', 'pause')
      .wait(HOUR)
      .tick();
    expect(table.types).toEqual(['match/resumed', 'match/clock']);
    expect(left(table)).toBe(DAY);
  });

  it('never makes time, however often it begins and ends', () => {
    const table = timed();
    let played = 0;
    for (let i = 1; i <= 20; i++) {
      table
        .wait(i)
        .vote('red', 'pause')
        .vote('blue', 'pause')
        .wait(HOUR)
        .vote(i % 2 === 0 ? 'red' : 'blue', 'pause', false);
      played += i;
    }
    expect(left(table)).toBe(DAY - played);
  });

  it('is refused where the game has none, and in form 1', () => {
    expect(refusalOf(() => timed({ settings: { pause: { most: 0 } } }).vote('red', 'pause'))).toBe('NO_PAUSES');
    expect(refusalOf(() => timed({ form: 1 }).vote('red', 'pause'))).toBe('FORM_TOO_OLD');
    expect(refusalOf(() => open(duel, { options }).join('ann', 'red').vote('red', 'pause'))).toBe('NOT_STARTED');
  });

  it('shows an audit an answer in it', async () => {
    const table = paused().vote('blue', 'pause', false).act('red', high);
    const forged = table.commits.filter(
      ({ envelope }) => !envelope.events.some(({ type }) => type === 'match/resumed'),
    );
    const found = async (commits: readonly Commit[]) =>
      (await audit(duel, commits, false, meansOf(duel))).findings.map(({ code, detail }) => `${code}: ${detail}`);
    expect(await found(table.commits)).toEqual([]);
    expect(await found(forged)).toContain('WRONG_TIME: a question was answered while the match was paused');
  });

  it('lets no bot answer', () => {
    const table = open(duel, { options }).join('ann', 'red').seatBot('ann', 'blue').start().vote('red', 'pause');
    expect(table.match.paused).toEqual({});
    expect(refusalOf(() => table.playBot('blue', duelBot))).toBe('PAUSED');
    expect(table.vote('red', 'pause', false).match.due).toBeUndefined();
  });
});

describe('more time', () => {
  const extensions = { count: 1, seconds: HOUR };

  it('is taken by a seat out of its own account, once for a question, as often as the game grants', () => {
    const table = timed({ settings: { extensions: { count: 2, seconds: HOUR } } });
    const extend = (seat: string): Table => table.send({ user: `${seat}-person` }, { type: 'extend', seat });
    extend('red');
    expect(table.types).toEqual(['match/extended', 'match/clock']);
    expect(left(table)).toBe(DAY + HOUR);
    expect(refusalOf(() => extend('red'))).toBe('EXTENDED_ALREADY');
    extend('blue');
    expect(left(table)).toBe(DAY + 2 * HOUR);
    table.act('red', high).act('blue', { type: 'choose', stance: 'low' });
    expect(refusalOf(() => extend('blue'))).toBe('NOT_ASKED');
    extend('red');
    expect(left(table)).toBe(DAY + HOUR);
    table.act('red', { type: 'rest' }).act('blue', { type: 'rest' });
    expect(refusalOf(() => extend('red'))).toBe('NO_EXTENSIONS');
    extend('blue');
  });

  it('is not granted again for a question that was taken back', () => {
    const table = timed({ settings: { extensions: { count: 9, seconds: HOUR } } })
      .act('red', high)
      .act('blue', { type: 'choose', stance: 'low' });
    const extend = (): Table => table.send({ user: 'red-person' }, { type: 'extend', seat: 'red' });
    table.act('red', { type: 'step', to: 0 });
    extend();
    table.takeBack('red').act('red', { type: 'step', to: 0 });
    expect(refusalOf(extend)).toBe('EXTENDED_ALREADY');
  });

  it('is granted by more than half of the people in play, for the deadline that stands', () => {
    const table = timed({ settings: { extensions } }).vote('red', 'extend');
    expect(left(table)).toBe(DAY);
    table.vote('blue', 'extend');
    expect(table.types).toEqual(['match/voted', 'match/extended', 'match/clock']);
    expect(left(table)).toBe(DAY + HOUR);
    expect(table.match.votes.extend).toBeUndefined();
  });

  it('is refused without a deadline', () => {
    const free = seated(duel, { options });
    expect(refusalOf(() => free.vote('red', 'extend'))).toBe('NO_DEADLINE');
    expect(refusalOf(() => free.send({ user: 'red-person' }, { type: 'extend', seat: 'red' }))).toBe('NO_DEADLINE');
    expect(refusalOf(() => timed().send({ user: 'red-person' }, { type: 'extend', seat: 'red' }))).toBe(
      'NO_EXTENSIONS',
    );
  });
});

describe('being away', () => {
  const away = (table: Table, seat: string, days: number): Table =>
    table.send({ user: `${seat}-person` }, { type: 'away', seat, until: table.now + days * DAY * 1000 });

  it('stops the clock of a seat that is asked, for days of its budget', () => {
    const table = away(timed({ settings: { away: 10 } }).wait(HOUR), 'red', 3);
    expect(table.types).toEqual(['match/away', 'match/clock']);
    expect(left(table)).toBe(3 * DAY + 23 * HOUR);
    expect(table.match.away?.red?.left).toBe(7);
    expect(refusalOf(() => away(table, 'red', 11))).toBe('AWAY_SPENT');
    expect(refusalOf(() => away(table, 'red', 2))).toBe('AWAY_TOO_SHORT');
    away(table, 'blue', 5);
    expect(left(table)).toBe(5 * DAY + 23 * HOUR);
  });

  it('gives a question that is put to the seat meanwhile all its time afterwards', () => {
    const table = away(timed({ settings: { away: 10 } }).act('blue', high), 'red', 2);
    table.act('red', { type: 'choose', stance: 'high' });
    const seat = table.waited()[0]?.seat;
    expect(left(table)).toBe(seat === 'red' ? 3 * DAY : DAY);
  });

  it('is refused where nobody may be away', () => {
    expect(refusalOf(() => away(timed(), 'red', 1))).toBe('AWAY_SPENT');
    expect(refusalOf(() => away(timed({ form: 1 }), 'red', 1))).toBe('FORM_TOO_OLD');
  });
});

describe('a calendar by vote', () => {
  const weekdays = { offsets: [[0, 60]], days: [1, 2, 3, 4, 5] };

  it('replaces the one of the game when all people in play want the same', () => {
    // The test begins on a Monday.
    const table = timed();
    const vote = (seat: string, calendar: typeof weekdays): Table =>
      table.send({ user: `${seat}-person` }, { type: 'vote', seat, kind: 'calendar', value: true, calendar });
    vote('red', weekdays);
    vote('blue', { ...weekdays, days: [1, 2] });
    expect(table.match.settings.calendar).toBeUndefined();
    vote('blue', weekdays);
    expect(table.types).toEqual(['match/voted', 'match/calendar', 'match/clock']);
    expect(table.match.settings.calendar).toEqual(weekdays);
    expect(runningBetween(weekdays, table.now, table.match.due ?? 0)).toBe(DAY * 1000);
    expect(refusalOf(() => table.vote('red', 'calendar'))).toBe('NO_CALENDAR');
  });
});
