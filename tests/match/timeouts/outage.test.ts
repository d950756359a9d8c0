import { describe, expect, it } from 'vitest';
import { diplomacy } from '../../../domain/diplomacy/index.ts';
import { type Commit, hashOf } from '../../../domain/log/commit.ts';
import { G, LATE } from '../../../domain/log/times.ts';
import { audit } from '../../../domain/match/audit/audit.ts';
import type { Settings } from '../../../domain/match/state/settings.ts';
import { tellerOf } from '../../../domain/match/view/story.ts';
import { duel } from '../../kit/duel/index.ts';
import { meansOf } from '../../kit/engine.ts';
import { open, seated, type Table } from '../../kit/table.ts';

// When the server was away over a deadline: nobody who is silent loses by it, and nobody can make more of it than three
// times a sixth.

const HOUR = 3600;
const LATE_S = (LATE + G) / 1000;
const MINUTE = 60_000;
const timed = (settings: Partial<Settings> = {}, form: 1 | 2 = 2): Table =>
  seated(duel, { options: { hits: 3 }, settings: { deadlines: { default: HOUR }, ...settings }, form });

/** The clock's command, this number of seconds after the deadline. */
function late(table: Table, seconds: number): Table {
  table.now = (table.match.due ?? 0) + seconds * 1000;
  return table.send('clock', { type: 'tick' });
}
/** For how many minutes the deadline gives time now. */
const minutes = ({ match, last }: Table): number => ((match.due ?? 0) - last.envelope.at) / MINUTE;
const findings = async (commits: readonly Commit[]) =>
  (await audit(duel, commits, false, meansOf(duel))).findings.map(({ code, v }) => `${code} ${v}`);

describe('a default answer that comes late', () => {
  it('by 153 s is written; a millisecond later it is not: there is a new deadline of a sixth', () => {
    expect(late(timed(), LATE_S).types).toContain('match/answered');
    const table = late(timed(), LATE_S + 0.001);
    expect(table.last.envelope.events).toEqual([
      { type: 'match/outage' },
      { type: 'match/clock', due: table.now + 10 * MINUTE },
    ]);
    expect(table.match).toMatchObject({ spared: 1, opened: table.now });
    expect(late(table, 3).types).toContain('match/answered');
    expect(table.match.spared).toBeUndefined();
  });

  it.each([
    { seconds: 10, gives: 1 },
    { seconds: 360, gives: 1 },
    { seconds: 86_400, gives: 240 },
    { seconds: 5_184_000, gives: 720 },
    { seconds: 601, gives: 100_166 / MINUTE },
  ])('of $seconds s gives $gives minutes', ({ seconds, gives }) => {
    expect(minutes(late(timed({ deadlines: { default: seconds } }), 1000))).toBe(gives);
  });

  it('comes three times in a question at most; the next question has its own', () => {
    const table = timed();
    for (let n = 1; n <= 3; n++) expect(late(table, 1000).match.spared).toBe(n);
    expect(late(table, 1000).types).toContain('match/answered');
    expect(late(table, 1000).match.spared).toBe(1);
  });

  it('is counted on through all votes and extensions', () => {
    const table = timed({ extensions: { count: 5, seconds: 60 } });
    late(table, 1000).vote('red', 'draw');
    late(table, 1000).send({ user: 'red-person' }, { type: 'extend', seat: 'red' });
    expect(late(table, 1000).match.spared).toBe(3);
    expect(late(table, 1000).types).toContain('match/answered');
  });

  it('leaves grace as it is: granted later, or the one that runs', () => {
    const table = late(timed({ grace: 600 }), 1000);
    expect(table.match.grace).toBeUndefined();
    expect(late(table, 3).match.grace).toBe(true);
    expect(late(table, 1000)).toMatchObject({ types: ['match/outage', 'match/clock'], match: { grace: true } });
    expect(late(table, 3).types).toContain('match/answered');
  });

  it('runs by the calendar', () => {
    // The clock runs on Mondays, UTC. It is Monday noon.
    const calendar = { offsets: [[0, 0]], days: [1] };
    const table = late(timed({ calendar, deadlines: { default: 6 * HOUR } }), 5.5 * HOUR);
    expect(minutes(table)).toBe(30 + 6 * 24 * 60 + 30);
  });

  it('changes nothing where everybody has answered, or no person is silent', () => {
    const saved = seated(diplomacy, { settings: { deadlines: { default: HOUR } } });
    for (const { seat } of saved.asks()) saved.act(seat, { type: 'orders', orders: {}, ready: false });
    expect(late(saved, 9999).types).toContain('resolved');
    const bots = open(duel, { options: { hits: 3 }, settings: { deadlines: { default: HOUR }, absent: 'wait' } })
      .join('ann', 'red')
      .seatBot('ann', 'blue')
      .start();
    bots.act('red', { type: 'choose', stance: 'high' });
    expect(late(bots, 9999).types).toContain('match/answered');
  });

  it('is as it was in form 1', () => {
    expect(late(timed({}, 1), 9999).types).toContain('match/answered');
  });

  it('is told, and named by an audit', async () => {
    const table = late(timed(), 1000);
    const line = (locale: 'en' | 'ko') => tellerOf(duel, table.match, locale)(table.last)?.lines[0];
    expect([line('en'), line('ko')]).toEqual([
      'The server was down, so the deadline moves.',
      '서버가 멈춰 있었습니다. 기한을 옮깁니다.',
    ]);
    const { says } = await audit(duel, table.commits, false, meansOf(duel));
    expect(says.some(({ en, ko }) => /the server was late by its own log/.test(en) && /서버가 늦어/.test(ko))).toBe(
      true,
    );
  });
});

describe('other things with a deadline', () => {
  it('a lobby: a sixth of its time, three times, then it expires', () => {
    const table = open(duel, { options: { hits: 3 }, settings: { lobbyExpires: HOUR } });
    for (let n = 1; n <= 3; n++) expect(minutes(late(table, 1000))).toBe(10);
    expect(late(table, 1000).match.outcome).toMatchObject({ how: 'expired' });
  });

  it('a ready check: nobody loses the place', () => {
    const table = open(duel, { options: { hits: 3 }, settings: { ready: { seconds: 1200 } } })
      .join('ann', 'red')
      .join('bob', 'blue')
      .start();
    table.send({ user: 'ann' }, { type: 'confirm', seat: 'red' });
    expect(late(table, 1000).types).toEqual(['match/outage', 'match/clock']);
    expect(minutes(table)).toBe(200 / 60);
    expect(late(table, 3).types).toContain('match/left');
    expect(table.match.spared).toBeUndefined();
  });

  it('the end of a pause: the game goes on with what was left, or a sixth', () => {
    const pause = (left: number): Table => {
      const table = timed({ pause: { most: HOUR } }).wait(HOUR - left);
      return table.vote('red', 'pause').vote('blue', 'pause');
    };
    expect(late(pause(30), 100)).toMatchObject({ types: ['match/resumed', 'match/clock'] });
    const short = late(pause(30), 1000);
    expect(short.types).toEqual(['match/outage', 'match/resumed', 'match/clock']);
    expect(minutes(short)).toBe(10);
    expect(minutes(late(pause(3000), 1000))).toBe(50);
    expect(short.match.paused).toBeUndefined();
  });

  it('a bank: each clock that runs has what it had at the deadline, or a sixth of the first bank', () => {
    const bank = { initial: 600, increment: 0, most: 600 };
    const table = timed({ deadlines: {}, bank, expired: 'loses' });
    // Red answers after 500 s; then blue after 550; the seat to act has 100 s or less.
    table
      .wait(500)
      .act('red', { type: 'choose', stance: 'high' })
      .wait(50)
      .act('blue', { type: 'choose', stance: 'low' });
    const [ask] = table.waited();
    const bankOf = (seat: string) => table.match.bank?.[seat];
    expect(late(table, 1000)).toMatchObject({
      types: ['match/outage', 'match/clock'],
      match: { status: 'playing', spared: 1 },
    });
    expect(bankOf(ask!.seat)).toMatchObject({ left: 100_000, since: table.now });
    expect(table.match.due).toBe(table.now + 100_000);
    expect(late(table, 3).match.outcome).toMatchObject({ how: 'time' });
  });

  it('two clocks that run: neither loses, and the other keeps what it had', () => {
    const bank = { initial: 6000, increment: 0, most: 6000 };
    const table = timed({ deadlines: {}, bank, expired: 'loses' });
    late(table, 1000);
    expect(table.match.bank).toMatchObject({ red: { left: 1_000_000, since: table.now }, blue: { left: 1_000_000 } });
  });
});

describe('an audit knows, without rules,', () => {
  /** The newest commit with other facts, and a hash to match. */
  function changed(table: Table, change: (envelope: Commit['envelope']) => object): readonly Commit[] {
    const envelope = { ...table.last.envelope, ...change(table.last.envelope) } as Commit['envelope'];
    return [...table.commits.slice(0, -1), { ...table.last, envelope, hash: hashOf(envelope) }];
  }
  const spared = () => late(timed(), 1000);

  it('an outage that was none, has no new deadline, or is not the clock’s', async () => {
    const table = spared();
    const due = table.matches.at(-2)?.due ?? 0;
    const wrong = [`WRONG_TIME ${table.match.v}`];
    expect(await findings(table.commits)).toEqual([]);
    expect(await findings(changed(table, () => ({ at: due + G + LATE + 1 })))).toEqual([]);
    expect(await findings(changed(table, () => ({ at: due + G + LATE })))).toEqual(wrong);
    expect(await findings(changed(table, ({ events }) => ({ events: [events[0]] })))).toEqual(wrong);
    expect(await findings(changed(table, ({ events }) => ({ events: [events[0], events[0], events[1]] })))).toEqual(
      wrong,
    );
    expect(
      await findings(changed(table, ({ at, events }) => ({ events: [events[0], { type: 'match/clock', due: at }] }))),
    ).toEqual(wrong);
    expect(await findings(changed(table, () => ({ by: 'house' })))).toEqual(wrong);
  });

  it('an outage of the record that is out of its order or its time, or makes a deadline earlier', async () => {
    const table = spared();
    const due = table.matches.at(-2)?.due ?? 0;
    const recorded = (outage: object, later = due, by = 'house') =>
      findings(
        changed(table, () => ({
          by,
          events: [
            { type: 'match/outage', ...outage },
            { type: 'match/clock', due: later },
          ],
        })),
      );
    const { at } = table.last.envelope;
    const wrong = [`WRONG_TIME ${table.match.v}`];
    expect(await recorded({ n: 4, from: at - 9, until: at })).toEqual([]);
    expect(await recorded({ n: 4, from: at - 9, until: at + 1 })).toEqual(wrong);
    expect(await recorded({ n: 4, from: at, until: at })).toEqual(wrong);
    expect(await recorded({ n: 4, from: at - 9, until: at }, due - 1)).toEqual(wrong);
    expect(await recorded({ n: 4, from: at - 9, until: at }, due, 'clock')).toEqual(wrong);
    for (const outage of [
      { n: 4 },
      { n: 0, from: 1, until: 2 },
      { n: 1, from: -1, until: 2 },
      { n: 1, from: 1, until: 2.5 },
      { from: 1 },
    ])
      expect(await recorded(outage)).toContain(`BAD_SHAPE ${table.match.v}`);
  });
});
