import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MatchView } from '../../domain/match/view/view.ts';
import type { Receipt } from '../../functions/features/matches/handle-command.ts';
import { nodeProgram } from '../../infra/local/node.mjs';
import { type LocalKeys, localKeys, tokenFor } from '../../infra/local/server/keys.ts';
import { outboxIn } from '../../infra/local/server/outbox.ts';
import { openStore } from '../../infra/local/server/store.ts';
import { builtFunctions } from '../kit/built.ts';
import { sampleSize } from '../kit/long.ts';
import { longSavedGame } from '../kit/long-saved-game.ts';
import { PATIENCE_MS } from '../kit/patience.ts';
import { type Client, type CommitsPage, clientOf, SEATS } from './kit.ts';

let folder: string;
let bundles: string;
let keys: LocalKeys;
let server: { readonly process: ChildProcess; readonly url: string };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fieldpost-data-'));
  keys = await localKeys(folder);
  bundles = await builtFunctions();
  await start();
});
afterAll(async () => {
  await kill();
  await rm(folder, { recursive: true });
});

async function start(): Promise<void> {
  const { DYNAMODB_ENDPOINT: _, ...env } = process.env;
  const args = ['tests/http/runtime-process.ts', folder, bundles];
  const child = spawn(await nodeProgram(), args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  server = { process: child, url };
}

/** As when the power fails: nothing is finished, nothing is said. */
async function kill(): Promise<void> {
  const gone = once(server.process, 'exit');
  server.process.kill('SIGKILL');
  await gone;
}

const as = (user: string): Client => clientOf(server.url, user, (name) => tokenFor(keys, name));
type Page = { readonly games: readonly MatchView[] };

/** What is read, once it is as it should be: lists and bots follow the log a moment later. */
async function eventually<T>(read: () => Promise<T>, isDone: (value: T) => boolean): Promise<T> {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    const value = await read();
    if (isDone(value)) return value;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`still ${JSON.stringify(await read())}`);
}

describe('a server on one machine, killed in the middle of work', () => {
  const receipts: Receipt[] = [];
  const paths: string[] = [];

  it('has everything it ever answered for, and its lists are right, when it is started again', async () => {
    const create = (n: number, visibility = 'public') =>
      as('alice').post(
        '/v1/games',
        { of: 'diplomacy', title: `Game ${n}`, settings: { visibility } },
        { 'idempotency-key': `game-${n}` },
      );
    for (const n of [0, 1]) {
      const { body } = await create(n, n === 0 ? 'public' : 'private');
      receipts.push(body);
      paths.push(`/v1/games/${body.game}`);
    }
    for (const [i, seat] of SEATS.diplomacy.entries()) {
      const { body } = await as('alice').post(`${paths[0]}/seats`, i === 0 ? { seat } : { seat, kind: 'bot' });
      receipts.push(body);
    }
    receipts.push((await as('alice').post(`${paths[0]}/start`)).body);

    // A player writes, and is told of it.
    const news = () => as('alice').get<{ press?: readonly string[]; cursor: string }>(`/v1/me/events${after}`);
    let after = `?after=${(await as('alice').get<{ cursor: string }>('/v1/me/events')).body.cursor}`;
    await as('alice').post(`${paths[0]}/press`, { to: 'all', text: 'Who is there?' });
    const told = await eventually(
      async () => (await news()).body,
      ({ press }) => press !== undefined,
    );
    after = `?after=${told.cursor}`;

    // Three more are on their way when it dies; callers without an answer ask again, with the same key.
    const sent = [2, 3, 4].map((n) => create(n));
    receipts.push((await Promise.race(sent)).body);
    await kill();
    const answered = await Promise.allSettled(sent);
    // As if it had died between the entry and its messages: readers are told when it starts again.
    const store = await openStore({ path: join(folder, 'db') });
    await outboxIn(store.notes).before(`P#${receipts[0]?.game}#all M#0000000001`);
    await store.close();
    await start();
    const again = await eventually(
      async () => (await news()).body,
      ({ press }) => press !== undefined,
    );
    expect(again.press).toEqual([receipts[0]?.game]);
    for (const [i, each] of answered.entries()) {
      const { body } = await create(i + 2);
      if (each.status === 'fulfilled') expect(body).toEqual(each.value.body);
      receipts.push(body);
    }

    for (const { game, version, hash } of receipts) {
      const { body } = await as('alice').get<CommitsPage>(`/v1/games/${game}/events?after=${version - 1}&limit=1`);
      expect(body.commits[0]).toMatchObject({ hash, envelope: { v: version } });
    }
    const titles = ({ games }: Page): readonly string[] => games.map(({ title }) => String(title)).sort();
    const listed = await eventually(
      async () => (await as('bob').get<Page>('/v1/games')).body,
      ({ games }) => games.length === 4,
    );
    expect(titles(listed)).toEqual(['Game 0', 'Game 2', 'Game 3', 'Game 4']);
    const mine = await eventually(
      async () => (await as('alice').get<Page>('/v1/me/games')).body,
      ({ games }) => games.length === 5,
    );
    expect(titles(mine)).toEqual(['Game 0', 'Game 1', 'Game 2', 'Game 3', 'Game 4']);
    expect((await as('bob').get<Page>('/v1/me/games')).body.games).toEqual([]);
  });

  it('lets its bots answer what was open when it died, and what comes after', async () => {
    const settled = async () => (await as('alice').get<MatchView>(paths[0]!)).body;
    const others = SEATS.diplomacy.filter((seat) => seat !== 'austria');
    const isAnswered = ({ asks }: MatchView): boolean =>
      others.every((seat) => asks.find((ask) => ask.seat === seat)?.settled === true);
    const { asks, phase } = await eventually(settled, isAnswered);
    expect(phase).toBe('Spring 1901, movement');
    expect(asks.filter((ask) => !ask.settled)).toMatchObject([{ seat: 'austria' }]);
    const { status } = await as('alice').post(`${paths[0]}/actions`, {
      ask: 'S1901M',
      command: { type: 'orders', orders: {} },
    });
    expect(status).toBe(200);
    const next = await eventually(settled, (game) => game.phase !== phase && isAnswered(game));
    const listed = await eventually(
      async () => (await as('alice').get<Page>('/v1/games?status=playing')).body.games[0],
      (game) => game?.version === next.version,
    );
    const { mine, ...shown } = next;
    expect(mine).toEqual(['austria']);
    const { phaseShort, ...rest } = shown;
    expect(phaseShort).toBe('Aut 1901, orders');
    expect(listed).toEqual({ ...rest, title: 'Game 0', people: { [next.owner]: 'alice' } });
  });
});

describe('deadlines of a server on one machine', () => {
  const lobby = async (lobbyExpires: number): Promise<string> => {
    const { body } = await as('carol').post('/v1/games', { of: 'diplomacy', settings: { lobbyExpires } });
    return `/v1/games/${body.game}`;
  };
  const status = async (path: string) => (await as('carol').get<MatchView>(path)).body.status;
  const isOver = (found: string): boolean => found === 'over';

  it('take effect when they pass, and when they passed while it was dead: its queues are lost, and the clock finds them', async () => {
    const [alive, dead] = [await lobby(10), await lobby(18)];
    await eventually(() => status(alive), isOver);
    const { due = 0 } = (await as('carol').get<MatchView>(dead)).body;
    await kill();
    await new Promise((passed) => setTimeout(passed, Math.max(0, due - Date.now())));
    await start();
    await eventually(() => status(dead), isOver);
  });
});

describe('work that takes long', () => {
  const phases = sampleSize(80, 700);
  /** Of the imported game: two commits before the first phase, then one of each power in each. */
  const version = 2 + 7 * phases;

  it(`is done in another process: others are answered while ${phases} phases are imported, and a retry opens no second sandbox`, async () => {
    const file = longSavedGame(phases);
    let isDone = false;
    const importing = async () => {
      const began = performance.now();
      const send = () => as('alice').post('/v1/imports', { file }, { 'idempotency-key': 'long' });
      const answers = await Promise.all([send(), send()]);
      isDone = true;
      return { answers, took: performance.now() - began };
    };
    const answering = async (): Promise<readonly number[]> => {
      const waits: number[] = [];
      while (!isDone) {
        const began = performance.now();
        expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
        waits.push(performance.now() - began);
        await new Promise((done) => setTimeout(done, 20));
      }
      return waits;
    };
    const [{ answers, took }, waits] = await Promise.all([importing(), answering()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(answers[0]?.body.version).toBe(version);
    // Done in the server's own process, it would keep others waiting nearly as long as it takes.
    expect(Math.max(...waits)).toBeLessThan(took / 2);
  });

  it('has what it did in the lists, and its past can be looked at', async () => {
    const { games } = await eventually(
      async () => (await as('alice').get<Page>('/v1/me/games')).body,
      (page) => page.games.some((each) => each.version === version),
    );
    const game = games.find((each) => each.version === version)?.game;
    const { body } = await as('alice').get<{ version: number }>(`/v1/games/${game}/state?version=${version - 100}`);
    expect(body.version).toBe(version - 100);
    expect(
      (await as('alice').get<{ phases: readonly unknown[] }>(`/v1/games/${game}/export?format=saved-game`)).body.phases,
    ).toHaveLength(phases + 1);
  });
});
