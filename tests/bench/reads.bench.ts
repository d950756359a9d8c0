import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from '../../infra/bundle.ts';
import { type ScriptWork, script } from '../../infra/local/scripts/script.ts';
import { tokenFor } from '../../infra/local/server/keys.ts';
import { startRuntime } from '../../infra/local/server/runtime.ts';
import { client } from '../kit/plain-client.ts';
import { writeSection } from './section.ts';

// `npm run bench -- reads`: what reading costs the server's processor. The server is a separate process and counts its
// own time, so the figures contain neither the client nor other programs of the machine. The ratio to GET /healthz, by
// turns in one run, can be compared between machines.

const ROUNDS = 5;
const REQUESTS = 100;
const AT_ONCE = 4;

/** What the server's process answers: how to reach it, and its processor time so far, in milliseconds. */
type Said = { readonly url: string; readonly token: string } | { readonly cpu: number };

async function serve(): Promise<void> {
  const bundles = await mkdtemp(join(tmpdir(), 'fieldpost-'));
  await bundle(bundles);
  // One person opens all of them.
  process.env.FIELDPOST_QUOTAS ??= '{"lobbies":2000}';
  const runtime = await startRuntime({ folder: undefined, port: 0, bundles, sweepEvery: 600_000 });
  process.on('message', async (asked) => {
    if (asked === 'cpu') {
      const { user, system } = process.cpuUsage();
      process.send?.({ cpu: (user + system) / 1000 } satisfies Said);
      return;
    }
    await runtime.idle();
    await runtime.close();
    await rm(bundles, { recursive: true });
    process.exit();
  });
  process.send?.({ url: runtime.url, token: await tokenFor(runtime.keys, 'ann') } satisfies Said);
}

interface Reading {
  readonly name: string;
  readonly path: string;
  readonly status: number;
  readonly headers: Record<string, string>;
}

async function measure({ report, tell }: ScriptWork): Promise<number> {
  const server = fork(new URL(import.meta.url), ['serve']);
  const said = () => new Promise<Said>((done) => server.once('message', (message) => done(message as Said)));
  const { url, token } = (await said()) as { url: string; token: string };
  const cpu = async (): Promise<number> => {
    server.send('cpu');
    return ((await said()) as { cpu: number }).cpu;
  };
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const one = ({ path, headers, status }: Omit<Reading, 'name'>) =>
    new Promise<{ etag: string; bytes: number }>((done, failed) => {
      get(url + path, { agent, headers }, (answer) => {
        let bytes = 0;
        answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
        answer.on('end', () =>
          answer.statusCode === status
            ? done({ etag: answer.headers.etag ?? '', bytes })
            : failed(new Error(`${path}: ${answer.statusCode}`)),
        );
      }).on('error', failed);
    });
  const many = async (reading: Reading, times: number): Promise<void> => {
    let left = times;
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (left-- > 0) await one(reading);
      }),
    );
  };

  const ann = client(url, token);
  const authorization = `Bearer ${token}`;
  const opened = async (seats: number): Promise<string> => {
    const { game } = (await ann.post('/v1/games', { of: 'diplomacy' })).body as { game: string };
    await ann.post(`/v1/games/${game}/seats`, { seat: 'france' });
    for (const seat of ['austria', 'england', 'germany', 'italy', 'russia', 'turkey'].slice(0, seats))
      await ann.post(`/v1/games/${game}/seats`, { seat, kind: 'bot' });
    return game;
  };
  const game = await opened(6);
  await ann.post(`/v1/games/${game}/start`, {});
  await new Promise((done) => setTimeout(done, 3_000));

  const state = `/v1/games/${game}/state`;
  const poll = '/v1/me/games?awaiting=true&fields=id,version,seat,deadline';
  const whole = async (name: string, path: string): Promise<Reading[]> => {
    const reading = { name, path, status: 200, headers: { authorization } };
    const { etag, bytes } = await one(reading);
    return [
      { ...reading, name: `${name}, ${bytes} bytes` },
      { ...reading, name: `${name}: 304`, status: 304, headers: { authorization, 'if-none-match': etag } },
    ];
  };
  const readings: Reading[] = [
    { name: 'GET /healthz', path: '/healthz', status: 200, headers: {} },
    ...(await whole('GET state', state)),
    ...(await whole('GET actions', `/v1/games/${game}/actions`)),
    ...(await whole('GET me/games', '/v1/me/games')),
    ...(await whole('GET me/games, what waits, four fields', poll)),
  ];
  const spent = readings.map((): number[] => []);
  const progress = report(ROUNDS * readings.length);
  for (const reading of readings) await many(reading, REQUESTS);
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, reading] of readings.entries()) {
      const before = await cpu();
      await many(reading, REQUESTS);
      spent[i]?.push(((await cpu()) - before) / REQUESTS);
      progress.step();
    }
  progress.end();
  const medians = spent.map((times) => times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0);
  const [health = 1] = medians;
  const rows = readings.map(({ name }, i) => {
    const ms = medians[i] ?? 0;
    return `| ${name} | ${ms.toFixed(2)} | ${Math.round(1000 / ms)} | ${(ms / health).toFixed(1)} |`;
  });
  const section = await writeSection(
    'What reading costs',
    `\`npm run bench -- reads\` wrote this: ${cpus().length} cores, Node ${process.version}. Processor time of the whole server: gateway, function,
proxy and store. Median of ${ROUNDS} rounds of ${REQUESTS} requests in turn, ${AT_ONCE} at once.

| | processor, ms | a second a core | × GET /healthz |
|---|---|---|---|
${rows.join('\n')}`,
  );
  agent.destroy();
  server.send('stop');
  await tell(section, { rows: readings.map(({ name }, i) => ({ name, processorMs: medians[i] })) });
  return 0;
}

if (process.argv[2] === 'serve') await serve();
else
  await script(
    {
      name: 'bench -- reads',
      takes: '[--json]',
      does: 'measure what reading costs the server, and write it into tests/bench/RESULTS.md',
      example: 'npm run bench -- reads',
    },
    measure,
  );
