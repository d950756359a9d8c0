import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admits, type Legal } from '../../domain/contract/legal.ts';
import type { Adjudication } from '../../domain/diplomacy/analyses/adjudications.ts';
import type { ProblemBody } from '../../functions/platform/http/problem-schema.ts';
import cases from '../diplomacy/datc.json' with { type: 'json' };
import { byPower, differences, type ExampleOrder } from '../diplomacy/kit/example.ts';
import { namedIn, rootOf } from '../kit/boards.ts';
import { type House, open } from './kit.ts';

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

const PATH = '/v1/rules/diplomacy/adjudications';
const SVG = { accept: 'image/svg+xml' };
const POSITION = { season: 'spring', year: 1901, phase: 'movement', rulings: 'datc' };
const clash = {
  ...POSITION,
  unitsBefore: { france: ['A par', 'A mar'], germany: ['A bur'] },
  orders: { france: ['A par - bur', 'A mar S A par - bur'], germany: ['A bur H'] },
};

interface Case {
  readonly id: string;
  readonly phase: string;
  readonly units: object;
  readonly orders: readonly ExampleOrder[];
  readonly after: object;
}

describe('positions resolved without a game', () => {
  it.each(
    (cases as unknown as readonly Case[]).filter(
      ({ id, phase }) => /^6\.[AEFG]\.[123]$/.test(id) && phase === 'movement',
    ),
  )('as in DATC $id, in words and as a board', async ({ units, orders, after }) => {
    const input = { ...POSITION, unitsBefore: units, orders: byPower(orders) };
    const { status, body } = await house.as(undefined).post<Adjudication>(PATH, input);
    expect(status).toBe(200);
    expect(body.unitsAfter).toEqual(after);
    expect(differences(body, orders)).toEqual([]);
    const board = await house.as(undefined).post(`${PATH}?panels=0&board=case`, input, SVG);
    expect([board.status, board.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(rootOf(board.bytes)).toMatchObject({ 'data-board': 'case' });
    const dislodged = Object.values(body.dislodgedAfter).flatMap((each) => each.map(({ unit }) => unit));
    const places = [...Object.values(body.unitsAfter).flat(), ...dislodged].map((unit) => unit.slice(2, 5));
    const drawn = namedIn(board.bytes).flatMap(({ kind, id }) => (kind === 'piece' ? [id] : []));
    expect(drawn.sort()).toEqual([...new Set(places)].sort());
  });

  it('a board before the phase draws the orders as drafts, and one after it what became of them', async () => {
    const draw = async (shows: string) => (await house.as(undefined).post(`${PATH}?shows=${shows}`, clash, SVG)).bytes;
    const [before, after] = [await draw('before'), await draw('after')];
    expect([...before.matchAll(/-draft" data-key="([^"]+)"/g)].map(([, key]) => key).sort()).toEqual([
      'bur',
      'mar',
      'par',
    ]);
    expect(after).not.toContain('-draft" data-key');
    expect(after).toContain('data-outcome="succeeded"');
  });

  it('choices are the orders of every unit, for all powers at once, and only on request', async () => {
    const { body } = await house.as(undefined).post<{ choices: Legal }>(PATH, { ...clash, choices: true });
    const sheet = (orders: object) => ({ type: 'orders', orders }) as never;
    expect(admits(body.choices, sheet({ par: { order: 'move', to: 'pic' }, bur: { order: 'hold' } }))).toBe(true);
    expect(admits(body.choices, sheet({ par: { order: 'move', to: 'war' } }))).toBe(false);
    expect((await house.as(undefined).post<object>(PATH, clash)).body).not.toHaveProperty('choices');
  });

  it('the answer can be sent as the next position, up to its retreats', async () => {
    const { body } = await house.as(undefined).post<Adjudication>(PATH, clash);
    const { next, unitsAfter, dislodgedAfter, contestedAfter } = body;
    const retreat = {
      ...next,
      unitsBefore: unitsAfter,
      dislodgedBefore: dislodgedAfter,
      contestedBefore: contestedAfter,
    };
    const { body: retreated } = await house
      .as(undefined)
      .post<Adjudication>(PATH, { ...retreat, orders: { germany: ['A bur - ruh'] } });
    expect(retreated.unitsAfter.germany).toEqual(['A ruh']);
    expect(retreated.next).toEqual({ season: 'fall', year: 1901, phase: 'movement' });
  });

  it('a position that cannot stand is refused, for every kind of answer', async () => {
    const wrong = { ...POSITION, unitsBefore: { france: ['F par', 'A eng'] } };
    for (const headers of [{}, SVG]) {
      const { status, body } = await house.as(undefined).post<ProblemBody>(PATH, wrong, headers);
      expect([status, body.code]).toEqual([400, 'BAD_POSITION']);
      expect(body.errors?.map(({ pointer }) => pointer)).toEqual(['/unitsBefore/france/0', '/unitsBefore/france/1']);
    }
    const many = { ...POSITION, unitsBefore: { france: Array.from({ length: 76 }, () => 'A par') } };
    expect((await house.as(undefined).post<ProblemBody>(PATH, many)).body.code).toBe('BAD_BODY');
    expect((await house.as(undefined).post<ProblemBody>(`${PATH}?shows=never`, clash)).body.code).toBe('BAD_QUERY');
  });
});
