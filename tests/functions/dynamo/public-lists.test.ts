import { type AttributeValue, DeleteItemCommand, PutItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sure } from '../../../domain/lib/sure.ts';
import { dynamoViews } from '../../../functions/platform/dynamo/lists/views.ts';
import type { Listed, ListQuery } from '../../../functions/platform/ports/ports.ts';
import { startDynalite, type TestDynamo } from '../../kit/dynalite.ts';
import { viewAt } from '../ports/contracts.ts';

// The lists of all and of running games are in 16 partitions, and were in four until form 7 of the lists. Both are read
// as one list, until each game has moved.

const DAY = 86_400_000;
const MANY = 60;
const KINDS = ['diplomacy', 'kutuzov'] as const;

let dynamo: TestDynamo;
let views: ReturnType<typeof dynamoViews>;
let games: readonly Listed[];
beforeEach(async () => {
  dynamo = await startDynalite();
  views = dynamoViews(dynamo.client, dynamo.tables.views);
  // Three of a day: their order follows from their names.
  games = Array.from({ length: MANY }, (_, n) => {
    const at = (20_000 + Math.floor(n / 3)) * DAY;
    const status = n % 5 === 0 ? 'lobby' : 'playing';
    return { ...viewAt(`g${n}`, 1, { status }), of: sure(KINDS[n % 2], 'kind'), createdAt: at, at };
  });
  for (const view of games) await views.put(view);
});
afterEach(() => dynamo.stop());

type Item = Record<string, AttributeValue>;
const itemsIn = async (): Promise<readonly Item[]> =>
  (await dynamo.client.send(new ScanCommand({ TableName: dynamo.tables.views }))).Items ?? [];
const pointersOf = async (game?: string): Promise<readonly Item[]> =>
  (await itemsIn()).filter((item) => item.pk?.S?.startsWith('L#') && (game === undefined || item.game?.S === game));
const BUSY = /^(L#(?:all|playing)(?:#[a-z]+)?)#(\d\d)$/;

/** Puts a game back into the partitions in which form 7 had it; `both`: as if its move had been interrupted. */
async function asBefore(game: string, both = false): Promise<void> {
  const TableName = dynamo.tables.views;
  for (const item of await pointersOf(game)) {
    const [, list, shard] = BUSY.exec(item.pk?.S ?? '') ?? [];
    if (list === undefined) continue;
    await dynamo.client.send(
      new PutItemCommand({ TableName, Item: { ...item, pk: { S: `${list}#${Number(shard) % 4}` } } }),
    );
    if (!both) await dynamo.client.send(new DeleteItemCommand({ TableName, Key: { pk: item.pk!, sk: item.sk! } }));
  }
  const view = (await itemsIn()).find(({ pk, sk }) => pk?.S === `G#${game}` && sk?.S === 'V');
  await dynamo.client.send(new PutItemCommand({ TableName, Item: { ...view, lists: { S: '7' } } }));
}

/** All pages of a list. */
async function paged(query: Omit<ListQuery, 'limit' | 'cursor'>, limit: number): Promise<readonly string[]> {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await views.list({ ...query, limit, ...(cursor !== undefined && { cursor }) });
    expect(page.items.length).toBeLessThanOrEqual(limit);
    found.push(...page.items.map(({ game }) => game));
    cursor = page.cursor;
  } while (cursor !== undefined);
  return found;
}

const QUERIES = [{}, { status: 'playing' }, { of: 'kutuzov' }, { status: 'playing', of: 'diplomacy' }] as const;
const wanted = ({ status, of }: Pick<ListQuery, 'status' | 'of'>, all = games): readonly string[] =>
  all
    .filter((view) => (status === undefined || view.status === status) && (of === undefined || view.of === of))
    .toSorted((a, b) => b.at - a.at || (a.game < b.game ? 1 : -1))
    .map(({ game }) => game);

it('new games are in 16 partitions of the busy lists, and in four of the others', async () => {
  const used = new Set((await pointersOf()).map(({ pk }) => String(pk?.S)));
  expect([...used].filter((pk) => /^L#(all|playing)#\d\d$/.test(pk)).length).toBeGreaterThan(25);
  expect([...used].filter((pk) => pk.startsWith('L#lobby')).every((pk) => /#[0-3]$/.test(pk))).toBe(true);
  expect([...used].filter((pk) => /^L#(all|playing)(#[a-z]+)?#\d$/.test(pk))).toEqual([]);
});

describe.each([
  { what: 'all of the old form', isOld: () => true, both: false },
  { what: 'half of the old form', isOld: (n: number) => n % 2 === 0 || n > 40, both: false },
  { what: 'a third between the forms', isOld: (n: number) => n % 3 === 0, both: true },
])('games, $what', ({ isOld, both }) => {
  it('are sorted and paged as one list, without loss and once each', async () => {
    for (const [n, { game }] of games.entries()) if (isOld(n)) await asBefore(game, both);
    for (const query of QUERIES) for (const limit of [7, 100]) expect(await paged(query, limit)).toEqual(wanted(query));
  });
});

it('a game of the old form leaves its old places with its next move, and with one that would move nothing', async () => {
  const [still, moved] = [sure(games[1], 'game'), sure(games[2], 'game')];
  for (const { game } of [still, moved]) await asBefore(game);
  const later = { ...moved, version: 2, at: 20_100 * DAY };
  await views.put({ ...still, version: 2 });
  await views.put(later);
  for (const { game } of [still, moved]) {
    const at = (await pointersOf(game)).map(({ pk }) => String(pk?.S));
    expect(at).toHaveLength(4);
    expect(at.every((pk) => BUSY.test(pk))).toBe(true);
  }
  const all = games.map((view) => (view === moved ? later : view));
  for (const query of QUERIES) expect(await paged(query, 7)).toEqual(wanted(query, all));
});
