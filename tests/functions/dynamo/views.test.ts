import { type AttributeValue, DeleteItemCommand, type DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MatchView } from '../../../domain/match/view.ts';
import { dynamoViews } from '../../../functions/lib/dynamo/views.ts';
import { startDynalite, type TestDynamo } from '../../kit/dynalite.ts';
import { memoryViews } from '../../kit/memory-views.ts';
import { viewAt, viewsContract } from '../../log/contract.ts';

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
  await Promise.all(keys.map((Key) => dynamo.client.send(new DeleteItemCommand({ TableName: dynamo.tables.views, Key }))));
}

viewsContract('in memory', async () => memoryViews());
viewsContract('on DynamoDB', async () => {
  await empty();
  return dynamoViews(dynamo.client, dynamo.tables.views);
});

describe('a put that is cut off', () => {
  const before = viewAt('g', 4, { status: 'lobby', users: ['bob', 'carl'], due: 400 });
  const cut = viewAt('g', 5, { users: ['carl', 'dora'], due: 500 });
  const next = viewAt('g', 6, { users: ['dora', 'emil'], due: 500 });

  /** The table after these puts, none of them cut off. */
  async function after(...views: readonly MatchView[]): Promise<Item[]> {
    await empty();
    for (const view of views) await dynamoViews(dynamo.client, dynamo.tables.views).put(view);
    return table();
  }

  /** Puts a view, but only the first `n` requests reach the table. */
  async function dieAfter(n: number, view = cut): Promise<'died' | 'done'> {
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

  it.each([
    { what: 'the same version', healing: [cut], whole: [before, cut] },
    { what: 'the next version', healing: [next], whole: [before, cut, next] },
    { what: 'an older version and the next', healing: [before, next], whole: [before, cut, next] },
  ] as const)('is healed by $what: the table is the same as if nothing had happened', async ({ healing, whole }) => {
    const expected = await after(...whole);
    let n = 0;
    for (; ; n++) {
      await after(before);
      if ((await dieAfter(n)) === 'done') break;
      for (const view of healing) await dynamoViews(dynamo.client, dynamo.tables.views).put(view);
      expect(await table()).toEqual(expected);
    }
    expect(n).toBeGreaterThan(10);
  });

  it.each([
    ['later', cut.at],
    ['in the same millisecond', before.at],
  ])('until then every list shows the game once, where it was or where it is (%s)', async (_, at) => {
    const other = viewAt('other', 1, { owner: 'zoe', due: 420, settings: { ...before.settings, visibility: 'private' } });
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
      expect((await views.overdue(550, 10)).games).toEqual(isMoved ? ['other', 'g'] : ['g', 'other']);
      expect((await views.overdue(450, 1)).games).toEqual(isMoved ? ['other'] : ['g']);
      if (outcome === 'done') break;
    }
  });

  it('leaves nothing behind: a game is its view, and one pointer for each list', async () => {
    const items = await after(before, cut, next);
    const pointers = items.filter(({ pk }) => !pk!.S!.startsWith('G#'));
    expect(items).toHaveLength(pointers.length + 1);
    expect(pointers.map(({ pk }) => pk!.S!.replace(/#\d$/, '#n')).sort()).toEqual([
      'D#n',
      'L#playing#duel#n',
      'L#playing#n',
      'U#live#ann',
      'U#live#dora',
      'U#live#emil',
    ]);
  });
});
