import { BatchGetItemCommand, type DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { expect, it } from 'vitest';
import type { PressEntry } from '../../domain/press/entry.ts';
import { dynamoClient } from '../../functions/platform/dynamo/client.ts';
import { NEWEST } from '../../functions/platform/dynamo/lists/order.ts';
import { readingFrom } from '../../functions/platform/dynamo/lists/pointers.ts';
import { putOnce } from '../../functions/platform/dynamo/revised.ts';
import { createTables, tableNames } from '../../functions/platform/dynamo/tables.ts';
import { openStore } from '../../infra/local/server/store.ts';
import { dynamoStores } from '../kit/dynamo-stores.ts';
import { type Consumer, queueOf, streamOf } from '../kit/esm.ts';
import { CALM, type Hostile, hostile, type Weather } from '../kit/hostile.ts';
import { random } from '../kit/random.ts';
import { NOON } from '../kit/table.ts';
import { inVirtualTime, sleep } from '../kit/virtual-time.ts';
import { laid } from '../kit/wire.ts';

// The layers do what they say, and the ports stand it.

const tables = tableNames('kit-');

/** Runs work on a store in some weather, on a virtual clock. */
async function inWeather(
  seed: number,
  weather: Partial<Weather>,
  work: (client: DynamoDBClient, store: Hostile) => Promise<void>,
): Promise<void> {
  const database = await openStore({ path: undefined });
  const store = hostile(database.ask, random(seed), { ...CALM, ...weather });
  const lift = laid(store.wire);
  try {
    await inVirtualTime({ start: NOON, seed }, async () => {
      const client = dynamoClient({ region: 'kit' });
      await createTables(client, tables);
      await work(client, store);
      client.destroy();
    });
  } finally {
    lift();
    await database.close();
  }
}

const item = (sk: string, n = 0) => ({ pk: { S: 'a' }, sk: { S: sk }, n: { N: String(n) } });
const put = (client: DynamoDBClient, sk: string, n: number) =>
  client.send(new PutItemCommand({ TableName: tables.views, Item: item(sk, n) }));

const pointer = (n: number) => ({ pk: { S: 'L' }, sk: { S: `k${n}` }, game: { S: `g${n}` } });

it('a put whose answer is lost is tried again by the SDK, and meets itself: that one was written', async () => {
  const [taken, refused] = [new Set<boolean>(), new Set<string>()];
  await inWeather(1, { lost: 300 }, async (client, store) => {
    const ConditionExpression = 'attribute_not_exists(pk)';
    for (let n = 0; n < 20; n++) {
      const raw = new PutItemCommand({ TableName: tables.views, Item: item(`raw ${n}`), ConditionExpression });
      await client.send(raw).catch(({ name }: Error) => refused.add(name));
      taken.add(await putOnce(client, tables.views, item(String(n))).catch(() => true));
    }
    expect(store.met.get('lost')).toBeGreaterThan(0);
    expect(await putOnce(client, tables.views, item('1', 7)).catch(() => false)).toBe(false);
  });
  expect([...taken]).toEqual([true]);
  expect(refused).toContain('ConditionalCheckFailedException');
});

it('an eventually consistent read is up to three writes old, and a consistent one is not', async () => {
  await inWeather(2, { stale: 700, staleMs: 60_000 }, async (client) => {
    const [seen, now] = [new Set<string | undefined>(), new Set<string | undefined>()];
    for (let n = 1; n <= 10; n++) await put(client, 'b', n);
    const asked = { TableName: tables.views, Key: { pk: { S: 'a' }, sk: { S: 'b' } } };
    for (let n = 0; n < 60; n++) {
      seen.add((await client.send(new GetItemCommand(asked))).Item?.n?.N);
      now.add((await client.send(new GetItemCommand({ ...asked, ConsistentRead: true }))).Item?.n?.N);
    }
    expect([[...seen].sort(), [...now]]).toEqual([['10', '7', '8', '9'], ['10']]);
    await sleep(60_001);
    expect((await client.send(new GetItemCommand(asked))).Item?.n?.N).toBe('10');
  });
});

it('a partition has a limit of units a second; a caller who does not wait is noticed', async () => {
  await inWeather(3, { writeUnits: 5, latencyMs: 1 }, async (client, store) => {
    for (let n = 0; n < 20; n++) await put(client, 'b', n);
    expect(store.met.get('no units')).toBeGreaterThan(0);
    expect(store.spun).toEqual([]);
  });
  await inWeather(3, { unprocessed: 900 }, async (client, store) => {
    let Keys = [
      { pk: { S: 'a' }, sk: { S: 'b' } },
      { pk: { S: 'c' }, sk: { S: 'd' } },
    ];
    for (let n = 0; n < 50 && Keys.length > 0; n++) {
      const asked = new BatchGetItemCommand({ RequestItems: { [tables.views]: { Keys } } });
      const { UnprocessedKeys = {} } = await client.send(asked).catch(() => ({ UnprocessedKeys: undefined }));
      Keys = (UnprocessedKeys[tables.views]?.Keys as typeof Keys | undefined) ?? Keys;
    }
    expect(store.spun.length).toBeGreaterThan(0);
  });
});

it.each([1, 2, 3, 4, 5])(
  'the first items of a partition are found however its pages are cut (seed %i)',
  async (seed) => {
    await inWeather(seed, { cut: 900 }, async (client) => {
      const { people, press, log, record } = dynamoStores(client, tables);
      for (let n = 1; n <= 9; n++) await people.put('p', `k${n}`, { n }, 0);
      const names = async (last?: 'last') => (await people.between('p', 'k2', 'k8', 4, last)).map(({ sk }) => sk);
      expect([await names(), await names('last')]).toEqual([
        ['k2', 'k3', 'k4', 'k5'],
        ['k8', 'k7', 'k6', 'k5'],
      ]);
      const entry = { form: 1, game: 'g', conversation: 'all', by: 'x', at: 1, about: { v: 1, hash: '' } } as const;
      const rest = { commitment: '', box: '', cmdId: '', prev: '' };
      for (let n = 1; n <= 5; n++)
        await press.append({
          entry: { ...entry, ...rest, n } as unknown as PressEntry,
          hash: '',
          box: new Uint8Array(1),
        });
      expect((await press.newest('g', 'all', 3)).map((each) => each.entry.n)).toEqual([3, 4, 5]);
      expect((await press.read('g', 'all', 1, 3)).map((each) => each.entry.n)).toEqual([2, 3, 4]);
      await log.saveSnapshot('g', { v: 4, hash: 'h', engine: 'e', mac: 'm', match: {} });
      expect((await log.snapshot('g'))?.v).toBe(4);
      expect(await record.newest(1)).toEqual([]);
      const { pointers } = readingFrom(client, tables.views);
      for (let n = 1; n <= 6; n++) await client.send(new PutItemCommand({ TableName: tables.views, Item: pointer(n) }));
      expect((await pointers('L', NEWEST, '~', 4, true)).map(({ game }) => game)).toEqual(['g6', 'g5', 'g4', 'g3']);
    });
  },
);

const recordAt = (pk: string, n: number): DynamoDBRecord => ({
  eventName: 'INSERT',
  dynamodb: { Keys: { pk: { S: pk }, sk: { S: String(n) } }, SequenceNumber: String(n).padStart(21, '0') },
});
const WORST = { doubled: 30, whole: 50, split: 20, lagMs: 500 };

it.each([1, 2, 3])(
  'a stream keeps the order of a key through splits, retries and repetitions (seed %i)',
  async (seed) => {
    const below = random(seed);
    const firsts = new Map<string, number[]>();
    let calls = 0;
    await inVirtualTime({ start: NOON, seed }, async () => {
      const invoke = async ({ Records }: { readonly Records: readonly DynamoDBRecord[] }) => {
        calls++;
        await sleep(below(200));
        if (below(10) === 0) throw new Error('out of time');
        const failed = below(4) === 0 ? below(Records.length) : Records.length;
        for (const { dynamodb } of Records.slice(0, failed)) {
          const seen = firsts.get(String(dynamodb?.Keys?.pk?.S)) ?? [];
          const n = Number(dynamodb?.Keys?.sk?.S);
          if (!seen.includes(n)) firsts.set(String(dynamodb?.Keys?.pk?.S), [...seen, n]);
        }
        const itemIdentifier = Records[failed]?.dynamodb?.SequenceNumber;
        return { batchItemFailures: itemIdentifier === undefined ? [] : [{ itemIdentifier }] };
      };
      const mapping = { name: 'all', sees: () => true, invoke, batch: 10, lanes: 3, retries: 100 };
      const stream = streamOf(below, WORST, [mapping]);
      for (let n = 1; n <= 200; n++) {
        stream.put(recordAt(`key ${n % 7}`, n));
        await sleep(below(60));
      }
      while (!stream.isIdle()) await sleep(100);
      expect(stream.dropped()).toEqual([]);
    });
    expect([...firsts.values()].flat().length).toBe(200);
    for (const seen of firsts.values()) expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(calls).toBeGreaterThan(30);
  },
);

it('a stream gives up a record that keeps failing, and goes on after it', async () => {
  const done: string[] = [];
  await inVirtualTime({ start: NOON, seed: 1 }, async () => {
    const stream = streamOf(random(1), { doubled: 0, whole: 0, split: 0, lagMs: 0 }, [
      {
        name: 'all',
        sees: () => true,
        batch: 10,
        lanes: 1,
        retries: 8,
        invoke: async ({ Records }) => {
          if (Records.some(({ dynamodb }) => dynamodb?.Keys?.sk?.S === '3')) throw new Error('poison');
          done.push(...Records.map(({ dynamodb }) => String(dynamodb?.Keys?.sk?.S)));
          return { batchItemFailures: [] };
        },
      },
    ]);
    for (let n = 1; n <= 5; n++) stream.put(recordAt('key', n));
    while (!stream.isIdle()) await sleep(100);
    expect(stream.dropped().map(([, { dynamodb }]) => dynamodb?.Keys?.sk?.S)).toEqual(['3']);
  });
  expect([...new Set(done)]).toEqual(['1', '2', '4', '5']);
});

it.each([1, 2, 3])('a queue delivers each message, and gives up what keeps failing (seed %i)', async (seed) => {
  const below = random(seed);
  const received = new Map<number, number>();
  await inVirtualTime({ start: NOON, seed }, async () => {
    const consume: Consumer<number>['consume'] = async (messages) => {
      for (const { body } of messages) received.set(body, (received.get(body) ?? 0) + 1);
      // Some work takes longer than its message is hidden.
      await sleep(below(10) === 0 ? 8_000 : below(500));
      if (below(10) === 0) throw new Error('died');
      return messages.filter(({ body }) => body === 13 || below(10) === 0).map(({ id }) => id);
    };
    const queue = queueOf<number>(below, WORST, { consume, batch: 5, visibilityMs: 6_000, most: 12, workers: 3 });
    for (let n = 1; n <= 50; n++) queue.send(n, below(3) * 1_000);
    while (!queue.isIdle()) await sleep(1_000);
    expect(queue.dead.map(({ body }) => body)).toEqual([13]);
  });
  expect([...received.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
  expect(received.get(13)).toBe(12);
  expect([...received.values()].some((times) => times === 2)).toBe(true);
});
