import { gzipSync } from 'node:zlib';
import { type AttributeValue, PutItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dynamoSnapshots } from '../../../functions/platform/dynamo/lists/snapshots.ts';
import { startDynalite, type TestDynamo } from '../../kit/dynalite.ts';

const DAY = 86_400_000;

let dynamo: TestDynamo;
beforeAll(async () => {
  dynamo = await startDynalite();
});
afterAll(() => dynamo.stop());

const snapshotAt = (v: number) => ({ v, hash: `h-${v}`, engine: 'e', mac: `m-${v}`, match: { v } });

/** Stores a snapshot as release 0.1.0 did: in the append-only table. */
const putOld = (game: string, v: number, more: Record<string, AttributeValue> = {}) =>
  dynamo.client.send(
    new PutItemCommand({
      TableName: dynamo.tables.events,
      Item: {
        pk: { S: `S#${game}` },
        sk: { S: String(v).padStart(10, '0') },
        v: { N: String(v) },
        hash: { S: `h-${v}` },
        engine: { S: 'e' },
        mac: { S: `m-${v}` },
        match: { B: gzipSync(JSON.stringify({ v })) },
        ...more,
      },
    }),
  );
const itemsAt = async (table: string, pk: string) =>
  (
    await dynamo.client.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': { S: pk } },
      }),
    )
  ).Items ?? [];

it('a snapshot stands among the memos for 60 days, and none in the append-only table', async () => {
  let now = 1_000_000 * DAY;
  const snapshots = dynamoSnapshots(dynamo.client, dynamo.tables, () => now);
  await snapshots.saveSnapshot('g', snapshotAt(20));
  const [item, ...more] = await itemsAt(dynamo.tables.views, 'M#snap#g');
  expect([more, item?.ttl]).toEqual([[], { N: String((now + 60 * DAY) / 1_000) }]);
  expect(await itemsAt(dynamo.tables.events, 'S#g')).toEqual([]);
  now += 60 * DAY - 1_000;
  expect(await snapshots.snapshot('g')).toEqual(snapshotAt(20));
  now += 1_000;
  expect(await snapshots.snapshot('g')).toBeUndefined();
});

it('a snapshot of release 0.1.0 is read until the match has a newer one', async () => {
  const snapshots = dynamoSnapshots(dynamo.client, dynamo.tables);
  await putOld('older', 20);
  await putOld('older', 40);
  expect([await snapshots.snapshot('older'), await snapshots.snapshot('older', 39)]).toEqual([
    snapshotAt(40),
    snapshotAt(20),
  ]);
  await snapshots.saveSnapshot('older', snapshotAt(60));
  expect([await snapshots.snapshot('older'), await snapshots.snapshot('older', 59)]).toEqual([
    snapshotAt(60),
    snapshotAt(40),
  ]);
});

it('an expired snapshot hides no earlier one of release 0.1.0', async () => {
  let now = 1_000_000 * DAY;
  const snapshots = dynamoSnapshots(dynamo.client, dynamo.tables, () => now);
  await putOld('both', 20);
  await snapshots.saveSnapshot('both', snapshotAt(40));
  now += 61 * DAY;
  expect(await snapshots.snapshot('both')).toEqual(snapshotAt(20));
});

it.each<[string, Record<string, AttributeValue>]>([
  ['bytes that are no archive', { match: { B: Buffer.from('no archive') } }],
  ['a text that is no JSON', { match: { B: gzipSync('{') } }],
  ['JSON that is no match', { match: { B: gzipSync('[]') } }],
  ['a text instead of bytes', { match: { S: '{}' } }],
  ['no hash', { hash: { N: '1' } }],
  ['an archive of 64 MB', { match: { B: gzipSync(`{"v":"${'x'.repeat(2 ** 26)}"}`) } }],
])('a snapshot with %s has no MAC, so that its match is folded without it', async (what, harm) => {
  const snapshots = dynamoSnapshots(dynamo.client, dynamo.tables);
  await putOld(what, 20, harm);
  expect(await snapshots.snapshot(what)).toEqual({ v: 20, hash: '', engine: '', match: {}, mac: '' });
});
