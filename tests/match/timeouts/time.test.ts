import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../domain/contract/chance.ts';
import { bot } from '../../../domain/diplomacy/bot/bot.ts';
import { diplomacy } from '../../../domain/diplomacy/index.ts';
import type { Json } from '../../../domain/lib/json.ts';
import { G } from '../../../domain/log/times.ts';
import { viewOf } from '../../../domain/match/view/view.ts';
import { duel } from '../../kit/duel/index.ts';
import { NOON, open, refusalOf, seated, type Table } from '../../kit/table.ts';

const HOUR = 3600;
const timed = (deadlines: Record<string, number>): Table =>
  seated(duel, { options: { hits: 3 }, settings: { deadlines } });
const chosen = (table: Table): Table =>
  table.act('red', { type: 'choose', stance: 'high' }).act('blue', { type: 'choose', stance: 'low' });
const minutesLeft = ({ match, now }: Table): number | undefined =>
  match.due === undefined ? undefined : (match.due - now) / 60_000;

describe('a deadline', () => {
  it('runs for each kind of question as long as the settings say', () => {
    const table = timed({ stance: HOUR, turn: 2 * HOUR, default: HOUR / 2 });
    expect(minutesLeft(table)).toBe(60);
    chosen(table);
    expect(minutesLeft(table)).toBe(120);
    table.act('red', { type: 'attack', card: null });
    expect(minutesLeft(table)).toBe(30);
  });

  it('is none where the settings have none', () => {
    const table = timed({ stance: HOUR });
    expect(minutesLeft(chosen(table))).toBeUndefined();
    expect(refusalOf(() => table.wait(100 * HOUR).tick())).toBe('NOT_DUE');
  });

  it('is not due a second too early', () => {
    const table = timed({ default: HOUR });
    expect(refusalOf(() => table.wait(HOUR - 1).tick())).toBe('NOT_DUE');
    expect(table.wait(1).tick().types).toContain('match/answered');
  });

  it('gives the default answer for every seat still to act, and opens the next question with a separate clock', () => {
    const table = timed({ default: HOUR }).wait(HOUR).tick();
    expect(table.last.envelope).toMatchObject({ by: 'clock', at: NOON + HOUR * 1000 + G });
    expect(table.types).toEqual([
      'match/clock',
      'match/answered',
      'chose',
      'match/answered',
      'chose',
      'revealed',
      'turned',
      'match/clock',
    ]);
    expect(minutesLeft(table)).toBe(60);
  });

  it('leaves alone who has answered', () => {
    const table = timed({ default: HOUR }).act('red', { type: 'choose', stance: 'high' }).wait(HOUR).tick();
    expect(table.last.envelope.events.filter(({ type }) => type === 'match/answered')).toMatchObject([
      { seat: 'blue', how: 'lapse' },
    ]);
    expect(table.last.envelope.events.find(({ type }) => type === 'revealed')).toMatchObject({
      stances: { red: 'high', blue: 'middle' },
    });
  });

  it('ends a game in which nobody ever answers', () => {
    const table = timed({ default: HOUR });
    while (table.match.status === 'playing') table.wait(HOUR).tick();
    expect(table.match.outcome).toMatchObject({ result: 'drawn', how: 'equal-hits' });
  });
});

describe('the clock of a turn', () => {
  it('runs on through the small commands of that turn', () => {
    const table = chosen(timed({ default: HOUR })).wait(HOUR / 2);
    table.act('red', { type: 'look', count: 1 }).act('red', { type: 'step', to: 0 });
    expect(minutesLeft(table)).toBe(30);
  });

  // Stepping to and fro would otherwise hold the other seat off for ever.
  it('is not bought by takebacks', () => {
    const table = chosen(timed({ default: HOUR })).wait(HOUR / 2);
    for (let i = 0; i < 3; i++) table.act('red', { type: 'step', to: 0 }).takeBack('red');
    expect(minutesLeft(table)).toBe(30);
    table.wait(HOUR / 2).tick();
    expect(table.waited()).toMatchObject([{ seat: 'blue', kind: 'turn' }]);
  });

  it('is not touched by votes and standing orders', () => {
    const table = chosen(timed({ default: HOUR })).wait(HOUR / 2);
    table.vote('blue', 'draw').stand('blue', { react: 'pass' });
    expect(minutesLeft(table)).toBe(30);
  });

  it('is new for the next seat', () => {
    const table = chosen(timed({ default: HOUR }));
    table.wait(HOUR / 2).act('red', { type: 'rest' });
    expect(minutesLeft(table)).toBe(60);
  });

  // A player against vacant seats gets the same time for each phase as among seven people.
  it('is new after other seats were answered for in between', () => {
    const table = seated(diplomacy, { settings: { deadlines: { default: HOUR } } });
    for (const seat of ['austria', 'england', 'germany', 'italy', 'russia', 'turkey']) table.leave(seat);
    table.wait(HOUR / 2).act('france', { type: 'orders', orders: {} });
    expect(table.askOf('france')).toBe('F1901M');
    expect(minutesLeft(table)).toBe(60);
  });

  it('never runs backwards: a late machine’s time is moved up to the newest commit', () => {
    const table = chosen(timed({ default: HOUR })).wait(-HOUR);
    table.act('red', { type: 'rest' });
    expect(table.last.envelope.at).toBe(NOON);
  });
});

describe('grace', () => {
  const graced = (): Table =>
    seated(duel, { options: { hits: 3 }, settings: { deadlines: { default: HOUR }, grace: 600 } });

  it('is granted once when a deadline passes without an answer, and the clock says so', () => {
    const table = graced().wait(HOUR).tick();
    expect(table.last.envelope.events).toEqual([
      { type: 'match/clock', due: NOON + G + (HOUR + 600) * 1000, grace: true },
    ]);
    expect(viewOf(duel, table.match, 'en')).toMatchObject({ grace: true, due: NOON + G + (HOUR + 600) * 1000 });
    expect(refusalOf(() => table.wait(599).tick())).toBe('NOT_DUE');
    expect(table.wait(1).tick().types).toContain('match/answered');
    expect(viewOf(duel, table.match, 'en')).not.toHaveProperty('grace');
    expect(minutesLeft(table)).toBe(60);
  });

  it('counts from when it is granted, however late a command comes', () => {
    const table = graced()
      .wait(HOUR + 150)
      .tick();
    expect(refusalOf(() => table.wait(599).tick())).toBe('NOT_DUE');
    expect(table.wait(1).tick().types).toContain('match/answered');
  });

  it('ends with the answer, and the next question has its own', () => {
    const table = graced().act('red', { type: 'choose', stance: 'high' }).wait(HOUR).tick().wait(60);
    table.act('blue', { type: 'choose', stance: 'low' });
    expect([minutesLeft(table), table.match.grace]).toEqual([60, undefined]);
    expect(table.wait(HOUR).tick().types).toEqual(['match/clock']);
  });

  it('is not for a lobby', () => {
    const table = open(duel, { options: { hits: 3 }, settings: { lobbyExpires: 600, grace: 600 } });
    expect(table.wait(600).tick().match.outcome?.how).toBe('expired');
  });
});

describe('the phases of Diplomacy', () => {
  it('have separate deadlines: orders, retreats, adjustments', () => {
    const deadlines = { orders: 4 * HOUR, retreats: 2 * HOUR, adjustments: HOUR };
    const table = seated(diplomacy, { settings: { deadlines } });
    const left = new Set<string>();
    for (let turns = 0; turns < 30 && left.size < 3; turns++) {
      left.add(`${table.waited()[0]!.kind} ${minutesLeft(table)}`);
      for (const { seat } of table.waited()) {
        const view = diplomacy.view(table.match.state as never, [seat]);
        table.act(seat, bot(view, seat, chanceOf(table.seed, {})) as unknown as Json);
      }
    }
    expect([...left].sort()).toEqual(['adjustments 60', 'orders 240', 'retreats 120']);
  });
});
