import { afterAll, beforeAll, expect, it } from 'vitest';
import { act, type House, open, started } from './kit.ts';

// Any version of a long game costs what a snapshot's distance costs, and shows what the log says.

let house: House;
let path: string;
beforeAll(async () => {
  house = await open();
  path = await started(house, { of: 'duel', options: { hits: 9 } });
  for (const seat of ['red', 'blue']) await act(house.as(seat), path, { type: 'choose', stance: 'low' });
  for (let vote = true, newest = 0; newest < 47; vote = !vote) {
    house.wait(10);
    newest = (await house.as('red').put(`${path}/votes/draw`, { vote })).body.version;
  }
});
afterAll(() => house.close());

const stateAt = (from: House, version: number) =>
  from.as(undefined).get<{ version: number }>(`${path}/state?version=${version}`);

it('is folded from the nearest snapshot, in any process, and is kept by clients for a year', async () => {
  const other = await open({ stores: house.stores });
  const { snapshot } = other.calls;
  for (const version of [45, 41, 40, 39, 21, 20, 19, 5]) {
    const { body, headers, status } = await stateAt(other, version);
    expect([status, body.version]).toEqual([200, version]);
    expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(body).toEqual((await stateAt(house, version)).body);
  }
  expect(other.calls.snapshot - snapshot).toBe(1 + 8);
  await other.close();
});

it('has one spelling in a query, as every number has', async () => {
  const status = async (query: string) => (await house.as(undefined).get(`${path}/${query}`)).status;
  expect(await Promise.all(['state?version=20', 'events?after=0&limit=1'].map(status))).toEqual([200, 200]);
  for (const written of [
    '01',
    '1.0',
    '%201',
    '1%20',
    '%2B1',
    '1e0',
    '0x1',
    '',
    '-0',
    'true',
    '%D9%A1',
    '9007199254740993',
    '1&version=2',
  ]) {
    expect([written, await status(`state?version=${written}`)]).toEqual([written, 400]);
    expect([written, await status(`events?limit=${written.replace('version', 'limit')}`)]).toEqual([written, 400]);
  }
});

it('shows the same where every snapshot was written over, which is reported', async () => {
  const before = await Promise.all([44, 40, 25].map(async (version) => (await stateAt(house, version)).bytes));
  const game = path.slice('/v1/games/'.length);
  const newer = await house.stores.log.snapshot(game);
  const forged = JSON.parse(
    JSON.stringify(newer).replaceAll('"low"', '"high"').replaceAll('red', 'blue'),
  ) as NonNullable<typeof newer>;
  const older = await house.stores.log.snapshot(game, 39);
  for (const v of [older!.v, newer!.v]) await house.stores.log.saveSnapshot(game, { ...forged, v });
  const other = await open({ stores: house.stores });
  for (const [i, version] of [44, 40, 25].entries()) expect((await stateAt(other, version)).bytes).toBe(before[i]);
  expect(house.stores.reports.filter((line) => line.startsWith('rejected')).length).toBeGreaterThanOrEqual(4);
  await other.close();
});
