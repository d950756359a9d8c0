import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from '../../infra/bundle.ts';
import { type ScriptWork, script } from '../../infra/local/scripts/script.ts';
import { tokenFor } from '../../infra/local/server/keys.ts';
import { type Runtime, startRuntime } from '../../infra/local/server/runtime.ts';
import { client } from '../kit/plain-client.ts';
import { writeSection } from './section.ts';

// `npm run bench -- start`: how long `npm start` takes to its first answer, and what it needs, with no games and with
// thousands. Minutes, nearly all of them for making the games. Linux alone.

const GAMES = [0, 1_000, 10_000];
const RUNS = 7;
/** The number of games made at once, each by another person. */
const AT_ONCE = 8;
/** One in this number of games has begun. */
const BEGUN = 10;

/** Makes games over HTTP, lists included, until the folder holds `upTo`. */
async function seed(folder: string, bundles: string, from: number, upTo: number): Promise<void> {
  const runtime = await startRuntime({ folder, port: 0, bundles, sweepEvery: 60_000 });
  let next = from;
  const maker = async (): Promise<void> => {
    while (next < upTo) await make(runtime, next++);
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, maker));
    await runtime.idle();
  } finally {
    await runtime.close();
  }
}

async function make({ url, keys }: Runtime, n: number): Promise<void> {
  const [owner, guest] = await Promise.all(
    ['owner', 'guest'].map(async (who) => client(url, await tokenFor(keys, `${who}-${Math.floor(n / 10)}`))),
  );
  if (owner === undefined || guest === undefined) return;
  const { body } = await owner.post('/v1/games', { of: 'diplomacy', title: `Game ${n}`, options: { players: 2 } });
  if (n % BEGUN !== 0) return;
  for (const player of [owner, guest]) await player.post(`/v1/games/${body.game}/seats`, {});
  await owner.post(`/v1/games/${body.game}/start`, {});
}

interface Started {
  readonly ms: number;
  /** What the server has used of the processor, in milliseconds. */
  readonly cpu: number;
  /** Resident memory of the server, and of everything that `npm start` is. */
  readonly server: number;
  readonly tree: number;
}

/** A port that is free now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

async function start(folder: string): Promise<Started> {
  const port = await freePort();
  const { DYNAMODB_ENDPOINT: _, ...env } = process.env;
  const from = performance.now();
  const npm = spawn('npm', ['start'], { env: { ...env, PORT: String(port), FIELDPOST_DATA: folder }, stdio: 'ignore' });
  const isUp = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) await new Promise((done) => setTimeout(done, 10));
  const ms = performance.now() - from;
  const used = await usedBy(npm);
  npm.kill('SIGTERM');
  await once(npm, 'exit');
  while (await isUp()) await new Promise((done) => setTimeout(done, 50));
  const server = used.at(-1);
  return { ms, cpu: server?.cpu ?? 0, server: server?.rss ?? 0, tree: used.reduce((sum, { rss }) => sum + rss, 0) };
}

interface Used {
  /** MiB that are resident. */
  readonly rss: number;
  readonly cpu: number;
}

/** The kernel counts time in hundredths of a second. */
const TICK_MS = 10;

/** What a process and those below it have used, from the first to the last. */
async function usedBy({ pid }: ChildProcess): Promise<readonly Used[]> {
  const below = async (id: number): Promise<readonly Used[]> => {
    const [status, stat, list] = await Promise.all(
      ['status', 'stat', `task/${id}/children`].map((name) => readFile(`/proc/${id}/${name}`, 'utf8')),
    );
    const [user, system] = (stat ?? '')
      .replace(/^.*\) /, '')
      .split(' ')
      .slice(11, 13);
    const used = {
      rss: Number(/VmRSS:\s+(\d+)/.exec(status ?? '')?.[1]) / 1024,
      cpu: (Number(user) + Number(system)) * TICK_MS,
    };
    const children = (list ?? '').split(' ').filter((each) => each.trim() !== '');
    return [used, ...(await Promise.all(children.map((child) => below(Number(child))))).flat()];
  };
  return below(pid ?? 0);
}

/** Bytes of all files in a folder. */
async function sizeOf(folder: string): Promise<number> {
  const sizes = (await readdir(folder, { recursive: true })).map(async (name) => (await stat(join(folder, name))).size);
  return (await Promise.all(sizes)).reduce((sum, each) => sum + each, 0);
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function measure({ report, tell }: ScriptWork): Promise<number> {
  const progress = report(GAMES.length * (1 + RUNS));
  const root = await mkdtemp(join(tmpdir(), 'fieldpost-start-'));
  const bundles = join(root, 'bundles');
  const folders = GAMES.map((games) => join(root, `data-${games}`));
  const runs: Started[][] = GAMES.map(() => []);
  try {
    await bundle(bundles);
    for (const [i, games] of GAMES.entries()) {
      const [folder = '', before] = [folders[i], folders[i - 1]];
      if (before !== undefined) await cp(before, folder, { recursive: true });
      // In a separate process: functions know one database for as long as they live.
      const [code] = await once(
        fork(import.meta.filename, ['seed', folder, bundles, String(GAMES[i - 1] ?? 0), String(games)]),
        'exit',
      );
      if (code !== 0) throw new Error('the games could not be made');
      await start(folder);
      progress.step();
    }
    // By turns, so that what else this machine does weighs on all alike.
    for (let n = 0; n < RUNS; n++) {
      for (const [i, folder] of folders.entries()) {
        runs[i]?.push(await start(folder));
        progress.step();
      }
    }
    const sizes = await Promise.all(folders.map(sizeOf));
    progress.end();
    const rows = GAMES.map((games, i) => ({ games, bytes: sizes[i], starts: runs[i] }));
    await tell(await writeSection('npm start', textOf(sizes, runs)), { rows });
    return 0;
  } finally {
    progress.end();
    await rm(root, { recursive: true });
  }
}

function textOf(sizes: readonly number[], runs: readonly (readonly Started[])[]): string {
  const rows = GAMES.map((games, i) => {
    const these = runs[i] ?? [];
    const times = these.map(({ ms }) => ms);
    const [size, ...figures] = [
      (sizes[i] ?? 0) / 2 ** 20,
      median(times),
      Math.min(...times),
      median(these.map(({ cpu }) => cpu)),
      median(these.map(({ server }) => server)),
      median(these.map(({ tree }) => tree)),
    ];
    return `| ${[games, size?.toFixed(0), ...figures.map((each) => each.toFixed(0))].join(' | ')} |`;
  });
  return `\`npm run bench -- start\` wrote this: ${cpus().length} cores, Node ${process.version}. ${RUNS} starts of each row, in turn.

- A start lasts from the command to the first answer over HTTP. All packages are installed, and all bundles are built.
- Processor time is that of the server alone.
- Memory is resident memory at the first answer: of the server, and of npm, shell, launcher and server together. Shared
  pages count in each process.

| games | data, MiB | first answer, ms | fastest | processor, ms | server, MiB | all, MiB |
|---|---|---|---|---|---|---|
${rows.join('\n')}`;
}

const [word, folder = '', bundles = '', from, upTo] = process.argv.slice(2);
if (word === 'seed') await seed(folder, bundles, Number(from), Number(upTo));
else
  await script(
    {
      name: 'bench -- start',
      takes: '[--json]',
      does: 'measure npm start with up to 10,000 games, a quarter of an hour, and write it into tests/bench/RESULTS.md',
      example: 'npm run bench -- start',
    },
    measure,
  );
