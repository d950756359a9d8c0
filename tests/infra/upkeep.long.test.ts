import { DeleteItemCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { diplomacy } from '../../domain/diplomacy/index.ts';
import { hkdf, toBase64url } from '../../domain/lib/hash.ts';
import type { Json } from '../../domain/lib/json.ts';
import { itemOf, packedOf, plainOf } from '../../functions/platform/dynamo/event-log.ts';
import { dynamoVault, oneKey } from '../../functions/platform/dynamo/vault.ts';
import { backgroundFrom } from '../../functions/wiring/background.ts';
import { exported, imported, scanned } from '../../infra/upkeep/items.ts';
import { drill } from '../../infra/upkeep/restore/restore-drill.ts';
import { restored } from '../../infra/upkeep/restore/restored.ts';
import type { Stores } from '../../infra/upkeep/stores.ts';
import { allVerified } from '../../infra/upkeep/verify-all.ts';
import { startDynalite, type TestDynamo } from '../kit/dynalite.ts';
import { ENGINE_OF_TESTS } from '../kit/engine.ts';
import { seated, type Table } from '../kit/table.ts';
import { allOf, byKey, type Item, type Played, playedTables } from './played-tables.ts';

let dynamo: TestDynamo;
let stores: Stores;
let tables: readonly Table[];
let itemsOf: Played['itemsOf'];
let put: Played['put'];
let remove: Played['remove'];
beforeEach(async () => {
  ({ dynamo, stores, tables, itemsOf, put, remove } = await playedTables());
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await dynamo.stop();
});

async function* given(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

/** Which games have findings, and which. */
const findings = async (): Promise<readonly string[]> =>
  (await allVerified(stores)).flatMap(({ game, findings }) => findings.map(({ v, code }) => `${game} ${v} ${code}`));

describe('verify-all', () => {
  it('finds nothing wrong with games as they were played: a running one, one that is voted on, one that is over', async () => {
    const all = await allVerified(stores);
    expect(all.map(({ game, version, status, findings }) => [game, version, status, findings])).toEqual([
      ['test-1', 9, 'playing', []],
      ['test-2', 10, 'playing', []],
      ['test-3', 16, 'over', []],
    ]);
    expect(new Set(all.map(({ state }) => state)).size).toBe(3);
  });

  const commitAt = (table: number, v: number): Item => itemOf(tables[table]!.commits[v - 1]!);
  const changed = (item: Item, field: 'envelope' | 'secrets', from: RegExp, to: string): Item => {
    const plain = plainOf(item);
    return packedOf({ ...plain, [field]: { S: plain[field]!.S!.replace(from, to) } });
  };

  it.each<{ readonly what: string; readonly harm: () => Promise<unknown>; readonly expected: readonly string[] }>([
    {
      what: 'a changed envelope',
      harm: () => put(stores.tables.events, changed(commitAt(0, 3), 'envelope', /"at":\d/, '"at":9')),
      expected: ['test-1 3 WRONG_HASH', 'test-1 4 BACK_IN_TIME'],
    },
    {
      what: 'a changed secret',
      harm: () => put(stores.tables.events, changed(commitAt(2, 3), 'secrets', /"salt":"../, '"salt":"__')),
      expected: ['test-3 3 WRONG_COMMITMENT'],
    },
    {
      what: 'a commit that is gone',
      harm: () => remove(stores.tables.events, commitAt(1, 4)),
      expected: ['test-2 4 WRONG_VERSION', 'test-2 9 DOES_NOT_FOLD'],
    },
    {
      what: 'a commit of another game in its place',
      harm: () => put(stores.tables.events, { ...commitAt(0, 5), pk: { S: 'G#test-2' } }),
      expected: ['test-2 5 WRONG_GAME'],
    },
    {
      what: 'a game that is not hosted',
      harm: () =>
        put(stores.tables.events, {
          ...changed(commitAt(0, 1), 'envelope', /"of":"diplomacy"/, '"of":"go"'),
          pk: { S: 'G#test-4' },
        }),
      expected: ['test-4 1 NOT_HOSTED'],
    },
    {
      what: 'a snapshot that says something else',
      harm: () =>
        stores.background.log.saveSnapshot('test-1', {
          v: 5,
          hash: tables[0]!.commits[4]!.hash,
          engine: ENGINE_OF_TESTS,
          match: { ...tables[0]!.matches[5], title: 'another' } as unknown as Json,
          mac: '',
        }),
      expected: ['test-1 5 WRONG_SNAPSHOT'],
    },
    {
      what: 'a log shorter than its snapshot',
      harm: () =>
        stores.background.log.saveSnapshot('test-1', { v: 20, hash: 'x', engine: ENGINE_OF_TESTS, match: {}, mac: '' }),
      expected: ['test-1 20 MISSING_COMMITS'],
    },
  ])('finds $what', async ({ harm, expected }) => {
    await harm();
    expect(await findings()).toEqual(expect.arrayContaining([...expected]));
    const harmed = new Set(expected.map((each) => each.split(' ')[0]));
    expect((await findings()).filter((each) => !harmed.has(each.split(' ')[0]))).toEqual([]);
  });
});

describe('export-log and import-log', () => {
  it('carry every commit into empty tables, and nothing else', async () => {
    await stores.background.log.saveSnapshot('test-1', {
      v: 5,
      hash: 'x',
      engine: ENGINE_OF_TESTS,
      match: {},
      mac: '',
    });
    const lines = await allOf(exported(stores.client, stores.tables.events));
    const other = await startDynalite();
    await imported(other.client, other.tables.events, given(lines));
    const commits = tables.flatMap((table) => table.commits.map(itemOf)).sort(byKey);
    expect((await allOf(scanned(other.client, other.tables.events))).sort(byKey)).toEqual(commits);
    await other.stop();
  });

  it('leave what is there, and say what is not the same; unless they are to put it right', async () => {
    const whole = await itemsOf(stores.tables.events);
    const lines = await allOf(exported(stores.client, stores.tables.events));
    const harmed = itemOf(tables[0]!.commits[2]!);
    await put(stores.tables.events, { ...harmed, hash: { S: 'another' } });
    await remove(stores.tables.events, itemOf(tables[1]!.commits[3]!));
    expect(await imported(stores.client, stores.tables.events, given(lines))).toEqual({
      written: 34,
      taken: ['G#test-1 C#0000000003'],
      refused: [],
    });
    expect(await imported(stores.client, stores.tables.events, given(lines), true)).toEqual({
      written: 35,
      taken: [],
      refused: [],
    });
    expect(await itemsOf(stores.tables.events)).toEqual(whole);
  });
});

describe('export-log', () => {
  it('tells how far it is, and reads every item once', async () => {
    const steps: number[] = [];
    const report = (total: number | undefined) => {
      steps.push(total ?? 0);
      return { step: () => steps.push(1), clear: () => undefined, end: () => steps.push(0) };
    };
    const lines = await allOf(exported(stores.client, stores.tables.events, report));
    expect(steps).toEqual([32, ...Array.from({ length: 32 }, () => 1), 0]);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.filter((line) => line.includes('envelope'))).toHaveLength(
      tables.flatMap(({ commits }) => commits).length,
    );
  });
});

describe('import-log', () => {
  it('leaves out lines that are not their own canonical form, in them or in the JSON that they carry', async () => {
    const lines = await allOf(exported(stores.client, stores.tables.events));
    const line = lines.find((each) => each.includes('envelope')) ?? '';
    const spelled = [
      ` ${line}`,
      line.replace('{"at":', '{"at":{"N":"1"},"at":'),
      line.replace('{\\"', '{ \\"'),
      `${line}\r`,
      'x',
    ];
    expect(new Set([line, ...spelled]).size).toBe(6);
    const other = await startDynalite();
    expect(await imported(other.client, other.tables.events, given([...spelled, line]))).toEqual({
      written: 1,
      taken: [],
      refused: [1, 2, 3, 4, 5],
    });
    await other.stop();
  });
});

describe('restored', () => {
  const KEY = new Uint8Array(32).fill(7);
  const matches = () =>
    backgroundFrom({ ...stores.env, FIELDPOST_KEY: toBase64url(KEY) }, undefined, undefined, true).matches;
  const keepSeeds = async (): Promise<void> => {
    const vault = dynamoVault(stores.client, stores.tables.vault, oneKey(hkdf(KEY, 'fieldpost/vault')));
    for (const { id, seed } of tables) await vault.keepSeed(id, seed);
  };
  const cutTo = async (table: number, version: number): Promise<void> => {
    for (const commit of tables[table]!.commits.slice(version)) await remove(stores.tables.events, itemOf(commit));
  };

  it('states the epoch in each game not over, lists what was lost, and rebuilds the lists', async () => {
    await keepSeeds();
    await cutTo(0, 6);
    const { hash } = tables[0]!.commits[7]!;
    const found = await restored(stores, matches(), [
      { game: 'test-1', version: 8, hash },
      { game: 'test-1', version: 3, hash },
      { game: 'test-2', version: 10, hash: tables[1]!.commits[9]!.hash },
    ]);
    expect(found.stated.map(({ game, version }) => [game, version])).toEqual([
      ['test-1', 7],
      ['test-2', 11],
    ]);
    expect(found.lost).toEqual([
      { game: 'test-1', from: 7, to: 9, known: 'view' },
      { game: 'test-1', from: 7, to: 8, known: 'receipt' },
    ]);
    expect(found.differing.map(({ game, version }) => [game, version])).toEqual([['test-1', 3]]);
    expect([found.stopped, found.seeds, found.ended]).toEqual([[], [], []]);
    // Their people have no item in the vault of this test.
    expect(new Set(found.keyless)).toEqual(new Set(tables.flatMap(({ match }) => match.people ?? [])));
    expect(await stores.background.views.version('test-1')).toBe(7);
    expect(await findings()).toEqual([]);
    const [again] = (await restored(stores, matches(), [])).stopped;
    expect(again?.why).toMatch(/in this minute/);
  });

  it('stops a game without its seed, and sets aside the seed of a game without commits', async () => {
    await keepSeeds();
    await stores.client.send(
      new DeleteItemCommand({ TableName: stores.tables.vault, Key: { pk: { S: 'seed/test-1' } } }),
    );
    await cutTo(1, 0);
    const found = await restored(stores, matches(), []);
    expect(found.stopped).toEqual([{ game: 'test-1', why: 'no seed' }]);
    expect(found.seeds).toEqual(['test-2']);
    expect(found.lost).toEqual([{ game: 'test-2', from: 1, to: 10, known: 'view' }]);
    expect(
      await dynamoVault(stores.client, stores.tables.vault, oneKey(hkdf(KEY, 'fieldpost/vault'))).seed('test-2'),
    ).toBeUndefined();
  });

  it('ends games of form 1, whose salts would repeat', async () => {
    const old = seated(diplomacy, { seed: 9, form: 1, release: 'fieldpost@0.1.0' });
    tables = [...tables, old];
    for (const commit of old.commits) await stores.background.log.append(commit);
    await keepSeeds();
    const found = await restored(stores, matches(), []);
    expect([found.ended, found.stopped]).toEqual([['test-9'], []]);
    expect((await stores.background.log.head('test-9'))?.envelope.events.at(-1)).toMatchObject({
      outcome: { how: 'restored' },
    });
  });
});

it('the restore drill: games played through the bundles come back whole, messages of what is lost change nothing, and play goes on', async () => {
  const { games, wrong, different, views, statuses, stated, played, lost, messages } = await drill(12);
  expect(stated).toEqual({ goOn: games - (statuses.over ?? 0), notOver: games - (statuses.over ?? 0), wrong: [] });
  expect(stated.goOn).toBeGreaterThan(0);
  expect(played).toMatchObject({ on: stated.goOn, wrong: [] });
  expect([games, wrong, different]).toEqual([12, [], []]);
  expect(statuses).toEqual({ lobby: 1, over: 6, playing: 5 });
  // Each unfinished game went on, and another one began.
  expect(lost).toEqual({ games: stated.goOn + 1, shown: stated.goOn + 1, wrong: [] });
  expect(messages).toEqual({ count: expect.any(Number), sent: 0, changed: [] });
  expect(messages.count).toBeGreaterThan(60);
  expect(views.items).toBeGreaterThan(80);
  expect(views.rebuilt).toBe(views.live);
});
