import {
  type AttributeValue,
  DeleteItemCommand,
  type DynamoDBClient,
  PutItemCommand,
  ScanCommand,
} from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MatchView } from '../../../domain/match/view/view.ts';
import { dynamoViews } from '../../../functions/platform/dynamo/lists/views.ts';
import { dueBy } from '../../kit/due.ts';
import { startDynalite, type TestDynamo } from '../../kit/dynalite.ts';
import { memoryViews } from '../../kit/memory-views.ts';
import { metered } from '../../kit/units.ts';
import { viewAt, viewsContract } from '../ports/contracts.ts';

let dynamo: TestDynamo;
beforeAll(async () => {
  dynamo = await startDynalite();
});
afterAll(() => dynamo.stop());

type Item = Record<string, AttributeValue>;
const byKey = (a: Item, b: Item): number => (`${a.pk!.S}/${a.sk!.S}` < `${b.pk!.S}/${b.sk!.S}` ? -1 : 1);

async function table(): Promise<Item[]> {
  const { Items } = await dynamo.client.send(new ScanCommand({ TableName: dynamo.tables.views }));
  return (Items as Item[]).sort(byKey);
}

async function empty(): Promise<void> {
  const keys = (await table()).map(({ pk, sk }) => ({ pk: pk!, sk: sk! }));
  await Promise.all(
    keys.map((Key) => dynamo.client.send(new DeleteItemCommand({ TableName: dynamo.tables.views, Key }))),
  );
}

/** Items without the version of pointers to deadlines, which says only who wrote them. */
const unversioned = (items: readonly Item[]): readonly Item[] =>
  items.map(({ version, ...item }) => (item.pk!.S!.startsWith('D#') ? item : { ...item, version: version! }));

viewsContract('in memory', async () => memoryViews());
viewsContract('on DynamoDB', async () => {
  await empty();
  return dynamoViews(dynamo.client, dynamo.tables.views);
});

/** The table after these puts, none of them cut off. */
async function after(...views: readonly MatchView[]): Promise<Item[]> {
  await empty();
  for (const view of views) await dynamoViews(dynamo.client, dynamo.tables.views).put(view);
  return table();
}

/** Puts a view, but only the first `n` requests reach the table. */
async function dieAfter(n: number, view: MatchView): Promise<'died' | 'done'> {
  const sent: Promise<unknown>[] = [];
  const client = Object.create(dynamo.client) as DynamoDBClient;
  client.send = ((...args: Parameters<DynamoDBClient['send']>) => {
    if (sent.length === n) return Promise.reject(new Error('died'));
    const answer = dynamo.client.send(...args) as unknown as Promise<unknown>;
    sent.push(answer);
    return answer;
  }) as DynamoDBClient['send'];
  const outcome = await dynamoViews(client, dynamo.tables.views)
    .put(view)
    .then(
      () => 'done' as const,
      () => 'died' as const,
    );
  await Promise.allSettled(sent);
  return outcome;
}

describe('a put that is cut off', () => {
  const before = viewAt('g', 4, { status: 'lobby', users: ['bob', 'carl'], due: 400 });
  const cut = viewAt('g', 5, { users: ['carl', 'dora'], due: 500 });
  const next = viewAt('g', 6, { users: ['dora', 'emil'], due: 500 });

  it.each([
    { what: 'the same version', healing: [cut], whole: [before, cut] },
    { what: 'the next version', healing: [next], whole: [before, cut, next] },
    { what: 'an older version and the next', healing: [before, next], whole: [before, cut, next] },
  ] as const)('is healed by $what: the table is the same as if nothing had happened', async ({ healing, whole }) => {
    const expected = await after(...whole);
    let n = 0;
    for (; ; n++) {
      await after(before);
      if ((await dieAfter(n, cut)) === 'done') break;
      for (const view of healing) await dynamoViews(dynamo.client, dynamo.tables.views).put(view);
      expect(unversioned(await table())).toEqual(unversioned(expected));
    }
    expect(n).toBeGreaterThan(10);
  });

  it.each([
    ['later', cut.at],
    ['in the same millisecond', before.at],
  ])('until then every list shows the game once, where it was or where it is (%s)', async (_, at) => {
    const other = viewAt('other', 1, {
      owner: 'zoe',
      due: 420,
      settings: { ...before.settings, visibility: 'private' },
    });
    const moved = { ...cut, at };
    for (let n = 0; ; n++) {
      await after(other, before);
      const outcome = await dieAfter(n, moved);
      const views = dynamoViews(dynamo.client, dynamo.tables.views);
      const shown = (await views.list({ limit: 10 })).items;
      expect([[before], [moved]]).toContainEqual(shown);
      const isMoved = shown[0]!.version === moved.version;
      expect((await views.list({ limit: 1, status: 'lobby' })).items).toEqual(isMoved ? [] : [before]);
      expect((await views.list({ limit: 1, status: 'playing' })).items).toEqual(isMoved ? [moved] : []);
      expect((await views.mine(['bob'], { limit: 10 })).items).toEqual(isMoved ? [] : [before]);
      expect((await views.mine(['carl'], { limit: 10 })).items).toEqual(shown);
      expect((await views.mine(['dora'], { limit: 10 })).items).toEqual(isMoved ? [moved] : []);
      expect(await dueBy(views, 550)).toEqual(isMoved ? ['other', 'g'] : ['g', 'other']);
      expect((await dueBy(views, 450)).slice(0, 1)).toEqual(isMoved ? ['other'] : ['g']);
      if (outcome === 'done') break;
    }
  });

  it('leaves nothing behind: a game is its view, and one pointer for each list', async () => {
    const items = await after(before, cut, next);
    const pointers = items.filter(({ pk }) => !pk!.S!.startsWith('G#'));
    expect(items).toHaveLength(pointers.length + 1);
    expect(pointers.map(({ pk }) => pk!.S!.replace(/#\d\d$/, '#nn').replace(/#\d$/, '#n')).sort()).toEqual([
      'D#nn',
      'L#all#duel#nn',
      'L#all#nn',
      'L#playing#duel#nn',
      'L#playing#nn',
      'U#live#ann',
      'U#live#dora',
      'U#live#emil',
    ]);
  });
});

describe('a deadline that moves alone', () => {
  const [first, second] = [viewAt('g', 4, { users: ['bob'], due: 400 }), viewAt('g', 5, { users: ['bob'], due: 500 })];
  const views = () => dynamoViews(dynamo.client, dynamo.tables.views);
  const pointers = async () => (await table()).filter(({ pk }) => pk!.S!.startsWith('D#')).map(({ sk }) => sk!.S);

  it('costs four requests: what stands, the new pointer, the view, and the old pointer', async () => {
    await after(first);
    const meter = metered(dynamo.client);
    await dynamoViews(meter.client, dynamo.tables.views).put(second);
    expect(meter.take()).toMatchObject({ requests: 4, writes: 3 });
    expect(await pointers()).toEqual(['000000000000500#g']);
  });

  it('has a pointer that the view confirms, wherever it is cut off; what it left behind can be forgotten', async () => {
    let stale = 0;
    for (let n = 0; ; n++) {
      await after(first);
      const outcome = await dieAfter(n, second);
      expect(await dueBy(views(), 1_000)).toEqual(['g']);
      await views().put(second);
      const { deadlines } = views();
      for (const partition of deadlines.partitions)
        for await (const page of deadlines.between(partition, 0, 1_000))
          for (const due of page) {
            if (!(await deadlines.stands(due))) stale++;
            await deadlines.forget(due);
          }
      expect(await pointers()).toHaveLength(1);
      expect(await dueBy(views(), 1_000)).toEqual(['g']);
      if (outcome === 'done') break;
    }
    expect(stale).toBe(1);
  });

  it('keeps its pointer when a slow process removes what a faster one has written again', async () => {
    await after(first);
    const back = viewAt('g', 6, { users: ['bob'], due: 400 });
    const slow = Object.create(dynamo.client) as DynamoDBClient;
    slow.send = (async (...[command, ...rest]: Parameters<DynamoDBClient['send']>) => {
      if (command instanceof DeleteItemCommand) await views().put(back);
      return dynamo.client.send(command, ...rest);
    }) as unknown as DynamoDBClient['send'];
    await dynamoViews(slow, dynamo.tables.views).put(second);
    expect(await dueBy(views(), 1_000)).toEqual(['g']);
    expect(await pointers()).toEqual(['000000000000400#g']);
  });

  it('is not forgotten while a process moves the game there', async () => {
    await after(first);
    const slow = Object.create(dynamo.client) as DynamoDBClient;
    slow.send = (async (...[command, ...rest]: Parameters<DynamoDBClient['send']>) => {
      if (command instanceof PutItemCommand && command.input.Item?.sk?.S === 'V')
        await views().deadlines.forget({ partition: (await table())[0]!.pk!.S!, game: 'g', due: 500 });
      return dynamo.client.send(command, ...rest);
    }) as unknown as DynamoDBClient['send'];
    await dynamoViews(slow, dynamo.tables.views).put(second);
    expect(await dueBy(views(), 1_000)).toEqual(['g']);
  });

  it('leaves the four partitions of earlier lists with the next view', async () => {
    await after(first);
    const [pointer, ...more] = await table();
    const view = more.find(({ sk }) => sk!.S === 'V')!;
    const { pk: place, sk } = pointer!;
    await dynamo.client.send(new DeleteItemCommand({ TableName: dynamo.tables.views, Key: { pk: place!, sk: sk! } }));
    const shard = Number(more.find(({ pk }) => /^L#all#\d\d$/.test(pk!.S!))!.pk!.S!.slice(-2)) % 4;
    for (const Item of [
      { pk: { S: `D#${shard}` }, sk: sk!, game: { S: 'g' } },
      { ...view, lists: { S: '6' } },
    ])
      await dynamo.client.send(new PutItemCommand({ TableName: dynamo.tables.views, Item }));
    const { deadlines } = views();
    const found = [];
    for (const partition of deadlines.partitions)
      for await (const page of deadlines.between(partition, 0, 1_000)) found.push(...page);
    expect(found).toEqual([{ partition: `D#${shard}`, game: 'g', due: 400 }]);
    await views().put(first);
    expect(await pointers()).toEqual([sk!.S]);
    expect((await table())[0]!.pk).toEqual(place);
  });
});

describe('a list', () => {
  const games = Array.from({ length: 30 }, (_, n) =>
    viewAt(`g${String(n).padStart(2, '0')}`, 1, { users: ['ann'], at: 1_000 + n }),
  );
  const views = () => dynamoViews(dynamo.client, dynamo.tables.views);
  const keyed = ({ pk, sk }: Item) => ({ pk: pk!, sk: sk! });
  const isView = ({ pk }: Item): boolean => pk!.S!.startsWith('G#');
  beforeEach(async () => {
    await empty();
    for (const view of games) await views().put(view);
  });

  it('of public games asks its 16 partitions and the four of before, and reads the games that it shows', async () => {
    const meter = metered(dynamo.client);
    for (const query of [{}, { of: 'duel' }, { status: 'playing' }] as const) {
      meter.take();
      const { items } = await dynamoViews(meter.client, dynamo.tables.views).list({ limit: 5, ...query });
      expect(items).toEqual(games.slice(-5).reverse());
      // Twenty Queries of a half unit each, and six views: the sixth says whether there is another page.
      expect(meter.take()).toEqual({ requests: 21, reads: 10 + 6 / 2, writes: 0 });
    }
  });

  it('of an earlier form is made whole by the next put of the same view, and keeps nothing of that form', async () => {
    const whole = await table();
    const put = (item: Item) => dynamo.client.send(new PutItemCommand({ TableName: dynamo.tables.views, Item: item }));
    for (const item of whole) {
      const Key = keyed(item);
      const isOwn = item.pk!.S!.startsWith('U#live');
      if (isOwn || item.pk!.S!.startsWith('L#all'))
        await dynamo.client.send(new DeleteItemCommand({ TableName: dynamo.tables.views, Key }));
      // Form 5 knew live games of a person without a time.
      if (isOwn) await put({ ...item, sk: item.game! });
      if (isView(item)) await put({ ...item, lists: { S: '5' } });
    }
    expect((await views().list({ limit: 5 })).items).toEqual([]);
    expect((await views().live(['ann'])).games()).toHaveLength(games.length);
    for (const view of games) {
      const before = await views().projected(view.game);
      await views().put(view, before?.hidden, {}, before);
    }
    expect(await table()).toEqual(whole);
    expect((await views().mine(['ann'], { limit: 5 })).items).toEqual(games.slice(-5).reverse());
  });
});
