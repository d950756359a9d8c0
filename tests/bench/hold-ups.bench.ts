import { OPERATIONS } from '../../functions/operations/index.ts';
import { LIMITS } from '../../functions/platform/http/body.ts';
import { type ScriptWork, script } from '../../infra/local/scripts/script.ts';
import { cleanUp } from '../http/machine.ts';
import { largestBody, REQUESTS } from './hold-ups/requests.ts';
import { type Probed, probed, type Sent } from './hold-ups/server.ts';
import { type World, worldOn } from './hold-ups/world.ts';

// `npm run bench -- hold-ups`: how long one request can hold up all others. Sends to every operation its most expensive
// requests and the largest body that it reads, one after the other, and takes what the server's thread worked at a
// stretch meanwhile. Ten minutes at most; nothing but this machine. Fails where an operation has no request in
// hold-ups/requests.ts.

/** What one request may hold up others, in milliseconds. */
const GOAL_MS = 50;
/** What a request sets off, such as the lists, is waited for. */
const AFTER_MS = 150;
/** Bots of Kutuzov play so long, in milliseconds. */
const BOTS_MS = 20_000;

interface Measured {
  readonly what: string;
  readonly status: number;
  readonly held: number;
  readonly ms: number;
}

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

async function measured(server: Probed, id: string, sent: Sent): Promise<Measured> {
  await server.held();
  const { status, ms } = await server.send(sent);
  await sleep(AFTER_MS);
  return {
    what: `${id} ${sent.method} ${sent.path.replace(/g[0-9a-f]{20}/, '…')}`,
    status,
    ms,
    held: await server.held(),
  };
}

/** The largest body for an operation: at the path of its first request. */
const large = (
  { body, mostBytes = LIMITS.bytes }: (typeof OPERATIONS)[number],
  [first]: readonly Sent[],
): readonly Sent[] => (body === undefined || first === undefined ? [] : [{ ...first, body: largestBody(mostBytes) }]);

async function all(server: Probed, world: World, step: () => void): Promise<readonly Measured[]> {
  const rows: Measured[] = [];
  // What a process loads once in its life is no matter of requests.
  for (const path of [world.campaign, world.battle, world.playing].flatMap((game) =>
    ['/board.svg', '/state', '/actions'].map((each) => game + each),
  ))
    await server.send({ method: 'GET', path, as: 'alice' });
  for (const rules of ['diplomacy', 'napoleonics', 'kutuzov'])
    await server.send({ method: 'GET', path: `/v1/rules/${rules}` });
  await server.held();
  await sleep(BOTS_MS);
  rows.push({ what: 'bots of Kutuzov', status: 0, ms: BOTS_MS, held: await server.held() });
  for (const operation of OPERATIONS) {
    const requests = REQUESTS[operation.id]?.(world) ?? [];
    for (const sent of [...large(operation, requests), ...requests])
      rows.push(await measured(server, operation.id, sent));
    step();
  }
  return rows;
}

async function measure({ report, tell }: ScriptWork): Promise<number> {
  const missing = OPERATIONS.filter(({ id }) => REQUESTS[id] === undefined).map(({ id }) => id);
  if (missing.length > 0) throw new Error(`no request in tests/bench/hold-ups/requests.ts for ${missing.join(', ')}`);
  const progress = report(OPERATIONS.length + 5);
  const server = await probed({ imports: 2000, importsFrom: 2000 });
  try {
    const world = await worldOn(server, () => progress.step());
    const rows = await all(server, world, () => progress.step());
    progress.end();
    const worst = rows.toSorted((a, b) => b.held - a.held);
    const table = worst
      .slice(0, 10)
      .map(({ what, status, ms, held }) => `| ${held.toFixed(1)} | ${what} | ${status} | ${ms.toFixed(0)} |`);
    const text = ['| held up, ms | request | status | took, ms |', '|---|---|---|---|', ...table].join('\n');
    await tell(text, { rows: worst });
    return worst.every(({ held }) => held <= GOAL_MS) ? 0 : 1;
  } finally {
    progress.end();
    await server.stop();
    await cleanUp();
  }
}

await script(
  {
    name: 'bench -- hold-ups',
    takes: '[--json]',
    does: `measure how long the most expensive request of each operation holds up all others; at most ${GOAL_MS} ms is wanted`,
    example: 'npm run bench -- hold-ups',
    exits: `1: one held up others for longer`,
  },
  measure,
);
