import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDynalite, type TestDynamo } from '../kit/dynalite.ts';
import { dynamoStores } from '../kit/dynamo-stores.ts';
import { metered } from '../kit/units.ts';
import { type House, open, started } from './kit.ts';

// What a table costs, in read units of DynamoDB, beside the requests that it stands for: where nothing else is said, in
// a process that has the match in memory.

let dynamo: TestDynamo;
let meter: ReturnType<typeof metered>;
let house: House;
beforeAll(async () => {
  dynamo = await startDynalite();
  meter = metered(dynamo.client);
  house = await open({ stores: dynamoStores(meter.client, dynamo.tables) });
});
afterAll(async () => {
  await house.close();
  await dynamo.stop();
});

/** The requests that a table stands for: a game, its position, questions, names, and what is unread. */
const SINGLE = ['', '/state', '/actions', '/people', '/press?from=read&limit=50'];

/** The read units of a request, and of one that brings the tag of its answer. */
async function unitsOf(path: string, who: string | undefined): Promise<{ whole: number; unchanged: number }> {
  const first = await house.as(who).get(path);
  meter.take();
  await house.as(who).get(path);
  const whole = meter.take().reads;
  const etag = first.headers.get('etag') ?? undefined;
  const { status } = await house.as(who).get(path, { 'if-none-match': etag });
  expect(status).toBe(etag === undefined ? 200 : 304);
  return { whole, unchanged: meter.take().reads };
}

/** The units of the single requests together, and of the table. */
async function compared(path: string, who: string | undefined) {
  const single = { whole: 0, unchanged: 0 };
  for (const each of SINGLE) {
    const { whole, unchanged } = await unitsOf(path + each, who);
    single.whole += whole;
    single.unchanged += unchanged;
  }
  return { single, table: await unitsOf(`${path}/table`, who) };
}

const both = (units: number) => ({ whole: units, unchanged: units });

it('of Diplomacy with seven players: the head, the view, hooks, marks and a count; and five units for its chat', async () => {
  const path = await started(house, { of: 'diplomacy' });
  for (const to of [['england'], ['italy'], 'all'])
    await house.as('france').post(`${path}/press`, { to, text: 'Good day.' });
  expect(await compared(path, 'france')).toEqual({ single: both(27), table: { whole: 9.5, unchanged: 4.5 } });
  expect(await compared(path, undefined)).toEqual({ single: both(20), table: both(2.5) });
});

it('of Napoleonics: the same, and three units for its chat', async () => {
  const path = await started(house, { of: 'napoleonics', options: { scenario: '015' } });
  expect(await compared(path, 'top')).toEqual({ single: both(18), table: { whole: 7.5, unchanged: 4.5 } });
  expect(await compared(path, undefined)).toEqual({ single: both(13), table: both(2.5) });
});

it('in a process that has not seen the game: two units more to know its reader, and no match is loaded', async () => {
  const path = await started(house, { of: 'diplomacy' });
  for (const [who, unchanged] of [
    ['france', 6.5],
    [undefined, 2.5],
  ] as const) {
    const etag = String((await house.as(who).get(`${path}/table`)).headers.get('etag'));
    const other = await open({ stores: house.stores, following: false });
    // The gateway of one machine looks its callers up first.
    await other.as(who).get('/v1/rules');
    meter.take();
    expect((await other.as(who).get(`${path}/table`, { 'if-none-match': etag })).status).toBe(304);
    expect(meter.take().reads).toBe(unchanged);
    await other.close();
  }
});

it('of an anonymous game: two units more for the reader’s own name', async () => {
  const path = await started(house, { of: 'diplomacy', settings: { anonymous: true } });
  expect((await unitsOf(`${path}/table`, 'france')).unchanged).toBe(6.5);
  expect((await unitsOf(`${path}/table`, undefined)).unchanged).toBe(2.5);
});
