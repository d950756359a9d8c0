import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDynalite, type TestDynamo } from '../kit/dynalite.ts';
import { dynamoStores } from '../kit/dynamo-stores.ts';
import { metered } from '../kit/units.ts';
import { type House, open, started } from './kit.ts';

// What a table costs, in read units of DynamoDB, beside the requests that it stands for: in a process that has the
// match in memory.

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

it('of Diplomacy with seven players: the head, eleven units for names and hooks, and six for chat in three conversations', async () => {
  const path = await started(house, { of: 'diplomacy' });
  for (const to of [['england'], ['italy'], 'all'])
    await house.as('france').post(`${path}/press`, { to, text: 'Good day.' });
  expect(await compared(path, 'france')).toEqual({ single: both(27), table: both(18) });
  expect(await compared(path, undefined)).toEqual({ single: both(20), table: both(12) });
});

it('of Napoleonics: the head, six units for names and hooks, and four for chat', async () => {
  const path = await started(house, { of: 'napoleonics', options: { scenario: '015' } });
  expect(await compared(path, 'top')).toEqual({ single: both(18), table: both(11) });
  expect(await compared(path, undefined)).toEqual({ single: both(13), table: both(7) });
});
