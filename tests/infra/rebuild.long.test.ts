import type { DynamoDBRecord } from 'aws-lambda';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { diplomacy } from '../../domain/diplomacy/index.ts';
import { sure } from '../../domain/lib/sure.ts';
import { project } from '../../functions/features/listing/project.ts';
import { stores as embedded } from '../../functions/platform/dynamo/embedded.ts';
import { deadlinePartitions, placesBefore } from '../../functions/platform/dynamo/lists/places.ts';
import { backgroundFrom } from '../../functions/wiring/background.ts';
import { streaming } from '../../infra/local/server/stream.ts';
import { rebuilt } from '../../infra/upkeep/rebuild/rebuild-views.ts';
import { viewAt } from '../functions/ports/contracts.ts';
import { seated } from '../kit/table.ts';
import { putBroken } from './broken-game.ts';
import { type Asked, type Item, type Played, playedTables, type Spy } from './played-tables.ts';

let played: Played;
let views: string;
beforeEach(async () => {
  played = await playedTables();
  views = played.stores.tables.views;
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await played.stop();
});

const spied: Played['spied'] = (...given) => played.spied(...given);
const lists = () => played.lists();
const memos = () => played.memos();
const isWrite = (operation: string): boolean => operation === 'PutItem' || operation === 'DeleteItem';

/** Rebuilds, and returns the result with each write beside the memos and the records of the stream of views. */
async function counted(options?: Parameters<typeof rebuilt>[1]) {
  const writes: string[] = [];
  const records: DynamoDBRecord[] = [];
  const { tables } = played.stores;
  const ask = streaming(sure(embedded.at(played.dynamo.endpoint), 'store'), tables, {
    emit: (record) => void records.push(record),
  });
  const note: Spy = (operation, { Item, Key }) => {
    const { pk, sk } = Item ?? Key ?? {};
    if (isWrite(operation) && !pk?.S?.startsWith('M#')) writes.push(`${operation} ${pk?.S} ${sk?.S}`);
  };
  const result = await rebuilt(spied(note, ask), options);
  return { result, writes, records: records.map(({ eventName, dynamodb }) => `${eventName} ${dynamodb?.Keys?.pk?.S}`) };
}

const NONE = { ahead: [], failed: [] };

describe('rebuild-views', () => {
  it('writes nothing where the lists are right, and no record of the stream', async () => {
    const live = await lists();
    expect(await counted()).toEqual({ result: { games: 3, removed: 0, ...NONE }, writes: [], records: [] });
    expect(await lists()).toEqual(live);
    expect(await memos()).toEqual([]);
  });

  it('makes the same items, to the byte, from nothing', async () => {
    const live = await lists();
    expect(live.length).toBeGreaterThan(20);
    for (const item of live) await played.remove(views, item);
    expect(await rebuilt(played.stores)).toEqual({ games: 3, removed: 0, ...NONE });
    expect(await lists()).toEqual(live);
  });

  it('puts a view over a wrong one, and tells of no other game', async () => {
    const live = await lists();
    const { view, hidden } = sure(await played.stores.background.views.projected('test-2'), 'view');
    await played.stores.background.views.put({ ...view, phase: 'wrong' }, hidden);
    expect(await lists()).not.toEqual(live);
    const { writes, records } = await counted();
    expect([writes, records]).toEqual([['PutItem G#test-2 V'], ['MODIFY G#test-2']]);
    expect(await lists()).toEqual(live);
  });

  it('writes missing and wrong pointers again, and no view', async () => {
    const live = await lists();
    const pointers = live.filter(({ sk }) => sk!.S !== 'V');
    for (const [n, item] of pointers.entries())
      await (n % 2 === 0 ? played.remove(views, item) : played.put(views, { ...item, game: { S: 'another' } }));
    const { writes, records, result } = await counted();
    expect(await lists()).toEqual(live);
    expect([records, result.removed]).toEqual([[], 0]);
    expect(writes.filter((write) => write.endsWith(' V'))).toEqual([]);
  });

  it('removes pointers that no view names, and all items of games without commits', async () => {
    const live = await lists();
    const version = { N: '3' };
    const strays = [
      { pk: { S: 'L#playing#0' }, sk: { S: 'left behind' }, game: { S: 'test-2' } },
      { pk: { S: 'D#05' }, sk: { S: '000000000000077#test-2' }, game: { S: 'test-2' }, version },
      { pk: { S: 'D#06' }, sk: { S: '000000000000077#test-2' }, game: { S: 'test-2' }, version: { N: '99' } },
      { pk: { S: 'D#07' }, sk: { S: '000000000000077#gone' }, game: { S: 'gone' }, version },
      { pk: { S: 'U#live#bob' }, sk: { S: '000000000000077#gone' }, game: { S: 'gone' } },
      { pk: { S: 'U#live#bob' }, sk: { S: 'of no game' } },
    ];
    for (const stray of strays) await played.put(views, stray);
    await played.stores.background.views.put(viewAt('nobody-plays-this', 3, { due: 5, users: ['zoe'] }), ['bob']);
    const added = (await lists()).length - live.length;
    const { result, records } = await counted();
    expect(await lists()).toEqual(live);
    expect([result.removed, records]).toEqual([added, []]);
  });

  it('leaves lists that are ahead of the log: an operator restored it, and has not said so', async () => {
    await played.stores.background.views.put(viewAt('test-1', 99, { users: ['zoe'], due: 77 }));
    const ahead = await lists();
    const { result, writes } = await counted();
    expect([result.ahead, writes]).toEqual([['test-1'], []]);
    expect(await lists()).toEqual(ahead);
  });

  it('replaces them once that is stated, with the notes and deadlines of what is gone', async () => {
    const live = await lists();
    const deadline = sure(
      live.find(({ pk, game }) => deadlinePartitions.includes(pk!.S!) && game?.S === 'test-1'),
      'deadline',
    );
    const due = Number(deadline.sk!.S!.split('#')[0]);
    await played.stores.background.views.put(viewAt('test-1', 99, { users: ['zoe'], due: 77 }));
    await played.stores.background.views.put(viewAt('test-1', 100, { users: ['zoe'], due }));
    const places = JSON.stringify([{ pk: 'U#live#max', sk: '1' }]);
    await played.put(views, { pk: { S: 'G#test-2' }, sk: { S: 'P#0000000099#x' }, places: { S: places } });
    await played.put(views, { pk: { S: 'U#live#max' }, sk: { S: '1' }, game: { S: 'test-2' } });
    const { result, records } = await counted({
      stated: backgroundFrom(played.stores.env, undefined, undefined, true).matches,
    });
    expect([result.ahead, records]).toEqual([[], ['MODIFY G#test-1']]);
    expect(await lists()).toEqual(live);
  });

  it.each(['form 6, in other partitions', 'release 0.1.0, without a mark'])('replaces a view of %s', async (form) => {
    const live = await lists();
    const { view, hidden } = sure(await played.stores.background.views.projected('test-1'), 'view');
    const item = sure(
      live.find(({ pk, sk }) => pk!.S === 'G#test-1' && sk!.S === 'V'),
      'item',
    );
    const { mark, kept, lists: _, ...rest } = item;
    const older: Item = form.startsWith('form 6')
      ? { ...rest, mark: mark!, kept: kept!, lists: { S: '6' } }
      : { pk: rest.pk!, sk: rest.sk!, version: rest.version!, view: { S: JSON.stringify(view) }, hidden: { S: '[]' } };
    await played.put(views, older);
    for (const { pk, sk } of placesBefore(view, hidden))
      await played.put(views, { pk: { S: pk }, sk: { S: sk }, game: { S: 'test-1' } });
    await rebuilt(played.stores);
    expect(await lists()).toEqual(live);
  });

  it('goes on after a view that cannot be read, and leaves the lists of its game', async () => {
    const broken = sure(
      (await lists()).find(({ pk, sk }) => pk!.S === 'G#test-2' && sk!.S === 'V'),
      'view',
    );
    await played.put(views, { ...broken, kept: { B: new Uint8Array([1, 2, 3]) } });
    const live = await lists();
    for (const item of live.filter(({ game }) => game?.S === 'test-1')) await played.remove(views, item);
    const { failed, removed } = await rebuilt(played.stores);
    expect([failed.map(({ game }) => game), removed]).toEqual([['test-2'], 0]);
    expect(await lists()).toEqual(live);
  });

  it('goes on after a game that cannot be read, and names it', async () => {
    const live = await lists();
    for (const item of live) await played.remove(views, item);
    const broken = await putBroken(played.stores as unknown as Parameters<typeof putBroken>[0]);
    const { games, failed } = await rebuilt(played.stores);
    expect([games, failed.map(({ game }) => game)]).toEqual([4, [broken]]);
    expect(await lists()).toEqual(live);
  });
});

describe('rebuild-views, while the service goes on', () => {
  const next = async (): Promise<void> => {
    const table = sure(played.tables[0], 'table');
    table.vote('austria', 'cancel');
    const { background } = played.stores;
    await background.log.append(sure(table.commits.at(-1), 'commit'));
    await project(background, table.id);
  };

  it('loses no commit that comes before any of its requests', async () => {
    const requests: string[] = [];
    const isCounted = (operation: string, { Item, Key }: Asked): boolean =>
      operation !== 'Scan' && !(Item ?? Key)?.pk?.S?.startsWith('M#');
    await rebuilt(
      spied((operation, asked) => {
        if (isCounted(operation, asked)) requests.push(operation);
      }),
    );
    expect(requests.length).toBeGreaterThan(10);
    await next();
    const right = await lists();
    for (let n = 0; n < requests.length; n++) {
      await played.stop();
      played = await playedTables();
      let at = 0;
      const stores = spied(async (operation, asked) => {
        if (isCounted(operation, asked) && at++ === n) await next();
      });
      // Half of its views are wrong, so that it writes.
      if (n % 2 === 1) {
        const { view, hidden } = sure(await played.stores.background.views.projected('test-1'), 'view');
        await played.stores.background.views.put({ ...view, phase: 'wrong' }, hidden);
      }
      await rebuilt(stores);
      expect(await lists(), `request ${n}`).toEqual(right);
    }
  });

  it('leaves a game that is opened meanwhile, between its scans', async () => {
    const { log, views: live } = played.stores.background;
    let isOpen = false;
    const stores = spied(async (operation, { TableName }) => {
      if (isOpen || operation !== 'Scan' || TableName !== views) return;
      isOpen = true;
      for (const commit of seated(diplomacy, { seed: 8 }).commits) await log.append(commit);
      await live.put(viewAt('test-8', 3, { due: 77 }), ['bob']);
    });
    await rebuilt(stores);
    expect((await live.mine(['bob'], { limit: 9 })).items.map(({ game }) => game)).toEqual(['test-8']);
  });
});
