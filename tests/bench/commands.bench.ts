import { Agent, request } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { POWERS, type Power } from '../../domain/diplomacy/map/vocabulary.ts';
import { countIn, WrongUsage } from '../../infra/local/commands/usage.ts';
import { type ScriptWork, script } from '../../infra/local/scripts/script.ts';
import { type LocalKeys, localKeys, tokenFor } from '../../infra/local/server/keys.ts';
import { cleanUp, newFolder, start, stop } from '../http/machine.ts';
import { writeSection } from './section.ts';

// `npm run bench -- commands`: commands over HTTP, on the server that `npm start` starts, in a separate process, with
// its data on the disk: one after another, from 16 clients, in a game that grows to 10,000 commits, and until the lists
// show it. Diplomacy, seven people with units that hold: the rules take no part of the time. The figures go into
// RESULTS.md.

const MARKS = [100, 1_000, 10_000];
const CLIENTS = 16;
const THROUGHPUT_MS = 15_000;
const SHOWN = 50;

const agent = new Agent({ keepAlive: true, maxSockets: 2 * CLIENTS });

interface Answer {
  readonly status: number;
  readonly body: { readonly [field: string]: unknown };
}

/** Sends one request over a connection that is kept. */
const send = (method: string, url: string, token: string, body?: unknown): Promise<Answer> =>
  new Promise((done, failed) => {
    const sent = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
    const headers = {
      authorization: `Bearer ${token}`,
      ...(sent && {
        'content-type': 'application/json',
        'content-length': sent.length,
        'idempotency-key': crypto.randomUUID(),
      }),
    };
    const outgoing = request(url, { method, agent, headers }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => {
        const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Answer['body'];
        const { statusCode: status = 0 } = incoming;
        if (status < 300) done({ status, body });
        else failed(new Error(`${method} ${url}: ${status} ${JSON.stringify(body)}`));
      });
      incoming.on('error', failed);
    });
    outgoing.on('error', failed);
    outgoing.end(sent);
  });

/** A game of seven people, and the next of their commands. `took`: told what each command took, in milliseconds. */
interface Table {
  readonly url: string;
  readonly tokens: ReadonlyMap<string, string>;
  version(): number;
  play(took: (milliseconds: number) => void): Promise<number>;
}

async function tableAt(url: string, keys: LocalKeys, name: string): Promise<Table> {
  const tokens = new Map(
    await Promise.all(POWERS.map(async (power) => [power, await tokenFor(keys, `${name}-${power}`)] as const)),
  );
  const tokenOf = (seat: string): string => tokens.get(seat as Power) ?? '';
  const [host] = POWERS;
  const { game } = (await send('POST', `${url}/v1/games`, tokenOf(host), { of: 'diplomacy' })).body;
  const at = `${url}/v1/games/${String(game)}`;
  for (const power of POWERS) await send('POST', `${at}/seats`, tokenOf(power), { seat: power });
  let version = Number((await send('POST', `${at}/start`, tokenOf(host), {})).body.version);
  let asks: { readonly seat: string; readonly ask: string; readonly settled?: true }[] = [];
  return {
    url: at,
    tokens,
    version: () => version,
    async play(took) {
      if (asks.length === 0)
        asks = [...((await send('GET', at, tokenOf(host))).body.asks as typeof asks)].filter(({ settled }) => !settled);
      const next = asks.shift();
      if (next === undefined) throw new Error('nobody is asked');
      const body = { ask: next.ask, seat: next.seat, command: { type: 'orders', orders: {}, ready: true } };
      const from = performance.now();
      const answer = await send('POST', `${at}/actions`, tokenOf(next.seat), body);
      took(performance.now() - from);
      version = Number(answer.body.version);
      return version;
    },
  };
}

/** What was measured, in milliseconds. */
interface Row {
  readonly what: string;
  readonly median: number;
  readonly p99: number;
}

const at = (times: readonly number[], share: number): number => {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
};
const rowOf = (what: string, times: readonly number[]): Row => ({ what, median: at(times, 0.5), p99: at(times, 0.99) });
const line = ({ what, median, p99 }: Row): string => `| ${what} | ${median.toFixed(1)} ms | ${p99.toFixed(1)} ms |`;

/** One command after another until each mark; the last 200 before it are measured. */
async function oneAfterAnother(table: Table, marks: readonly number[], step: () => void): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const mark of marks) {
    const times: number[] = [];
    while (table.version() < mark) {
      await table.play((took) => times.push(took));
      step();
    }
    rows.push(rowOf(`one after another, at ${mark} commits`, times.slice(-200)));
  }
  return rows;
}

/** All clients at once, each in a separate game. */
async function together(tables: readonly Table[]): Promise<Row> {
  const [from, times] = [performance.now(), [] as number[]];
  await Promise.all(
    tables.map(async (table) => {
      while (performance.now() - from < THROUGHPUT_MS) await table.play((took) => times.push(took));
    }),
  );
  const rate = (times.length / (performance.now() - from)) * 1000;
  return rowOf(`${tables.length} clients at once: ${rate.toFixed(0)} a second`, times);
}

/** From the answer to a command until the list of the one who sent it shows it. */
async function shown(table: Table, step: () => void): Promise<Row> {
  const times: number[] = [];
  const [token = ''] = table.tokens.values();
  for (let n = 0; n < SHOWN; n++) {
    const version = await table.play(() => undefined);
    const from = performance.now();
    for (;;) {
      const { games } = (
        await send('GET', `${table.url.replace(/\/[^/]*$/, '').replace('/v1/games', '/v1/me/games')}`, token)
      ).body;
      if ((games as { readonly version: number }[]).some((game) => game.version >= version)) break;
    }
    times.push(performance.now() - from);
    step();
  }
  return rowOf('from the answer until the list of a player shows it', times);
}

async function measure({ words, report, tell }: ScriptWork): Promise<number> {
  const marks = words.length === 0 ? MARKS : words.map((word) => countIn(word, 0));
  if (marks.some((mark, i) => mark <= (marks[i - 1] ?? 0)))
    throw new WrongUsage('numbers of commits, each larger than the one before');
  const progress = report((marks.at(-1) ?? 0) + SHOWN);
  const step = (): void => progress.step();
  try {
    const folder = await newFolder();
    const server = await start(folder);
    const keys = await localKeys(folder);
    const alone = await tableAt(server.url, keys, 'alone');
    const rows = [...(await oneAfterAnother(alone, marks, step))];
    const tables: Table[] = [];
    for (let n = 0; n < CLIENTS; n++) tables.push(await tableAt(server.url, keys, `t${n}`));
    rows.push(await together(tables), await shown(tables[0] as Table, step));
    await stop(server);
    progress.end();
    const load = (loadavg()[0] ?? 0).toFixed(1);
    const section = await writeSection(
      'A command over HTTP',
      `\`npm run bench -- commands\` wrote this: ${cpus().length} cores, Node ${process.version}, load average ${load} at its end. The server runs in
a separate process, with its data on the disk.

| | median | p99 |
|---|---|---|
${rows.map(line).join('\n')}`,
    );
    await tell(section, { rows });
    return 0;
  } finally {
    progress.end();
    agent.destroy();
    await cleanUp();
  }
}

await script(
  {
    name: 'bench -- commands',
    takes: '[COMMITS…] [--json]',
    does: 'measure commands over HTTP in a game of so many commits (100, 1000, 10000), some minutes, and write it into tests/bench/RESULTS.md',
    example: 'npm run bench -- commands 100 1000',
  },
  measure,
);
