import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diplomacy } from '../../domain/diplomacy/index.ts';
import type { JsonObject } from '../../domain/lib/json.ts';
import type { MatchView } from '../../domain/match/view/view.ts';
import { type House, open, started } from './kit.ts';
import { answer, differ, differences, startedAlike, type Twins, twinHouses } from './twin-houses.ts';

// Answers that count though their seat is not ready: what is saved, what is shown of it, and two devices.

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

interface Question {
  readonly ask: string;
  readonly settled?: true;
  readonly answered?: true;
  readonly answer?: { readonly version: number };
}

const HOLD = { order: 'hold' } as const;
const opened = (): Promise<string> =>
  started(house, { of: 'diplomacy', settings: { deadlines: { default: 3600 }, grace: 600 } });
const sheet = (orders: object, more: object = {}) => ({
  ask: 'S1901M',
  command: { type: 'orders', orders, ready: false },
  ...more,
});
const question = async (path: string, user = 'france'): Promise<Question> => {
  const { actions } = (
    await house.as(user).get<{ actions: readonly (Question & { legal: unknown })[] }>(`${path}/actions`)
  ).body;
  const { legal: _, ...rest } = actions[0]!;
  return rest;
};
const listed = async (user: string): Promise<unknown> =>
  (await house.as(user).get<{ games: readonly object[] }>('/v1/me/games?fields=awaited,answered,ready&limit=1')).body
    .games[0];

describe('orders that are saved', () => {
  it('are answered, and not ready; the reader of the list and of the game sees both', async () => {
    const path = await opened();
    expect(await listed('france')).toEqual({ awaited: true, answered: false, ready: false });
    const { body } = await house.as('france').post(`${path}/actions`, sheet({ par: HOLD }));
    expect(await question(path)).toMatchObject({ answered: true, answer: { version: body.version } });
    expect(await question(path)).not.toHaveProperty('settled');
    expect(await listed('france')).toEqual({ awaited: true, answered: true, ready: false });
    const asks = (await house.as(undefined).get<MatchView>(path)).body.asks;
    expect(asks.filter(({ answered }) => answered).map(({ seat }) => seat)).toEqual(['france']);
    await house.as('france').put(`${path}/votes/ready`, { vote: true });
    expect(await listed('france')).toEqual({ awaited: false, answered: true, ready: true });
    expect(await question(path)).toMatchObject({
      settled: true,
      answered: true,
      answer: { version: body.version + 1 },
    });
  });

  it('without an order are refused the first time, and only then; nothing is written', async () => {
    const path = await opened();
    const { version } = (await house.as(undefined).get<MatchView>(path)).body;
    const refused = await house.as('france').post(`${path}/actions`, sheet({}), { 'accept-language': 'ko' });
    expect([refused.status, refused.body.code]).toEqual([409, 'EMPTY_ORDERS']);
    expect(refused.body.detail).toMatch(/명령을 하나라도/);
    expect((await house.as('france').post(`${path}/dry-runs`, sheet({}))).body.code).toBe('EMPTY_ORDERS');
    expect((await house.as('france').put(`${path}/votes/ready`, { vote: false })).body.code).toBe('EMPTY_ORDERS');
    expect((await house.as(undefined).get<MatchView>(path)).body.version).toBe(version);
    expect((await house.as('france').post(`${path}/actions`, sheet({ par: HOLD }))).status).toBe(200);
    expect((await house.as('france').post(`${path}/actions`, sheet({}))).status).toBe(200);
    expect(
      (await house.as('italy').post(`${path}/actions`, { ask: 'S1901M', command: { type: 'orders', orders: {} } }))
        .status,
    ).toBe(200);
  });
});

describe('two devices', () => {
  it('never replace an answer that they have not seen; left out, `over` replaces any', async () => {
    const path = await opened();
    const send = (orders: object, over?: number) =>
      house.as('france').post(`${path}/actions`, sheet(orders, { ...(over !== undefined && { over }) }));
    const first = await send({ par: HOLD }, 0);
    expect(first.status).toBe(200);
    const late = await send({ bre: HOLD }, 0);
    expect([late.status, late.body.code, late.body.version]).toEqual([409, 'ORDERS_CHANGED', first.body.version]);
    const second = await send({ bre: HOLD }, first.body.version);
    expect(second.status).toBe(200);
    // Other seats move the version of the game, and not that of the answer.
    await house.as('italy').post(`${path}/actions`, sheet({ rom: HOLD }, { over: 0 }));
    expect((await send({ par: HOLD }, second.body.version)).status).toBe(200);
    expect((await send({ bre: HOLD })).status).toBe(200);
  });

  it('"ready" confirms no orders that its sender has not seen', async () => {
    const path = await opened();
    const { version } = (await house.as('france').post(`${path}/actions`, sheet({ par: HOLD }))).body;
    const ready = (over: number) => house.as('france').put(`${path}/votes/ready`, { vote: true, over });
    const refused = await ready(0);
    expect([refused.status, refused.body.code, refused.body.version]).toEqual([409, 'ORDERS_CHANGED', version]);
    expect((await ready(version)).status).toBe(200);
    // It was said on one device: the other one has not seen that.
    const other = await house.as('france').post(`${path}/actions`, sheet({ bre: HOLD }, { over: version }));
    expect([other.status, other.body.version]).toEqual([409, version + 1]);
    // Another question has no answer yet.
    expect((await house.as('austria').put(`${path}/votes/ready`, { vote: true, over: 0 })).status).toBe(200);
  });

  it('a retry gets its receipt, after any later commands', async () => {
    const path = await opened();
    const key = { 'idempotency-key': 'one' };
    const first = await house.as('france').post(`${path}/actions`, sheet({ par: HOLD }, { over: 0 }), key);
    await house.as('france').post(`${path}/actions`, sheet({ bre: HOLD }));
    const again = await house.as('france').post(`${path}/actions`, sheet({ par: HOLD }, { over: 0 }), key);
    expect([again.status, again.bytes, again.headers.get('idempotent-replayed')]).toEqual([200, first.bytes, 'true']);
  });

  it('an answer to a question that is over is refused for that', async () => {
    const path = await opened();
    const { body } = await house.as('france').post(`${path}/actions`, { ...sheet({}, { over: 7 }), ask: 'F1901M' });
    expect(body.code).toBe('STALE_ASK');
  });
});

describe('whether what was saved is empty', () => {
  it('shows in no answer to anybody else: not in grace, not after an outage', async () => {
    const pair: Twins = await twinHouses(diplomacy, diplomacy);
    const path = await startedAlike(pair, 'diplomacy', undefined, {
      grace: 600,
      vacate: { misses: 1 },
      absent: 'wait',
    });
    const orders = (of: JsonObject) => ({ type: 'orders', orders: of, ready: false }) as const;
    // One has orders, the other took them out again. Austria is silent.
    for (const [seat, unit] of Object.entries({ france: 'par', england: 'lon', italy: 'rom' })) {
      await answer(pair, path, seat, [orders({ [unit]: HOLD }), orders({ [unit]: HOLD })], 'S1901M');
      await answer(pair, path, seat, [orders({ [unit]: HOLD }), orders({})], 'S1901M');
    }
    expect(await differ(pair, path, ['france'])).toBe(true);
    const same = async (version: number, more: object): Promise<void> => {
      for (const { url, as } of pair.houses)
        expect((await as(undefined).get<MatchView>(path)).body, url).toMatchObject({ version, ...more });
      for (const reader of ['austria', undefined]) expect(await differences(pair, path, reader, 'france')).toEqual([]);
    };
    const later = async (seconds: number): Promise<void> => {
      for (const each of pair.houses) {
        each.wait(seconds);
        await each.sweep();
      }
    };
    const { version } = (await pair.houses[0].as(undefined).get<MatchView>(path)).body;
    await later(3600 + 1000);
    await same(version + 1, { due: pair.houses[0].now + 600_000 });
    await later(603);
    await later(603 + 151);
    await same(version + 3, { grace: true });
    await pair.close();
  });
});
