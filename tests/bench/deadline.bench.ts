import { fork } from 'node:child_process';
import { cpus } from 'node:os';
import { type ScriptWork, script } from '../../infra/local/scripts/script.ts';
import { type LocalKeys, localKeys, tokenFor } from '../../infra/local/server/keys.ts';
import { cleanUp, newFolder, start, stop } from '../http/machine.ts';
import { writeSection } from './section.ts';

// `npm run bench -- deadline`: an opponent in a separate process sends everything that it may over 48 connections.
// Meanwhile another player orders and answers shortly before the deadline. 20 tries, one after the other, take four
// minutes; only this machine is involved. The figures go into RESULTS.md.

const TRIES = 20;
const CONNECTIONS = 48;
const DEADLINE_S = 10;
/** So early before the deadline the flood begins, and orders are sent. */
const FLOOD_MS = 1_800;
const BEFORE_MS = [1_100, 800, 500, 150];

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, Math.max(0, ms)));

type Answer = { readonly status: number; readonly body: Record<string, unknown> };

/** Sends one request; any status is an answer. */
async function send(url: string, token: string, method: string, body?: unknown): Promise<Answer> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
  };
  const response = await fetch(url, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** Sends a request of the preparation until it is answered as it should be. */
async function prepared(url: string, token: string, method: string, body?: unknown): Promise<Answer['body']> {
  for (let tries = 0; tries < 10; tries++) {
    const answer = await send(url, token, method, body);
    if (answer.status < 300) return answer.body;
    process.stderr.write(`${method} ${url}: ${JSON.stringify(answer.body)}\n`);
    await sleep(200);
  }
  throw new Error(`${method} ${url} does not work`);
}

const sheet = (ask: string) => ({ ask, command: { type: 'orders', orders: {}, ready: false } });

/** Everything that an opponent may send, over and over, until told to stop. */
async function flood(game: string, token: string, ask: string): Promise<void> {
  const nuisances = [
    (n: number) => send(`${game}/votes/draw`, token, 'PUT', { vote: n % 2 === 0 }),
    (n: number) => send(`${game}/votes/cancel`, token, 'PUT', { vote: n % 2 === 0 }),
    () => send(`${game}/actions`, token, 'POST', sheet(ask)),
    (n: number) =>
      send(`${game}/standing-orders`, token, 'PUT', { standing: n % 2 === 0 ? { retreats: 'disband' } : null }),
    () => send(`${game}/takebacks`, token, 'POST', {}),
    () => send(`${game}/state`, token, 'GET'),
  ];
  let isOver = false;
  process.once('message', () => {
    isOver = true;
  });
  const statuses: Record<number, number> = {};
  const connection = async (i: number): Promise<void> => {
    for (let n = 0; !isOver; n++) {
      const { status } = (await nuisances[(i + n) % nuisances.length]?.(n)) ?? { status: 0 };
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, i) => connection(i)));
  process.send?.(statuses);
  process.disconnect();
}

interface Try {
  /** Milliseconds that each command of the other took. */
  readonly took: readonly number[];
  /**
   * What became of the last one, which was sent just before the deadline: its status, and how many milliseconds before.
   */
  readonly last: number;
  readonly before: number;
  readonly sent: number;
}

async function oneTry(url: string, keys: LocalKeys, n: number): Promise<Try> {
  const [fair, foe] = await Promise.all([tokenFor(keys, `fair-${n}`), tokenFor(keys, `foe-${n}`)]);
  const settings = { deadlines: { default: DEADLINE_S } };
  const made = await prepared(`${url}/v1/games`, fair, 'POST', { of: 'diplomacy', options: { players: 2 }, settings });
  const game = `${url}/v1/games/${String(made.game)}`;
  for (const token of [fair, foe]) await prepared(`${game}/seats`, token, 'POST', {});
  const started = await prepared(`${game}/start`, fair, 'POST');
  const due = Number(started.at) + DEADLINE_S * 1000;
  const { actions } = (await prepared(`${game}/actions`, fair, 'GET')) as { actions: readonly { ask: string }[] };
  const ask = actions[0]?.ask ?? '';
  await sleep(due - FLOOD_MS - Date.now());
  const other = fork(import.meta.filename, ['flood', game, foe, ask]);
  const ended = new Promise<Record<string, number>>((done) =>
    other.once('message', (counted) => done(counted as Record<string, number>)),
  );
  // Each is sent at its time, whether or not the one before was answered.
  const orders = BEFORE_MS.map(async (planned) => {
    await sleep(due - planned - Date.now());
    const [from, before] = [performance.now(), due - Date.now()];
    const { status } = await send(`${game}/actions`, fair, 'POST', sheet(ask));
    return { took: performance.now() - from, before, status };
  });
  const sent = await Promise.all(orders);
  other.send('stop');
  const statuses = await ended;
  const last = sent.at(-1);
  return {
    took: sent.map((each) => each.took),
    last: last?.status ?? 0,
    before: last?.before ?? 0,
    sent: Object.values(statuses).reduce((sum, each) => sum + each, 0),
  };
}

async function measure({ report, tell }: ScriptWork): Promise<number> {
  const progress = report(TRIES);
  try {
    const folder = await newFolder();
    const server = await start(folder);
    const keys = await localKeys(folder);
    const tries: Try[] = [];
    for (let n = 0; n < TRIES; n++) {
      tries.push(await oneTry(server.url, keys, n));
      progress.step();
    }
    await stop(server);
    progress.end();
    await tell(await write(tries), { tries });
    return 0;
  } finally {
    progress.end();
    await cleanUp();
  }
}

async function write(tries: readonly Try[]): Promise<string> {
  const took = tries.flatMap((each) => each.took).sort((a, b) => a - b);
  const at = (share: number): string => (took[Math.ceil(took.length * share) - 1] ?? 0).toFixed(0);
  const inTime = tries.filter(({ last }) => last === 200).length;
  const before = tries.map((each) => each.before);
  const requests = tries.reduce((sum, { sent }) => sum + sent, 0);
  return writeSection(
    'An opponent with 48 connections',
    `\`npm run bench -- deadline\` wrote this: ${cpus().length} cores, Node ${process.version}. The opponent runs in a separate process and
sends ${requests} requests. ${TRIES} tries. Goal: at most 1000 ms at p99, and the server takes every command.

| | |
|---|---|
| an order, median | ${at(0.5)} ms |
| an order, p99 of ${took.length} | ${at(0.99)} ms |
| an order, slowest | ${at(1)} ms |
| sent ${Math.min(...before)} to ${Math.max(...before)} ms before the deadline, and taken | ${inTime} of ${TRIES} |`,
  );
}

const [word, game = '', token = '', ask = ''] = process.argv.slice(2);
if (word === 'flood') await flood(game, token, ask);
else
  await script(
    {
      name: 'bench -- deadline',
      takes: '[--json]',
      does: `measure what an opponent with ${CONNECTIONS} connections can delay, four minutes, and write it into tests/bench/RESULTS.md`,
      example: 'npm run bench -- deadline',
    },
    measure,
  );
