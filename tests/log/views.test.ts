import { type AttributeValue, DeleteItemCommand, type DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MatchView } from '../../domain/match/view.ts';
import { dynamoViews } from '../../functions/lib/dynamo/views.ts';
import { startDynalite, type TestDynamo } from '../kit/dynalite.ts';
import { memoryViews } from '../kit/memory-views.ts';
import { viewAt, viewsContract } from './contract.ts';

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

  /** Puts `cut`, but only the first `n` requests reach the table. */
  async function dieAfter(n: number): Promise<'died' | 'done'> {
    const sent: Promise<unknown>[] = [];
    const client = Object.create(dynamo.client) as DynamoDBClient;
    client.send = ((...args: Parameters<DynamoDBClient['send']>) => {
      if (sent.length === n) return Promise.reject(new Error('died'));
      const answer = dynamo.client.send(...args) as unknown as Promise<unknown>;
      sent.push(answer);
      return answer;
    }) as DynamoDBClient['send'];
    const outcome = await dynamoViews(client, dynamo.tables.views)
      .put(cut)
      .then(
        () => 'done' as const,
        () => 'died' as const,
      );
    await Promise.allSettled(sent);
    return outcome;
  }

  test.each([
    ['the same version', [cut], [before, cut]],
    ['the next version', [next], [before, cut, next]],
    ['an older version and the next', [before, next], [before, cut, next]],
  ] as const)('is healed by %s: the table is the same as if nothing had happened', async (_, healing, whole) => {
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

  test('until then every list shows the game once or, between its old and new places, where it was or is', async () => {
    for (let n = 0; ; n++) {
      await after(before);
      const outcome = await dieAfter(n);
      const views = dynamoViews(dynamo.client, dynamo.tables.views);
      const shown = (await views.list({ limit: 10 })).items;
      expect([[before], [cut]]).toContainEqual(shown);
      const isCut = shown[0]!.version === cut.version;
      expect((await views.mine('bob', { limit: 10 })).items).toEqual(isCut ? [] : [before]);
      expect((await views.mine('carl', { limit: 10 })).items).toEqual(shown);
      expect((await views.mine('dora', { limit: 10 })).items).toEqual(isCut ? [cut] : []);
      expect(await views.overdue(450, 10)).toEqual(isCut ? [] : ['g']);
      expect(await views.overdue(550, 10)).toEqual(['g']);
      if (outcome === 'done') break;
    }
  });

  test('leaves nothing behind: a game is its view, one note, and one pointer for each list', async () => {
    const items = await after(before, cut, next);
    const pointers = items.filter(({ pk }) => !pk!.S!.startsWith('G#'));
    expect(items).toHaveLength(pointers.length + 2);
    expect(pointers.map(({ pk }) => pk!.S!.replace(/#\d$/, '#n')).sort()).toEqual([
      'D#n',
      'L#playing#duel#n',
      'L#playing#n',
      'U#playing#ann',
      'U#playing#dora',
      'U#playing#emil',
    ]);
  });
});
