import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Receipt } from '../../functions/features/matches/handle-command.ts';
import { asked, type CommitsPage, type House, lobby, open, started } from './kit.ts';

// The same Idempotency-Key is one commit for as long as the game lives, even after its sender has left or was erased.

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

const versionOf = async (path: string): Promise<number> =>
  (await house.as('red').get<{ version: number }>(path)).body.version;
const replayed = (headers: Headers): boolean => headers.get('idempotent-replayed') === 'true';

it('a game is created once; the key with other words is told which game it made', async () => {
  const key = { 'idempotency-key': 'create-me' };
  const body = { of: 'duel', options: { hits: 3 } };
  const first = await house.as('ann').post('/v1/games', body, key);
  const again = await house.as('ann').post('/v1/games', body, key);
  expect([again.status, again.body, again.headers.get('location')]).toEqual([
    201,
    first.body,
    `/v1/games/${first.body.game}`,
  ]);
  expect(replayed(again.headers)).toBe(true);
  const other = await house.as('ann').post('/v1/games', { ...body, title: 'Another' }, key);
  expect(other.body).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
  expect(other.body.detail).toContain(first.body.game);
});

it('a player who has left a private game still gets the receipts of joining and of leaving', async () => {
  const path = await lobby(house, { of: 'duel', owner: 'ann', settings: { visibility: 'private', invited: ['red'] } });
  await house.as('ann').post(`${path}/seats`, { seat: 'blue' });
  const join = () => house.as('red').post(`${path}/seats`, { seat: 'red' }, { 'idempotency-key': 'join' });
  const leave = () => house.as('red').delete<Receipt>(`${path}/seats/red`, { 'idempotency-key': 'leave' });
  const [joined, left] = [await join(), await leave()];
  expect([joined.status, left.status]).toEqual([200, 200]);
  for (const [first, again] of [
    [left, await leave()],
    [joined, await join()],
  ] as const) {
    expect([again.status, again.bytes]).toEqual([200, first.bytes]);
    expect(replayed(again.headers)).toBe(true);
  }
});

it('a player who has left the seat of a vote gets the receipt of the vote; a stranger with the same key is told of no game', async () => {
  const path = await started(house, {
    of: 'duel',
    owner: 'zoe',
    settings: { visibility: 'private', invited: ['red', 'blue'] },
  });
  const key = { 'idempotency-key': 'a-vote' };
  const first = await house.as('red').put(`${path}/votes/cancel`, { vote: true }, key);
  await house.as('red').delete(`${path}/seats/red`);
  const again = await house.as('red').put(`${path}/votes/cancel`, { vote: true }, key);
  expect([again.status, again.bytes]).toEqual([200, first.bytes]);
  expect((await house.as('eve').put(`${path}/votes/cancel`, { vote: true }, key)).status).toBe(404);
});

it.each([{}, { anonymous: true }])('a key counts across operations: %o', async (settings) => {
  const path = await started(house, { of: 'duel', settings, key: `across-${JSON.stringify(settings)}` });
  const red = house.as('red');
  const key = { 'idempotency-key': 'one' };
  const voted = await red.put(`${path}/votes/draw`, { vote: true }, key);
  const { ask } = await asked(red, path);
  const version = await versionOf(path);
  const others = [
    await red.put(`${path}/votes/cancel`, { vote: true }, key),
    await red.put(`${path}/votes/draw`, { vote: false }, key),
    await red.post(`${path}/actions`, { ask, command: { type: 'choose', stance: 'low' } }, key),
    await red.post(`${path}/actions`, { ask: 'closed', written: 'what?' }, key),
    await red.post(`${path}/takebacks`, {}, key),
    await red.put(`${path}/standing-orders`, { standing: null }, key),
    await red.post(`${path}/seats`, { seat: 'red' }, key),
    await red.post(`${path}/start`, undefined, key),
    await red.delete(`${path}/seats/red`, key),
    // The key that red sat down with.
    await red.put(
      `${path}/votes/cancel`,
      { vote: true },
      { 'idempotency-key': `across-${JSON.stringify(settings)}/join` },
    ),
  ];
  for (const { body } of others) expect(body).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
  expect(await versionOf(path)).toBe(version);
  expect((await red.put(`${path}/votes/draw`, { vote: true }, key)).bytes).toBe(voted.bytes);
});

it('an order of Diplomacy sent again does not overwrite the newer one', async () => {
  const path = await started(house, { of: 'diplomacy' });
  const france = house.as('france');
  const orders = (written: readonly string[], key: string) =>
    france.post(`${path}/actions`, { ask: 'S1901M', written }, { 'idempotency-key': key });
  const first = await orders(['A par - bur'], 'first');
  await orders(['A par - pic'], 'second');
  const again = await orders(['A par - bur'], 'first');
  expect([again.status, again.body.version]).toEqual([200, first.body.version]);
  const { body } = await house.as('france').get<CommitsPage>(`${path}/events`);
  expect(body.commits.filter(({ envelope }) => envelope.ask === 'S1901M')).toHaveLength(2);
});
