import { readdirSync, readFileSync } from 'node:fs';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type AttributeValue, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Commit } from '../../../domain/log/commit.ts';
import {
  dynamoEventLog,
  itemOf,
  MOST_COMMIT_BYTES,
  packedOf,
  plainOf,
} from '../../../functions/platform/dynamo/event-log.ts';
import { exported, gamesIn, imported } from '../../../infra/upkeep/items.ts';
import { startDynalite, type TestDynamo } from '../../kit/dynalite.ts';
import { sampleSize } from '../../kit/long.ts';
import { plainItemOf } from '../../kit/plain-commits.ts';

// Commits are stored compressed. Release 0.1.0 stored texts: both are the same log and the same export.

type Item = Record<string, AttributeValue>;

const GOLDEN = new URL('../../golden/', import.meta.url);
const linesOf = (file: URL): readonly string[] => readFileSync(file, 'utf8').trim().split('\n');
const golden = readdirSync(GOLDEN, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ndjson'));
const commitsIn = (file: string): readonly Commit[] =>
  linesOf(new URL(file, GOLDEN)).map((line) => JSON.parse(line) as Commit);

let dynamo: TestDynamo;
beforeAll(async () => {
  dynamo = await startDynalite();
});
afterAll(() => dynamo.stop());

const put = async ({ client, tables }: TestDynamo, items: readonly Item[]): Promise<void> => {
  for (const Item of items) await client.send(new PutItemCommand({ TableName: tables.events, Item }));
};
async function exportOf({ client, tables }: TestDynamo): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const line of exported(client, tables.events)) lines.push(line);
  return lines.sort();
}
async function* given(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}
const lineOf = (item: Item): string => JSON.stringify(Object.fromEntries(Object.entries(item).sort()));

/** The logs that `npm test` compares commit by commit. */
const compared = golden.toSorted().filter((_, i) => i % sampleSize(8, 1) === 0);

it.each(compared)('every commit of %s is exported as release 0.1.0 did, to the byte', (file) => {
  for (const commit of commitsIn(file)) {
    const plain = plainItemOf(commit);
    expect(lineOf(plainOf(itemOf(commit)))).toBe(lineOf(plain));
    expect(lineOf(plainOf(packedOf(plain)))).toBe(lineOf(plain));
  }
});

it('an item has the hash and the face in the open, and the rest compressed', () => {
  const [commit] = commitsIn('diplomacy/solo.ndjson');
  const item = itemOf(commit!);
  expect(Object.keys(item).sort()).toEqual(['hash', 'kept', 'pk', 'sk']);
  expect(JSON.parse(inflateRawSync(item.kept!.B!).toString('utf8'))).toEqual({
    envelope: commit!.envelope,
    secrets: commit!.secrets,
  });
});

describe.each(
  ['diplomacy/lapses-and-a-bot.ndjson', 'napoleonics/exit.ndjson', 'kutuzov/will-to-fight.ndjson'].slice(
    0,
    sampleSize(1, 3),
  ),
)('%s', (file) => {
  const commits = commitsIn(file);
  const plain = commits.map(plainItemOf);
  const packed = commits.map(itemOf);
  const mixed = commits.map((commit, i) => (i < commits.length / 2 ? plainItemOf(commit) : itemOf(commit)));
  const [{ envelope }] = commits as readonly [Commit];
  const { game } = envelope;
  const last = commits.at(-1)!;

  it.each([
    ['in texts', plain],
    ['compressed', packed],
    ['in texts first, then compressed', mixed],
  ])('%s is the same log and the same export', async (_, items) => {
    const store = await startDynalite();
    await put(store, items);
    const log = dynamoEventLog(store.client, store.tables);
    expect(await log.read(game, 0)).toEqual(commits);
    expect(await log.head(game)).toEqual(last);
    expect(await log.newest(game)).toEqual({ v: commits.length, hash: last.hash });
    expect(await log.newest(game, commits.length)).toBeUndefined();
    expect(await log.append({ ...last, hash: 'another' })).toBe('taken');
    expect([...(await gamesIn(store.client, store.tables.events))]).toEqual([game]);
    expect(await exportOf(store)).toEqual(plain.map(lineOf).sort());
    await store.stop();
  });

  it('an export of one form is the log that the other form holds, wherever it is imported', async () => {
    const lines = plain.map(lineOf);
    for (const there of [plain, packed, mixed]) {
      const store = await startDynalite();
      await put(store, there);
      expect(await imported(store.client, store.tables.events, given(lines))).toEqual({
        written: commits.length,
        taken: [],
        refused: [],
      });
      expect(await exportOf(store)).toEqual([...lines].sort());
      await store.stop();
    }
  });
});

it('items that release 0.1.0 wrote are read, and exported as they are', async () => {
  const lines = linesOf(new URL('items-0.1.0.ndjson', import.meta.url));
  await put(
    dynamo,
    lines.map((line) => JSON.parse(line) as Item),
  );
  const log = dynamoEventLog(dynamo.client, dynamo.tables);
  for (const file of ['diplomacy/expired-lobby.ndjson', 'diplomacy/last-year-of-two.ndjson']) {
    const commits = commitsIn(file);
    expect(await log.read(commits[0]!.envelope.game, 0)).toEqual(commits);
  }
  expect(await exportOf(dynamo)).toEqual(lines.map((line) => lineOf(JSON.parse(line) as Item)).sort());
});

describe('an import', () => {
  const [first, second] = commitsIn('diplomacy/agreed-draw.ndjson');
  const lines = [lineOf(plainItemOf(first!))];

  it('compares texts, because another zlib compresses to other bytes', async () => {
    const store = await startDynalite();
    const item = itemOf(first!);
    const stored = deflateRawSync(inflateRawSync(item.kept!.B!), { level: 1 });
    expect(Buffer.from(stored).equals(item.kept!.B!)).toBe(false);
    await put(store, [{ ...item, kept: { B: stored } }]);
    expect(await imported(store.client, store.tables.events, given(lines))).toMatchObject({ written: 1, taken: [] });
    await store.stop();
  });

  it('keeps a commit with another hash or other secrets in its place', async () => {
    for (const other of [
      { ...first!, hash: 'another' },
      { ...first!, secrets: second!.secrets },
    ]) {
      const store = await startDynalite();
      await put(store, [itemOf(other)]);
      expect(await imported(store.client, store.tables.events, given(lines))).toEqual({
        written: 0,
        taken: [`G#${first!.envelope.game} C#0000000001`],
        refused: [],
      });
      await store.stop();
    }
  });

  it('refuses what an export would write otherwise', async () => {
    const plain = plainItemOf(first!);
    const { secrets: _, ...halved } = plain;
    const harmed = [
      { ...plain, v: { N: '2' } },
      { ...plain, game: { S: 'another' } },
      { ...plain, envelope: { S: ` ${plain.envelope!.S}` } },
      { ...plain, kept: { S: '{}' } },
      { pk: plain.pk!, sk: plain.sk!, kept: { S: '{}' } },
      halved,
    ];
    const store = await startDynalite();
    expect(await imported(store.client, store.tables.events, given(harmed.map(lineOf)))).toEqual({
      written: 0,
      taken: [],
      refused: [1, 2, 3, 4, 5, 6],
    });
    await store.stop();
  });

  it('refuses a compressed text that is not canonical, which an export shows', async () => {
    const store = await startDynalite();
    const item = itemOf(first!);
    const text = inflateRawSync(item.kept!.B!).toString('utf8').replace('{', '{ ');
    await put(store, [{ ...item, kept: { B: deflateRawSync(text) } }]);
    const [line, ...more] = await exportOf(store);
    expect(more).toEqual([]);
    expect(JSON.parse(line!)).toMatchObject({ kept: { S: text } });
    const other = await startDynalite();
    expect((await imported(other.client, other.tables.events, given([line!]))).refused).toEqual([1]);
    await Promise.all([store.stop(), other.stop()]);
  });

  it('refuses a commit that unpacks to more than any reader takes, and no such commit is read or written', async () => {
    const plain = plainItemOf(first!);
    const filled = (length: number): Commit => {
      const envelope = { ...first!.envelope, command: '' };
      const rest = Buffer.byteLength(JSON.stringify({ envelope, secrets: first!.secrets }));
      return { ...first!, envelope: { ...envelope, command: 'x'.repeat(length - rest) } };
    };
    const [most, more] = [filled(MOST_COMMIT_BYTES), filled(MOST_COMMIT_BYTES + 1)];
    const store = await startDynalite();
    await put(store, [itemOf(most)]);
    const log = dynamoEventLog(store.client, store.tables);
    expect(await log.read(first!.envelope.game, 0)).toEqual([most]);
    expect(() => itemOf(more)).toThrow(RangeError);
    const { length } = plain.envelope!.S!;
    const bomb = {
      ...plain,
      secrets: { S: JSON.stringify({ seals: [], opened: [], x: 'x'.repeat(2 ** 25 - length) }) },
    };
    expect(await imported(store.client, store.tables.events, given([lineOf(bomb)]), true)).toEqual({
      written: 0,
      taken: [],
      refused: [1],
    });
    const packed = deflateRawSync(JSON.stringify({ ...more, x: 'x'.repeat(2 ** 25) }));
    expect(packed.length).toBeLessThan(400_000);
    await put(store, [{ ...itemOf(first!), kept: { B: packed } }]);
    await expect(log.read(first!.envelope.game, 0)).rejects.toThrow(RangeError);
    await store.stop();
  });
});
