import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { playCanary } from '../../functions/features/canary/game.ts';
import { bundleOf } from '../../infra/bundles.ts';
import { localKeys, tokenFor } from '../../infra/local/server/keys.ts';
import { type Runtime, startRuntime } from '../../infra/local/server/runtime.ts';
import { builtFunctions } from '../kit/built.ts';
import { startDynalite, type TestDynamo } from '../kit/dynalite.ts';
import { client } from '../kit/plain-client.ts';

// The canary against the server of one machine over HTTP: whole, and broken in one part. All games are played at once,
// because most of their time is the ten seconds of a deadline. A busy machine may need longer to answer in time, so that
// the canary that is to find nothing wrong gives it three times as long.

const DEADLINE = 10;
const [servers, children, folders]: [Server[], ChildProcess[], string[]] = [[], [], []];
let dynamo: TestDynamo;
let runtime: Runtime;
/** What came of each game: what it says, or what the canary met. */
const came: { [game: string]: unknown } = {};

async function folderOf(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), name));
  folders.push(folder);
  return folder;
}

/** A server in another process, in which a function does nothing. */
async function withoutFunction(name: 'deadlines' | 'bots'): Promise<{ readonly url: string; readonly token: string }> {
  const [folder, bundles] = [await folderOf('canary-data-'), await folderOf('canary-bundles-')];
  await cp(await builtFunctions(), bundles, { recursive: true });
  await writeFile(bundleOf(bundles, name), 'export const handler = async () => ({ batchItemFailures: [] });\n');
  const { DYNAMODB_ENDPOINT: _, TABLE_PREFIX: __, ...env } = process.env;
  const program = ['tests/http/runtime-process.ts', folder, bundles];
  const child = spawn(process.execPath, program, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('http')) return { url: line, token: await tokenFor(await localKeys(folder), 'canary') };
  }
  throw new Error('the server did not start');
}

interface Passing {
  /** Called before a request goes on. */
  before?(path: string): Promise<void>;
  /** Returns what comes instead of an answer. */
  after?(path: string, text: string): string;
}

/** What stands before the server, and breaks it. */
async function through({ before = async () => undefined, after = (_, text) => text }: Passing): Promise<string> {
  const server = createServer(async (incoming, outgoing) => {
    const path = incoming.url ?? '';
    await before(path);
    const onward = httpRequest(
      runtime.url + path,
      { method: incoming.method, headers: { ...incoming.headers, 'accept-encoding': 'identity' } },
      async (answer) => {
        const chunks: Buffer[] = [];
        for await (const chunk of answer) chunks.push(chunk as Buffer);
        const { 'content-length': _, ...headers } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 500, headers);
        outgoing.end(after(path, Buffer.concat(chunks).toString('utf8')));
      },
    );
    incoming.pipe(onward);
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Puts a later commit of a game over an earlier one, as a role with rights of the account could. */
async function tamper(game: string): Promise<void> {
  const keyOf = (v: number) => ({ pk: { S: `G#${game}` }, sk: { S: `C#${String(v).padStart(10, '0')}` } });
  const TableName = dynamo.tables.events;
  const { Item } = await dynamo.client.send(new GetItemCommand({ TableName, Key: keyOf(6) }));
  await dynamo.client.send(new PutItemCommand({ TableName, Item: { ...Item, ...keyOf(5) } }));
}

beforeAll(async () => {
  vi.stubEnv('TABLE_PREFIX', 'test-');
  dynamo = await startDynalite();
  const folder = await folderOf('canary-data-');
  const keys = await localKeys(folder);
  const bundles = await builtFunctions();
  runtime = await startRuntime({
    folder: undefined,
    port: 0,
    bundles,
    sweepEvery: 5_000,
    keys,
    database: dynamo.endpoint,
  });
  const token = await tokenFor(keys, 'canary');
  const tampered = new Set<string>();
  const broken: { readonly [game: string]: Promise<{ readonly url: string; readonly token: string }> } = {
    board: through({
      after: (path, text) => (path.endsWith('/state') ? text.replaceAll('"nwg"', '"nth"') : text),
    }).then((url) => ({ url, token })),
    log: through({
      async before(path) {
        const [, game] = /^\/v1\/games\/(\w+)\/audit$/.exec(path) ?? [];
        if (game === undefined || tampered.has(game)) return;
        tampered.add(game);
        await tamper(game);
      },
    }).then((url) => ({ url, token })),
    deadlines: withoutFunction('deadlines'),
    bots: withoutFunction('bots'),
  };
  const games = Object.entries(broken).map(async ([name, at]) => {
    const playing = playCanary({ ...(await at), deadline: DEADLINE, late: 6_000 });
    came[name] = await playing.catch((error: unknown) => String(error));
  });
  const typed = promisify(execFile)(
    process.execPath,
    ['infra/local/fieldpost.mjs', 'canary', runtime.url, '--deadline', String(3 * DEADLINE)],
    { env: { ...process.env, FIELDPOST_DATA: folder, PORT: new URL(runtime.url).port } },
  );
  games.push(
    typed.then(
      ({ stdout }) => {
        came.command = stdout;
      },
      ({ stdout, stderr }) => {
        came.command = `${stdout}${stderr}`;
      },
    ),
  );
  await Promise.all(games);
}, 180_000);
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  for (const server of servers) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
  await runtime.close();
  await dynamo.stop();
  vi.unstubAllEnvs();
  for (const each of folders) await rm(each, { recursive: true, force: true });
});

it('`fieldpost canary` plays a game, and says that it found nothing wrong', () => {
  expect(came.command).toMatch(/^http:\/\/localhost:\d+: game g\w{20}, \d+ commits in \d+ s: as it should be\n$/);
});

it.each([
  { game: 'board', says: 'look at the board: the units of england are in nth, nth, yor' },
  { game: 'log', says: 'audit: broken, ' },
  { game: 'deadlines', says: 'wait for the deadline: it passed 6 s ago, and the game goes on' },
  { game: 'bots', says: 'wait for the bots: a bot did not answer before the deadline' },
])('the canary tells of a server with broken $game', ({ game, says }) => {
  expect(came[game]).toContain(says);
});

it('no list and no other person hears of the games', async () => {
  await runtime.idle();
  const other = client(runtime.url, await tokenFor(runtime.keys, 'alice'));
  for (const status of ['lobby', 'playing', 'over'])
    expect((await other.get(`/v1/games?status=${status}`)).body.games).toEqual([]);
  expect((await other.get('/v1/me/notifications')).body.notifications).toEqual([]);
  const own = client(runtime.url, await tokenFor(runtime.keys, 'canary'));
  const { games } = (await own.get('/v1/me/games?status=over')).body;
  expect(games.length).toBeGreaterThan(1);
});
