import { describe, expect, it } from 'vitest';
import { diplomacy } from '../../../domain/diplomacy/index.ts';
import { audit } from '../../../domain/match/audit/audit.ts';
import { asksShown, isAnswered } from '../../../domain/match/clock/questions.ts';
import { finishOf } from '../../../domain/match/state/finish.ts';
import { viewOf } from '../../../domain/match/view/view.ts';
import { duel } from '../../kit/duel/index.ts';
import { meansOf } from '../../kit/engine.ts';
import { seated, type Table } from '../../kit/table.ts';

// Who is silent when a deadline passes: not ready, and has not answered. What was saved is carried out, and counts as
// answered.

const HOUR = 3600;
const POWERS = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'];
const CAPITALS = ['vie', 'lon', 'par', 'ber', 'rom', 'mos', 'con'];
const match = (settings: object = {}, form: 1 | 2 = 2): Table =>
  seated(diplomacy, {
    settings: { deadlines: { default: HOUR }, grace: 600, vacate: { misses: 1 }, absent: 'wait', ...settings },
    form,
  });

/** Saves an order of each of these powers, which are not ready. */
function save(table: Table, powers: readonly string[]): Table {
  for (const power of powers) {
    const home = CAPITALS[POWERS.indexOf(power)] ?? '';
    table.act(power, { type: 'orders', orders: { [home]: { order: 'hold' } }, ready: false });
  }
  return table;
}

const answers = ({ last }: Table) =>
  last.envelope.events.filter(({ type }) => type === 'match/answered').map(({ seat, how }) => [seat, how]);
const held = ({ match: { chairs } }: Table) =>
  chairs.filter(({ holder }) => holder !== undefined).map(({ seat }) => seat);
const records = ({ match: { tenures = [] } }: Table) =>
  tenures.map(({ seat, answered, missed, row }) => [seat, answered, missed, row]);

describe('seven sets of orders that are saved and not ready', () => {
  it('are carried out at the deadline, without grace; each was answered once, none was missed, and all seats are kept', async () => {
    const table = save(match(), POWERS);
    expect(table.waited()).toHaveLength(7);
    table.wait(HOUR).tick();
    expect(answers(table)).toEqual(POWERS.map((power) => [power, 'standing']));
    expect(table.types).toContain('resolved');
    expect(table.match.grace).toBeUndefined();
    expect(held(table)).toEqual(POWERS);
    expect(records(table)).toEqual(POWERS.map((power) => [power, 1, 0, 0]));
    expect((await audit(diplomacy, table.commits, false, meansOf(diplomacy))).findings).toEqual([]);
  });

  it('with one seat silent: grace, and then that seat alone is vacated', () => {
    const table = save(match(), POWERS.slice(1)).wait(HOUR).tick();
    expect(table.match.grace).toBe(true);
    expect(held(table)).toEqual(POWERS);
    table.wait(600).tick();
    expect(answers(table)).toEqual(POWERS.map((power) => [power, power === 'austria' ? 'lapse' : 'standing']));
    expect(held(table)).toEqual(POWERS.slice(1));
    expect(records(table)).toEqual(POWERS.map((power) => (power === 'austria' ? [power, 0, 1, 1] : [power, 1, 0, 0])));
  });

  it('of form 1 are missed, as they always were', () => {
    const table = save(match({}, 1), POWERS).wait(HOUR).tick();
    expect(table.match.grace).toBe(true);
    table.wait(600).tick();
    expect(answers(table)).toEqual(POWERS.map((power) => [power, 'lapse']));
  });

  it('may hold no order at all: whether they do is sealed', () => {
    const table = match();
    for (const power of POWERS) table.act(power, { type: 'orders', orders: {}, ready: false });
    table.wait(HOUR).tick();
    expect(answers(table)).toEqual(POWERS.map((power) => [power, 'standing']));
  });

  it('count for the record of those who finish', () => {
    const table = save(match(), POWERS).wait(HOUR).tick();
    for (const power of POWERS) table.vote(power, 'draw');
    expect(finishOf(diplomacy, table.match)?.seats.map(({ answered, missed }) => [answered, missed])).toEqual(
      POWERS.map(() => [1, 0]),
    );
  });
});

describe('a seat has answered', () => {
  const asked = (table: Table, seat: string) => table.asks().find((ask) => ask.seat === seat)!;

  it('when its holder sent orders, or said that it is ready, also where that was withdrawn: an empty sheet stands then', () => {
    const table = match();
    expect(isAnswered(table.match, asked(table, 'france'))).toBe(false);
    table.vote('france', 'ready');
    expect(asksShown(diplomacy, table.match).find(({ seat }) => seat === 'france')).toMatchObject({
      settled: true,
      answered: true,
    });
    table.vote('france', 'ready', false);
    expect(isAnswered(table.match, asked(table, 'france'))).toBe(true);
    expect(
      viewOf(diplomacy, table.match, 'en')
        .asks.filter(({ answered }) => answered)
        .map(({ seat }) => seat),
    ).toEqual(['france']);
  });

  it('not when an earlier player at the seat did', () => {
    const table = save(match(), ['france']).leave('france').join('carol', 'france');
    expect(isAnswered(table.match, asked(table, 'france'))).toBe(false);
    expect(table.match.spent?.france).not.toHaveProperty('ask');
  });

  it('not the next question', () => {
    const table = save(match(), POWERS).wait(HOUR).tick();
    expect(table.asks().map((ask) => isAnswered(table.match, ask))).toEqual(POWERS.map(() => false));
  });

  it('not when the answer was taken back; what the other seat answered stays answered', () => {
    const table = seated(duel, { options: { hits: 3 } });
    table.act('red', { type: 'choose', stance: 'high' }).act('blue', { type: 'choose', stance: 'low' });
    const [turn] = table.waited();
    table.act(turn!.seat, { type: 'step', to: turn!.seat === 'red' ? 0 : 3 }).takeBack(turn!.seat);
    const open = asked(table, turn!.seat);
    expect(open.ask).toMatch(/~1$/);
    expect(isAnswered(table.match, open)).toBe(false);
  });
});

describe('with a bank', () => {
  const banked = (expired: 'lapse' | 'loses'): Table =>
    seated(diplomacy, {
      options: { players: 2 },
      settings: { bank: { initial: 600, increment: 0, most: 600 }, expired, vacate: { misses: 1 } },
    });

  it('orders that are saved are carried out when it is empty, and lose nothing', () => {
    for (const expired of ['lapse', 'loses'] as const) {
      const saved = banked(expired);
      const [one] = saved.match.chairs.map(({ seat }) => seat);
      saved.act(one!, { type: 'orders', orders: {}, ready: false });
      const other = saved.match.chairs[1]!.seat;
      saved.act(other, { type: 'orders', orders: {}, ready: true });
      saved.wait(600).tick();
      expect(saved.match.status).toBe('playing');
      expect(saved.types).toContain('resolved');
      expect(records(saved).map(([, , missed]) => missed)).toEqual([0, 0]);
    }
  });
});
