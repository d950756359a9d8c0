import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runIn } from '../../infra/upkeep/rebuild/cursors.ts';
import { rebuilt } from '../../infra/upkeep/rebuild/rebuild-views.ts';
import { overPages, SEGMENTS } from '../../infra/upkeep/segments.ts';
import { type Item, type Played, playedTables } from './played-tables.ts';

let played: Played;
let views: string;
const spied: Played['spied'] = (...given) => played.spied(...given);
beforeEach(async () => {
  played = await playedTables();
  views = played.stores.tables.views;
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await played.stop();
});

describe('rebuild-views, killed', () => {
  it('in each part of each table, goes on where it was, and mends each game once', async () => {
    const live = await played.lists();
    for (const item of live.filter(({ sk }) => sk!.S === 'V')) await played.remove(views, item);
    const stray = { pk: { S: 'L#playing#0' }, sk: { S: 'left behind' }, game: { S: 'test-2' } };
    await played.put(views, stray);
    const put: string[] = [];
    let [begun, runs] = [0, 0];
    const killed = new Set<string>();
    const options = { isContinued: true, continues: async () => void begun++ };
    for (let result: unknown; result === undefined; runs++) {
      let isDead = false;
      const stores = spied((operation, { TableName, Segment, Item }) => {
        const part = `${TableName} ${Segment}`;
        if (operation === 'Scan' && !isDead && !killed.has(part)) {
          killed.add(part);
          isDead = true;
        }
        if (isDead) throw new Error('killed');
        if (operation === 'PutItem' && Item!.sk!.S === 'V') put.push(Item!.pk!.S!);
      });
      result = await rebuilt(stores, options).catch(() => undefined);
      if (result !== undefined) expect(result).toMatchObject({ games: 3, ahead: [], failed: [] });
    }
    expect([killed.size, runs, begun]).toEqual([2 * SEGMENTS, 2 * SEGMENTS + 1, 2 * SEGMENTS]);
    expect(put.sort()).toEqual(['G#test-1', 'G#test-2', 'G#test-3']);
    expect(await played.lists()).toEqual(live);
    expect(await played.memos()).toEqual([]);
  });

  it.each([
    { what: 'goes on', name: 'a', after: 86_399_999, isAgain: false, begun: 1 },
    { what: 'begins again if that is said', name: 'a', after: 1, isAgain: true, begun: undefined },
    { what: 'begins again for another release', name: 'b', after: 1, isAgain: false, begun: undefined },
    { what: 'begins again a day later', name: 'a', after: 86_400_000, isAgain: false, begun: undefined },
  ])('$what', async ({ name, after, isAgain, begun }) => {
    const { memos } = played.stores.background;
    const first = await runIn(memos, 'a', 1, false);
    await first.cursorOf('events').passed(3, 'end', 2);
    await first.cursorOf('events').passed(4, { pk: { S: 'x' }, sk: { S: 'y' } }, 5);
    await first.leave({ game: 'g', is: 'ahead', why: 'a newer view' });
    const second = await runIn(memos, name, 1 + after, isAgain);
    const cursor = second.cursorOf('events');
    expect([second.begun, cursor.from(2)]).toEqual([begun, undefined]);
    const there = begun === undefined ? [undefined, undefined] : ['end', { pk: { S: 'x' }, sk: { S: 'y' } }];
    expect([cursor.from(3), cursor.from(4)]).toEqual(there);
    const { counted, left } = await second.end();
    expect([counted('events'), left.length]).toEqual(begun === undefined ? [0, 0] : [7, 1]);
    expect(await memos.list('rebuild')).toEqual([]);
  });
});

describe('memory', () => {
  it('has one page of each part that is read at once', async () => {
    for (let n = 0; n < 1_000; n++) await played.put(views, { pk: { S: `X#${n}` }, sk: { S: 'x' } });
    // The pages that are worked on, by their parts: a part that asks for the next one has no use for the one before.
    const pages = new Map<number, number>();
    let [most, all, asked] = [0, 0, 0];
    const { client } = spied((operation, { Segment = -1, Limit }) => {
      if (operation !== 'Scan') return;
      expect(Limit).toBe(3);
      pages.set(Segment, 3);
      asked++;
    });
    const cursor = { from: () => undefined, passed: async (part: number) => void pages.delete(part) };
    const work = async (items: readonly Item[]): Promise<number> => {
      all += items.length;
      most = Math.max(
        most,
        [...pages.values()].reduce((sum, page) => sum + page, 0),
      );
      return 0;
    };
    const scan = {
      TableName: views,
      FilterExpression: 'sk = :x',
      ExpressionAttributeValues: { ':x': { S: 'x' } },
    };
    await overPages(client, scan, work, { aPage: 3, cursor });
    expect(all).toBe(1_000);
    expect(asked).toBeGreaterThan(300);
    expect(most).toBeLessThanOrEqual(32 * 3);
    expect(most).toBeGreaterThan(3);
  });

  it('of a rebuild holds no more: each scan is of one part and limited, each batch is one of DynamoDB', async () => {
    const asked: string[] = [];
    await rebuilt(
      spied((operation, { TableName, Segment, Limit = Number.POSITIVE_INFINITY, RequestItems = {} }) => {
        if (operation === 'Scan') asked.push(`${TableName} ${Segment} ${Limit <= 1_000}`);
        for (const { Keys } of Object.values(RequestItems)) expect(Keys.length).toBeLessThanOrEqual(100);
      }),
    );
    const { tables } = played.stores;
    const parts = Array.from({ length: SEGMENTS }, (_, n) => n);
    const every = [tables.events, tables.views].flatMap((table) => parts.map((part) => `${table} ${part} true`));
    expect(asked.sort()).toEqual(every.sort());
  });
});
