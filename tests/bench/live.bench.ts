import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from '../../infra/bundle.ts';
import { type ScriptWork, script } from '../../infra/local/scripts/script.ts';
import { type LocalKeys, newKeys, tokenFor } from '../../infra/local/server/keys.ts';
import { startRuntime } from '../../infra/local/server/runtime.ts';
import { client } from '../kit/plain-client.ts';
import { listen } from '../live/listener.ts';
import { writeSection } from './section.ts';

// `npm run bench -- live`: what a command costs the server's processor by the number of connections that hear of it.
// The server is a separate process.

const LISTENERS = [0, 7, 1_000];
/** The numbers of games and of commands in each, for each number of connections: a seat sends no more at once. */
const GAMES = 8;
const COMMANDS = 4;
/** Connections of one person. */
const EACH = 10;

type Said = { readonly url: string } | { readonly cpu: number };

async function serve(keys: LocalKeys): Promise<void> {
  const bundles = await mkdtemp(join(tmpdir(), 'fieldpost-'));
  process.env.FIELDPOST_QUOTAS ??= '{"lobbies":200,"open":200,"hourly":200}';
  await bundle(bundles);
  const runtime = await startRuntime({ folder: undefined, port: 0, bundles, sweepEvery: 600_000, keys });
  process.on('message', async (asked) => {
    await runtime.idle();
    if (asked === 'cpu') {
      const { user, system } = process.cpuUsage();
      process.send?.({ cpu: (user + system) / 1000 } satisfies Said);
      return;
    }
    await runtime.close();
    await rm(bundles, { recursive: true });
    process.exit();
  });
  process.send?.({ url: runtime.url } satisfies Said);
}

async function measure({ report, tell }: ScriptWork): Promise<number> {
  const keys = await newKeys();
  const server = fork(new URL(import.meta.url), ['serve', JSON.stringify(keys)]);
  process.on('exit', () => server.kill());
  const said = () => new Promise<Said>((done) => server.once('message', (message) => done(message as Said)));
  const { url } = (await said()) as { url: string };
  const cpu = async (): Promise<number> => {
    server.send('cpu');
    return ((await said()) as { cpu: number }).cpu;
  };
  const [ann, ben] = [client(url, await tokenFor(keys, 'ann')), client(url, await tokenFor(keys, 'ben'))];
  const games: string[] = [];
  while (games.length < LISTENERS.length * GAMES) {
    const { game } = (await ann.post('/v1/games', { of: 'diplomacy', options: { players: 2 } })).body as {
      game: string;
    };
    for (const player of [ann, ben]) await player.post(`/v1/games/${game}/seats`, {});
    await ann.post(`/v1/games/${game}/start`, {});
    games.push(game);
  }
  const orders = { type: 'orders', orders: {}, ready: false };

  const progress = report(LISTENERS.length);
  const rows: { listeners: number; ms: number }[] = [];
  let there = 0;
  for (const [i, listeners] of LISTENERS.entries()) {
    for (; there < listeners; there++) {
      const listener = await listen(url, [
        'fieldpost.v1',
        `bearer.${await tokenFor(keys, `listener-${Math.floor(there / EACH)}`)}`,
      ]);
      await listener.ask({ type: 'subscribe', games });
    }
    const before = await cpu();
    for (const game of games.slice(i * GAMES, (i + 1) * GAMES))
      for (let n = 0; n < COMMANDS; n++) {
        await ann.post(`/v1/games/${game}/actions`, { ask: 'S1914M', command: orders });
        await cpu();
      }
    rows.push({ listeners, ms: ((await cpu()) - before) / (GAMES * COMMANDS) });
    progress.step();
  }
  progress.end();
  const section = await writeSection(
    'What listeners cost a command',
    `\`npm run bench -- live\` wrote this: ${cpus().length} cores, Node ${process.version}. Processor time of the whole server for a command,
by the number of connections that follow the game. Mean of ${GAMES * COMMANDS} commands.

| connections | processor, ms |
|---|---|
${rows.map(({ listeners, ms }) => `| ${listeners} | ${ms.toFixed(1)} |`).join('\n')}`,
  );
  server.send('stop');
  await tell(section, { rows });
  process.exit(0);
}

if (process.argv[2] === 'serve') await serve(JSON.parse(process.argv[3] ?? '') as LocalKeys);
else
  await script(
    {
      name: 'bench -- live',
      takes: '[--json]',
      does: 'measure what a command costs while 7 and 1,000 connections hear of it, and write it into tests/bench/RESULTS.md',
      example: 'npm run bench -- live',
    },
    measure,
  );
