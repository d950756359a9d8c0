import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { G } from '../../domain/log/times.ts';
import { bundle } from '../../infra/bundle.ts';
import { countIn } from '../../infra/local/commands/usage.ts';
import { type ScriptWork, script } from '../../infra/local/scripts/script.ts';
import { type LocalKeys, newKeys, tokenFor } from '../../infra/local/server/keys.ts';
import { startRuntime } from '../../infra/local/server/runtime.ts';
import { type Client, client } from '../kit/plain-client.ts';
import { listen } from '../live/listener.ts';
import { writeSection } from './section.ts';

// `npm run bench -- due`: 10,000 lobbies that expire in the same second on a server in a separate process. Connections
// follow all of them. `npm run bench -- due GAMES`: fewer.

const HOSTS = 50;
/** Games that one connection follows, and connections of one person. */
const [FOLLOWED, EACH] = [100, 10];
/** Requests at once. */
const AT_ONCE = 8;
/** Time for a game to be opened and followed, in milliseconds. */
const TO_OPEN_MS = 60;
const LEAST_MS = 120_000;

type Said = { readonly url: string } | { readonly megabytes: number };

async function serve(keys: LocalKeys): Promise<void> {
  const bundles = await mkdtemp(join(tmpdir(), 'fieldpost-'));
  process.env.FIELDPOST_QUOTAS ??= '{"lobbies":2000,"open":2000,"hourly":2000}';
  await bundle(bundles);
  const runtime = await startRuntime({ folder: undefined, port: 0, bundles, sweepEvery: 2_000, keys });
  process.on('message', async (asked) => {
    if (asked === 'memory') {
      process.send?.({ megabytes: process.memoryUsage().rss / 2 ** 20 } satisfies Said);
      return;
    }
    await runtime.close();
    await rm(bundles, { recursive: true });
    process.exit();
  });
  process.send?.({ url: runtime.url } satisfies Said);
}

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, Math.max(0, ms)));

interface Measured {
  /** Milliseconds after the moment at which the deadlines took effect, sorted. */
  readonly answered: readonly number[];
  readonly told: readonly number[];
  /** MiB of the server: before the deadline, at most, and a minute after. */
  readonly memory: readonly [before: number, most: number, after: number];
}

async function measure({ report, tell }: ScriptWork, count: number): Promise<number> {
  const keys = await newKeys();
  const server = fork(new URL(import.meta.url), ['serve', JSON.stringify(keys)]);
  process.on('exit', () => server.kill());
  const said = () => new Promise<Said>((done) => server.once('message', (message) => done(message as Said)));
  const { url } = (await said()) as { url: string };
  const memory = async (): Promise<number> => {
    server.send('memory');
    return ((await said()) as { megabytes: number }).megabytes;
  };

  const due = Date.now() + LEAST_MS + count * TO_OPEN_MS;
  const progress = report(count);
  const hosts = await Promise.all(
    Array.from({ length: HOSTS }, async (_, n) => client(url, await tokenFor(keys, `host-${n}`))),
  );
  const games: string[] = [];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, lane) => {
      for (let n = lane; n < count; n += AT_ONCE) {
        games.push(await lobbyOf(hosts[n % HOSTS] as Client, due));
        progress.step();
      }
    }),
  );
  const told = new Map<string, number>();
  await Promise.all(
    Array.from({ length: Math.ceil(count / FOLLOWED) }, async (_, n) => {
      const token = await tokenFor(keys, `reader-${Math.floor(n / EACH)}`);
      const listener = await listen(url, ['fieldpost.v1', `bearer.${token}`]);
      await listener.ask({ type: 'subscribe', games: games.slice(n * FOLLOWED, (n + 1) * FOLLOWED) });
      listener.socket.on('message', (data) => {
        const message = JSON.parse(String(data)) as { readonly type: string; readonly game?: string };
        if (message.type === 'game' && message.game !== undefined && !told.has(message.game))
          told.set(message.game, Date.now());
      });
    }),
  );
  progress.end();
  if (Date.now() > due) throw new Error('opening the games took too long: measure fewer');

  await sleep(due + G - Date.now());
  const before = await memory();
  let most = before;
  const last = Date.now() + 600_000;
  while (told.size < count && Date.now() < last) {
    await sleep(500);
    most = Math.max(most, await memory());
  }
  await sleep(60_000);
  const answered = await endsOf(hosts[0] as Client);
  const measured: Measured = {
    answered: sorted(answered.map((at) => at - due - G)),
    told: sorted([...told.values()].map((at) => at - due - G)),
    memory: [before, most, await memory()],
  };
  server.send('stop');
  await tell(await write(count, measured), measured);
  process.exit(measured.told.length === count && answered.length === count ? 0 : 1);
}

/** Opens a lobby that expires at a time, as exactly as whole seconds allow. */
async function lobbyOf(host: Client, due: number): Promise<string> {
  const lobbyExpires = Math.max(10, Math.floor((due - Date.now()) / 1000));
  const { body } = await host.post('/v1/games', { of: 'diplomacy', settings: { lobbyExpires } });
  return String(body.game);
}

/** Returns when the games ended, from the list of finished games. */
async function endsOf(reader: Client): Promise<readonly number[]> {
  const ends: number[] = [];
  let next: string | undefined = '/v1/games?status=over&limit=100';
  while (next !== undefined) {
    const { body } = (await reader.get(next)) as {
      body: { readonly games: readonly { readonly at: number }[]; readonly next?: string };
    };
    ends.push(...body.games.map(({ at }) => at));
    next = body.next;
  }
  return ends;
}

const sorted = (times: readonly number[]): readonly number[] => [...times].sort((a, b) => a - b);

async function write(count: number, { answered, told, memory }: Measured): Promise<string> {
  const at = (times: readonly number[], share: number): string =>
    ((times[Math.ceil(times.length * share) - 1] ?? Number.NaN) / 1000).toFixed(1);
  const row = (what: string, times: readonly number[]): string =>
    `| ${what} | ${times.length} | ${at(times, 0.5)} | ${at(times, 0.99)} | ${at(times, 1)} |`;
  const [before, most, after] = memory.map((megabytes) => megabytes.toFixed(0));
  return writeSection(
    'Many deadlines at once',
    `\`npm run bench -- due\` wrote this: ${cpus().length} cores, Node ${process.version}. ${count} lobbies expire in the same second on one
server, and ${Math.ceil(count / FOLLOWED)} connections follow them. Seconds after the moment at which a deadline takes effect. A game is told
after the lists show it. Memory of the server: ${before} MiB before, ${most} at most, ${after} a minute after the last one.

| | games | median | p99 | last |
|---|---|---|---|---|
${row('answered', answered)}
${row('listed and told', told)}`,
  );
}

if (process.argv[2] === 'serve') await serve(JSON.parse(process.argv[3] ?? '') as LocalKeys);
else
  await script(
    {
      name: 'bench -- due',
      takes: '[GAMES] [--json]',
      does: 'let 10,000 deadlines pass at once on a server, and write when each was answered and told into tests/bench/RESULTS.md',
      example: 'npm run bench -- due 1000',
    },
    (work) => measure(work, countIn(work.words[0], 10_000)),
  );
