import { describe, expect, it } from 'vitest';
import { bot } from '../../../domain/diplomacy/bot/bot.ts';
import { diplomacy } from '../../../domain/diplomacy/index.ts';
import { audit } from '../../../domain/match/audit/audit.ts';
import { duel } from '../../kit/duel/index.ts';
import { meansOf } from '../../kit/engine.ts';
import { sampleSize } from '../../kit/long.ts';
import { sampleFor } from '../../kit/play.ts';
import { oneOf, random } from '../../kit/random.ts';
import { seated, type Table } from '../../kit/table.ts';

const options = { hits: 9 };
const bank = { initial: 600, increment: 10, most: 900 };
const banked = (settings: object = {}): Table => seated(duel, { options, settings: { bank, ...settings } });
const left = (table: Table, seat: string): number => (table.match.bank?.[seat]?.left ?? -1) / 1000;
const high = { type: 'choose', stance: 'high' } as const;
const low = { type: 'choose', stance: 'low' } as const;

describe('a bank of time', () => {
  it('runs for the seats that are asked, and stops when they answer; the deadline is the first that would be empty', () => {
    const table = banked();
    expect(table.match.due).toBe(table.now + 600_000);
    table.wait(30).act('red', high);
    expect(left(table, 'red')).toBe(580);
    expect(table.match.bank?.red?.since).toBeUndefined();
    table.wait(60).act('blue', low);
    expect(left(table, 'blue')).toBe(520);
    expect(table.match.due).toBe(table.now + 580_000);
  });

  it('brings the increment once a turn, however many moves it is given in', () => {
    const table = banked().act('red', high).act('blue', low);
    const before = left(table, 'red');
    const turn = table.game.turn(table.match.state);
    for (const to of [0, 1]) table.wait(5).act('red', { type: 'step', to });
    expect(table.game.turn(table.match.state)).toBeGreaterThanOrEqual(turn);
    expect(left(table, 'red')).toBeLessThanOrEqual(before - 10 + 10 * (table.game.turn(table.match.state) - turn + 1));
  });

  it('never holds more than it may', () => {
    const table = banked({ bank: { initial: 600, increment: 500, most: 700 } }).act('red', high);
    expect(left(table, 'red')).toBe(700);
  });

  it('gives nothing back for what is taken back', () => {
    const table = banked({ bank: { initial: 600, increment: 0, most: 600 } })
      .act('red', high)
      .act('blue', low);
    table.wait(50).act('red', { type: 'step', to: 0 }).wait(20).takeBack('red');
    expect(left(table, 'red')).toBe(530);
    expect(table.wait(7).act('red', { type: 'step', to: 0 }).match.bank?.red?.left).toBe(523_000);
  });

  it('gives the default answer only for the seat with an empty bank', () => {
    const table = banked().wait(100).act('red', high).wait(500).tick();
    expect(table.types.slice(0, 3)).toEqual(['match/clock', 'match/answered', 'chose']);
    expect(left(table, 'blue')).toBe(10);
    expect(left(table, 'red')).toBe(510);
  });

  it('loses the game for it where the game says so', () => {
    const table = banked({ expired: 'loses' }).wait(100).act('red', high).wait(500).tick();
    expect(table.match.outcome).toEqual({ result: 'won', seats: ['red'], how: 'time' });
  });

  it('is nobody’s loss where both run out at the same moment', () => {
    const table = banked({ expired: 'loses' }).wait(600).tick();
    expect(table.match.outcome).toEqual({ result: 'drawn', seats: ['red', 'blue'], how: 'time' });
  });

  it('stands still in a pause', () => {
    const table = banked().wait(100).vote('red', 'pause').vote('blue', 'pause');
    expect([left(table, 'red'), left(table, 'blue')]).toEqual([500, 500]);
    table.wait(5000).vote('red', 'pause', false);
    expect(table.match.due).toBe(table.now + 500_000);
  });

  it('stands still while a seat is away, and the time before it counts', () => {
    const table = banked({ away: 5 }).act('blue', low).wait(100);
    table.send({ user: 'red-person' }, { type: 'away', seat: 'red', until: table.now + 86_400_000 });
    expect(left(table, 'red')).toBe(500);
    expect(table.match.due).toBe(table.now + 86_400_000 + 500_000);
    table.wait(86_400 + 50).act('red', high);
    expect(left(table, 'red')).toBe(500 - 50 + 10);
  });

  it('counts until a command arrived, not until it was decided', () => {
    const table = banked();
    const ask = table.askOf('red');
    table.now += 12_000;
    const arrived = table.now - 2000;
    table.send({ user: 'red-person' }, { type: 'act', seat: 'red', ask, command: high }, 'late', arrived);
    expect(left(table, 'red')).toBe(600 - 10 + 10);
  });

  // For all actions of people: all the time that was spent, paused stretches aside, is missing from a bank that nothing
  // was added to.
  it('makes no time by pieces, takebacks, pauses and votes', () => {
    for (let seed = 1; seed <= sampleSize(8, 25); seed++) {
      const below = random(seed);
      const table = banked({ bank: { initial: 86_400, increment: 0, most: 86_400 } });
      const spent: Record<string, number> = { red: 0, blue: 0 };
      for (let step = 0; step < 60 && table.match.status === 'playing'; step++) {
        const seconds = below(40);
        if (table.match.paused === undefined)
          for (const { seat } of table.waited()) spent[seat] = (spent[seat] ?? 0) + seconds;
        table.wait(seconds);
        const mine = table.match.undo?.since.at(-1)?.seat;
        const chance = below(10);
        if (table.match.paused !== undefined) table.vote('red', 'pause', false);
        else if (chance === 0) table.vote('red', 'pause').vote('blue', 'pause');
        else if (chance === 1) table.vote('blue', 'cancel', false);
        else if (chance < 5 && mine !== undefined) table.takeBack(mine);
        else {
          const { seat } = oneOf(below, table.waited());
          table.act(seat, sampleFor(duel, table.match, seat, below));
        }
        if (table.match.status !== 'playing') break;
        for (const seat of ['red', 'blue']) {
          const since = table.match.bank?.[seat]?.since;
          const runs = since === undefined ? 0 : (table.now - since) / 1000;
          expect(left(table, seat) - runs).toBe(86_400 - (spent[seat] ?? 0));
        }
      }
    }
  });

  it('comes out the same when the log is audited', async () => {
    const table = banked({ expired: 'loses' }).wait(100).act('red', high).wait(500).tick();
    expect((await audit(duel, table.commits, true, meansOf(duel))).verdict).toBe('holds');
  });
});

describe('a bank of time in a game that goes on without its player', () => {
  const orders = { type: 'orders', orders: {} } as const;
  const clocks = { initial: 600, increment: 0, most: 600 };
  const duo = (absent: 'wait' | 'bot', settings: object = {}): Table =>
    seated(diplomacy, { options: { players: 2 }, settings: { bank: clocks, absent, ...settings } });
  const seats = duo('wait').match.chairs.map(({ seat }) => seat);
  const [one, other] = [seats[0]!, seats[1]!];

  it.each([
    { who: 'the same player', user: `${one}-person` },
    { who: 'a successor', user: 'carol' },
  ])('runs on while the seat is vacant: $who has what is left', ({ user }) => {
    const [stays, leaves] = [duo('wait').wait(150), duo('wait').wait(100).leave(one)];
    expect(leaves.match.due).toBe(leaves.now + 500_000);
    leaves.wait(50).join(user, one);
    expect(leaves.match.due).toBe(stays.match.due);
    for (const table of [stays, leaves]) expect(left(table.wait(30).act(one, orders), one)).toBe(420);
  });

  it('runs on as well where a bot answers, but never for questions that a bot was asked first', () => {
    const table = duo('bot').wait(100).leave(one).wait(50);
    expect(left(duo('bot').wait(100).leave(one).wait(50).join('carol', one).act(one, orders), one)).toBe(450);
    table.playBot(one, bot);
    expect(left(table, one)).toBe(450);
    table.act(other, orders);
    expect(table.askOf(one)).not.toBe('none');
    expect(table.match.bank?.[one]?.since).toBeUndefined();
    table.wait(60).join('carol', one);
    expect(table.match.bank?.[one]).toMatchObject({ left: 450_000, since: table.now });
  });

  it('gives the default answer for a vacant seat at zero, so that the other player does not wait for ever', () => {
    const table = duo('wait').act(other, orders).leave(one).wait(600).tick();
    expect(table.types.slice(0, 2)).toEqual(['match/clock', 'match/answered']);
    expect(table.askOf(other)).not.toBe('S1914M');
    expect(left(table, one)).toBe(0);
  });

  it('does not run for a vacant seat while the game is paused', () => {
    const table = duo('wait').leave(one).wait(100).vote(other, 'pause').wait(5000).join(`${one}-person`, one);
    expect(left(table, one)).toBe(500);
    expect(table.vote(other, 'pause', false).match.due).toBe(table.now + 500_000);
  });
});
