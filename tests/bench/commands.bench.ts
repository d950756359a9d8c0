import { Agent, request } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { POWERS, type Power } from '../../domain/diplomacy/map/vocabulary.ts';
import { type LocalKeys, localKeys, tokenFor } from '../../infra/local/server/keys.ts';
import { cleanUp, newFolder, start, stop } from '../http/machine.ts';
import { writeSection } from './section.ts';

// `npm run bench:commands`: commands over HTTP, on the server that `npm start` starts, in a process of its own, with its data on the disk:
// one after another, from 16 clients, in a game that grows to 10,000 commits, and until the lists show it. Diplomacy, seven people, whose
// units hold: the rules take no part of the time. The figures go into RESULTS.md, under the title given as an argument.

const [title = 'A command over HTTP', marks = '100,1000,10000'] = process.argv.slice(2);
const MARKS = marks.split(',').map(Number);
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
      ...(sent && { 'content-type': 'application/json', 'content-length': sent.length, 'idempotency-key': crypto.randomUUID() }),
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
  const tokens = new Map(await Promise.all(POWERS.map(async (power) => [power, await tokenFor(keys, `${name}-${power}`)] as const)));
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

const at = (times: readonly number[], share: number): string => {
  const sorted = [...times].sort((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(1);
};
const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** One command after another until each mark; the last 200 before it are measured. */
async function oneAfterAnother(table: Table): Promise<readonly string[]> {
  const rows: string[] = [];
  for (const mark of MARKS) {
    const times: number[] = [];
    while (table.version() < mark) await table.play((took) => times.push(took));
    const last = times.slice(-200);
    rows.push(row(`one after another, at ${mark} commits`, `${at(last, 0.5)} ms`, `${at(last, 0.99)} ms`));
  }
  return rows;
}

/** All clients at once, each in a game of its own. */
async function together(tables: readonly Table[]): Promise<string> {
  const [from, times] = [performance.now(), [] as number[]];
  await Promise.all(
    tables.map(async (table) => {
      while (performance.now() - from < THROUGHPUT_MS) await table.play((took) => times.push(took));
    }),
  );
  const rate = (times.length / (performance.now() - from)) * 1000;
  return row(`${tables.length} clients at once: ${rate.toFixed(0)} a second`, `${at(times, 0.5)} ms`, `${at(times, 0.99)} ms`);
}

/** From the answer to a command until the list of the one who sent it shows it. */
async function shown(table: Table): Promise<string> {
  const times: number[] = [];
  const [token = ''] = table.tokens.values();
  for (let n = 0; n < SHOWN; n++) {
    const version = await table.play(() => undefined);
    const from = performance.now();
    for (;;) {
      const { games } = (await send('GET', `${table.url.replace(/\/[^/]*$/, '').replace('/v1/games', '/v1/me/games')}`, token)).body;
      if ((games as { readonly version: number }[]).some((game) => game.version >= version)) break;
    }
    times.push(performance.now() - from);
  }
  return row('from the answer until the list of a player shows it', `${at(times, 0.5)} ms`, `${at(times, 0.99)} ms`);
}

try {
  const folder = await newFolder();
  const server = await start(folder);
  const keys = await localKeys(folder);
  const alone = await tableAt(server.url, keys, 'alone');
  const rows = await oneAfterAnother(alone);
  const tables: Table[] = [];
  for (let n = 0; n < CLIENTS; n++) tables.push(await tableAt(server.url, keys, `t${n}`));
  rows.length;
  const throughput = await together(tables);
  const until = await shown(tables[0] as Table);
  await stop(server);
  const load = (loadavg()[0] ?? 0).toFixed(1);
  await writeSection(
    title,
    `Written by \`npm run bench:commands\`: ${cpus().length} cores, Node ${process.version}; the load average was ${load} when it ended; the server in a process of its own, its data on the disk.

| | median | p99 |
|---|---|---|
${[...rows, throughput, until].join('\n')}`,
  );
} finally {
  agent.destroy();
  await cleanUp();
}
