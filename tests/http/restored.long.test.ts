import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AttributeValue, DeleteItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../domain/lib/json.ts';
import { at } from '../../domain/lib/sure.ts';
import type { Commit } from '../../domain/log/commit.ts';
import type { Audit } from '../../domain/match/audit/audit.ts';
import type { TableNames } from '../../functions/platform/dynamo/tables.ts';
import { scanned } from '../../infra/upkeep/items.ts';
import { type Stores, storesAt, withDynalite } from '../../infra/upkeep/stores.ts';
import { skirmish } from '../napoleonics/kit/skirmish.ts';
import { hasPython, VERIFIER } from '../verifier/python.ts';
import { answered } from './answered.ts';
import { cleanUp, newFolder, type Server, said, start, stop } from './machine.ts';

// A data folder that goes back to a copy, twice, with the command that states it, and servers that play on over HTTP:
// three histories of one game, and none tells anything of another. And single tables that go back, each without the
// others.

afterAll(cleanUp);
afterEach(() => vi.unstubAllEnvs());

const SEATS = ['top', 'bottom'] as const;

/** An option of Node: a clock that is this number of minutes ahead, also in the header `Date` of its answers. */
function ahead(minutes: number): string {
  const clock = `const { now } = Date;
    const { toUTCString } = Date.prototype;
    Date.now = () => now() + ${minutes * 60_000};
    Date.prototype.toUTCString = function () { return toUTCString.call(new Date(this.getTime() + ${minutes * 60_000})); };`;
  return `--import=data:text/javascript,${encodeURIComponent(clock)}`;
}

/** A new battle in which both have sat down; its path. */
async function battle(server: Server): Promise<string> {
  const { body } = await server
    .as('top')
    .post('/v1/games', { of: 'napoleonics', options: { battle: skirmish as unknown as JsonObject } });
  const path = `/v1/games/${body.game}`;
  for (const seat of SEATS) await server.as(seat).post(`${path}/seats`, { seat });
  await server.as('top').post(`${path}/start`);
  return path;
}

/** Plays on, to an end that both agree to; gives the whole log, as the file that anybody gets. */
async function playedOut(server: Server, path: string, number: number): Promise<string> {
  await answered(server.as, path, SEATS, 25, number);
  for (const seat of SEATS) await server.as(seat).put(`${path}/votes/draw`, { vote: true });
  const { status, bytes } = await server.as('top').get(`${path}/log?limit=5000`, { accept: 'application/x-ndjson' });
  expect(status, bytes).toBe(200);
  return bytes;
}

const commitsIn = (log: string): readonly Commit[] =>
  log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Commit);
const saltsIn = (history: readonly Commit[]): readonly string[] =>
  history.flatMap(({ secrets }) => [
    ...secrets.seals.map(({ salt }) => salt),
    ...(secrets.command ? [secrets.command.salt] : []),
    ...(secrets.piles ? [secrets.piles.salt] : []),
  ]);
/** The name of each draw: two equal ones are equal dice. */
const drawsIn = (history: readonly Commit[]): readonly string[] =>
  history.flatMap(({ envelope }) =>
    envelope.form === 2
      ? envelope.draws.flatMap(({ s, i, k }) => Array.from({ length: k }, (_, j) => `${envelope.epoch}/${s}/${i + j}`))
      : [],
  );

it('goes on in other chance after each restore to the same copy, and verify.py accepts it', async () => {
  const folder = await newFolder();
  let server = await start(folder);
  const path = await battle(server);
  const game = path.slice('/v1/games/'.length);
  await answered(server.as, path, SEATS, 20, 1);
  const kept = (await server.as('top').get<{ version: number }>(path)).body.version;
  await stop(server);
  const backups = await mkdtemp(join(tmpdir(), 'fieldpost-copy-'));
  await cp(join(folder, 'db'), join(backups, 'db'), { recursive: true });
  const back = async (): Promise<void> => {
    await rm(join(folder, 'db'), { recursive: true });
    await cp(join(backups, 'db'), join(folder, 'db'), { recursive: true });
  };

  server = await start(folder);
  const logs = [await playedOut(server, path, 2)];
  await stop(server);
  for (const minutes of [2, 4]) {
    await back();
    vi.stubEnv('NODE_OPTIONS', ahead(minutes));
    const receipt = at(commitsIn(at(logs, 0)), kept);
    const stated = await said(folder, 'restored', '--receipt', `${game}:${receipt.envelope.v}:${receipt.hash}`);
    expect(stated).toMatchObject({
      code: 0,
      output: expect.stringContaining(`lost: ${game}, versions ${kept + 1} to ${kept + 1}`),
    });
    expect(stated.output).toContain(`continues: ${game}, version ${kept + 1}, epoch `);
    server = await start(folder);
    logs.push(await playedOut(server, path, 2));
    expect((await server.as('top').get<Audit>(`${path}/audit`)).body).toMatchObject({ verdict: 'holds', findings: [] });
    await stop(server);
  }
  await rm(backups, { recursive: true });

  const histories = logs.map((log) => commitsIn(log).slice(kept));
  for (const history of histories)
    expect([drawsIn(history).length > 0, saltsIn(history).length > 20]).toEqual([true, true]);
  for (const all of [histories.flatMap(saltsIn), histories.flatMap(drawsIn)])
    expect(new Set(all).size).toBe(all.length);
  const epochs = histories
    .map((history) => at(history, 0).envelope)
    .map((envelope) => (envelope.form === 2 ? envelope.epoch : 0));
  const [first, second, third] = epochs;
  expect(first).toBe(0);
  expect(second).toBeGreaterThan(0);
  expect(third).toBeGreaterThan(second ?? 0);
  for (const [i, log] of logs.entries()) await expectAccepted(folder, log, i === 0 ? [] : [epochs[i]]);
});

/** verify.py accepts a log, and names the epochs of its restores. */
async function expectAccepted(folder: string, log: string, epochs: readonly unknown[]): Promise<void> {
  if (!hasPython) return;
  const file = join(folder, 'log.ndjson');
  await writeFile(file, log);
  const { status, stdout } = spawnSync('python3', [VERIFIER, '--without-rules', file], { encoding: 'utf8' });
  expect(status, stdout).toBe(0);
  if (epochs.length === 0) expect(stdout).not.toContain('restored');
  else expect(stdout).toContain(`restored   in the minutes ${epochs.join(', ')} since 1970\n`);
}

async function allOf<T>(source: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const each of source) all.push(each);
  return all;
}

type Items = readonly Record<string, AttributeValue>[];
type Table = keyof TableNames;

const onTables = <T>(folder: string, work: (stores: Stores) => Promise<T>): Promise<T> =>
  withDynalite(join(folder, 'db'), (endpoint) => work(storesAt('fieldpost-', { region: 'local', endpoint })));

/** The tables of a folder after its server has stopped. */
const tablesOf = (folder: string): Promise<{ readonly [table in Table]: Items }> =>
  onTables(folder, async ({ client, tables }) => {
    const itemsOf = async (table: Table): Promise<Items> => allOf(scanned(client, tables[table]));
    const names = Object.keys(tables) as Table[];
    return Object.fromEntries(await Promise.all(names.map(async (table) => [table, await itemsOf(table)])));
  });

/** Brings single tables back to what stood in them. */
const putBack = (folder: string, restored: { readonly [table in Table]?: Items }): Promise<void> =>
  onTables(folder, async ({ client, tables }) => {
    for (const [table, items] of Object.entries(restored) as [Table, Items][]) {
      const TableName = tables[table];
      for (const { pk, sk } of await allOf(scanned(client, TableName)))
        await client.send(new DeleteItemCommand({ TableName, Key: { ...(pk && { pk }), ...(sk && { sk }) } }));
      for (const Item of items) await client.send(new PutItemCommand({ TableName, Item }));
    }
  });

it('plays on after views alone, the vault alone, and the log alone went back: lists heal, a game without its seed stops, and so does one behind its lists', async () => {
  const folder = await newFolder();
  let server = await start(folder);
  const old = await battle(server);
  const oldGame = old.slice('/v1/games/'.length);
  await answered(server.as, old, SEATS, 8, 1);
  await stop(server);
  const early = await tablesOf(folder);
  server = await start(folder);
  await answered(server.as, old, SEATS, 4, 2);
  const young = await battle(server);
  const opened = await server.as('late').post('/v1/games', { of: 'diplomacy' });
  expect(opened.status).toBe(201);
  const youngGame = young.slice('/v1/games/'.length);
  const versionOf = async (path: string): Promise<number> =>
    (await server.as('top').get<{ version: number }>(path)).body.version;
  const listed = async () => {
    const { body } = await server
      .as('top')
      .get<{ games: readonly { game: string; version: number }[] }>('/v1/me/games');
    return Object.fromEntries(body.games.map(({ game, version }) => [game, version]));
  };
  const codeOf = async (path: string): Promise<string> => {
    const { status, body } = await server.as('top').put(`${path}/votes/draw`, { vote: true });
    return `${status} ${body.code ?? ''}`.trim();
  };
  await stop(server);
  const late = await tablesOf(folder);

  // Views alone: nothing to state. The lists come to the log by themselves, and both games go on.
  await putBack(folder, { views: early.views });
  server = await start(folder);
  const newest = { [oldGame]: await versionOf(old), [youngGame]: await versionOf(young) };
  await expect.poll(listed).toEqual(newest);
  for (const path of [old, young]) await answered(server.as, path, SEATS, 3, 3);
  await stop(server);

  // The vault alone, to before the younger game: that one stops, the other goes on in a new epoch.
  await putBack(folder, { vault: early.vault });
  const first = await said(folder, 'restored');
  expect(first).toMatchObject({ code: 1, output: expect.stringContaining(`STOPPED: ${youngGame}: no seed\n`) });
  expect(first.output).toContain('NO KEY: late joined after the backup of the vault');
  expect(first.output).toMatch(new RegExp(`continues: ${oldGame}, version ${(newest[oldGame] ?? 0) + 4}, epoch `));
  server = await start(folder);
  expect([await codeOf(young), await codeOf(old)]).toEqual(['503 GAME_STOPPED', '200']);
  expect((await server.as('late').post('/v1/games', { of: 'diplomacy' })).status).toBe(503);
  await stop(server);

  // The log alone, behind the lists, with the whole vault again: both stop until that is stated, and rebuild-views
  // leaves them.
  await putBack(folder, { vault: late.vault, events: late.events });
  server = await start(folder);
  expect([await codeOf(young), await codeOf(old)]).toEqual(['503 GAME_STOPPED', '503 GAME_STOPPED']);
  await stop(server);
  expect(await said(folder, 'rebuild-views')).toMatchObject({
    code: 1,
    output: expect.stringContaining('its view is ahead of its log'),
  });
  vi.stubEnv('NODE_OPTIONS', ahead(2));
  const second = await said(folder, 'restored');
  expect(second.code, second.output).toBe(0);
  for (const game of [oldGame, youngGame]) {
    expect(second.output).toMatch(new RegExp(`lost: ${game}, versions \\d+ to \\d+ \\(known from a view\\)`));
    expect(second.output).toContain(`continues: ${game}, version ${(newest[game] ?? 0) + 1}, epoch `);
  }
  server = await start(folder);
  for (const path of [old, young]) {
    const log = await playedOut(server, path, 4);
    expect((await server.as('top').get<Audit>(`${path}/audit`)).body).toMatchObject({ verdict: 'holds', findings: [] });
    const epochs = commitsIn(log).flatMap(({ envelope }) =>
      envelope.form === 2 && envelope.epoch > 0 ? [envelope.epoch] : [],
    );
    expect(new Set(epochs).size).toBe(1);
    await expectAccepted(folder, log, [...new Set(epochs)]);
  }
  expect((await server.as('late').post('/v1/games', { of: 'diplomacy' })).status).toBe(201);
  await stop(server);
});
