import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import type { Audit } from '../../domain/match/audit/audit.ts';
import type { KeptOutage } from '../../domain/match/audit/outages.ts';
import type { MatchView } from '../../domain/match/view/view.ts';
import { hasPython, VERIFIER } from '../verifier/python.ts';
import { type CommitsPage, SEATS } from './kit.ts';
import { cleanUp, kill, newFolder, type Server, start, stop } from './machine.ts';

// A server that is killed before a deadline and started an hour after it: nobody who had no chance to answer loses by
// it.

afterAll(cleanUp);

/** Node with a clock that is an hour ahead, also in the header `Date` of what it answers. */
const CLOCK = `const { now } = Date;
  const { toUTCString } = Date.prototype;
  Date.now = () => now() + 3_600_000;
  Date.prototype.toUTCString = function () { return toUTCString.call(new Date(this.getTime() + 3_600_000)); };`;
const LATER = ['--import', `data:text/javascript,${encodeURIComponent(CLOCK)}`];

const HOLD = { order: 'hold' } as const;
const CAPITALS: { readonly [seat: string]: string } = {
  austria: 'vie',
  england: 'lon',
  france: 'par',
  germany: 'ber',
  italy: 'rom',
  russia: 'mos',
  turkey: 'con',
};

/** Who loses the seat by one missed deadline. */
const settings = { deadlines: { default: 600 }, vacate: { misses: 1 }, absent: 'wait' };

/** Sends a command until the server has time for it, with one key. */
async function sent(server: Server, user: string, path: string, body: object = {}): Promise<string> {
  const key = { 'idempotency-key': randomUUID() };
  for (;;) {
    const answer = await server.as(user).post(path, body, key);
    if (answer.status === 503) continue;
    expect(answer.status, answer.bytes).toBeLessThan(300);
    return answer.body.game;
  }
}

async function opened(server: Server, of: 'diplomacy' | 'napoleonics', options: object = {}): Promise<string> {
  const [owner = ''] = SEATS[of];
  const path = `/v1/games/${await sent(server, owner, '/v1/games', { of, options, settings })}`;
  for (const seat of SEATS[of]) await sent(server, seat, `${path}/seats`, { seat });
  await sent(server, owner, `${path}/start`);
  return path;
}

/** Saves an order for each of these powers, which are not ready. */
async function save(server: Server, path: string, powers: readonly string[]): Promise<void> {
  for (const power of powers) {
    const command = { type: 'orders', orders: { [CAPITALS[power] ?? '']: HOLD }, ready: false };
    await sent(server, power, `${path}/actions`, { ask: 'S1901M', command });
  }
}

const view = async (server: Server, path: string): Promise<MatchView> =>
  (await server.as('austria').get<MatchView>(path)).body;
const held = ({ seats }: MatchView): number => seats.filter(({ holder }) => holder !== undefined).length;

it('a server that is killed over twelve deadlines costs nobody a seat or a saved order; the record and the logs say why', async () => {
  const folder = await newFolder();
  let server = await start(folder);
  const saved = await opened(server, 'diplomacy');
  await save(server, saved, SEATS.diplomacy);
  const silent = await opened(server, 'diplomacy');
  await save(server, silent, SEATS.diplomacy.slice(1));
  const others: string[] = [];
  for (let n = 0; n < 10; n++) others.push(await opened(server, 'napoleonics', { scenario: '015' }));
  const before = await view(server, silent);
  await kill(server);

  server = await start(folder, { node: LATER });
  for (const path of [saved, silent, ...others]) {
    await expect.poll(async () => (await view(server, path)).due).toBeGreaterThan(before.due ?? 0);
    const { commits } = (await server.as('austria').get<CommitsPage>(`${path}/events`)).body;
    const { at = 0, events = [] } = commits.at(-1)?.envelope ?? {};
    const { outages } = (await server.as('austria').get<{ outages: KeptOutage[] }>('/v1/outages')).body;
    const { n, from, until } = outages[0]?.entry ?? {};
    expect(outages).toHaveLength(1);
    expect(events).toEqual([
      { type: 'match/outage', n, from, until },
      { type: 'match/clock', due: at + 100_000 },
    ]);
    expect(held(await view(server, path))).toBe(others.includes(path) ? 2 : 7);
  }
  expect((await view(server, saved)).asks.every(({ answered }) => answered === true)).toBe(true);
  // The one who was silent has time to answer, and the game goes on.
  await save(server, silent, ['austria']);
  const { findings, says } = (await server.as('austria').get<Audit>(`${silent}/audit`)).body;
  expect(findings).toEqual([]);
  expect(says).toContainEqual(expect.stringMatching(/deadlines moved by recorded outages/));
  if (hasPython) {
    const log = await server.as('austria').get(`${silent}/events`, { accept: 'application/x-ndjson' });
    const { stdout } = spawnSync('python3', [VERIFIER, '--partial', '-'], {
      encoding: 'utf8',
      input: log.bytes.toString(),
    });
    expect(stdout).toMatch(/outages {4}in the versions \d+, by the record of the service/);
    expect(stdout).not.toContain('WRONG_TIME');
  }
  await stop(server);
});
