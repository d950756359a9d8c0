import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../domain/lib/json.ts';
import { at } from '../../domain/lib/sure.ts';
import type { Commit } from '../../domain/log/commit.ts';
import type { Audit } from '../../domain/match/audit.ts';
import { skirmish } from '../napoleonics/kit/skirmish.ts';
import { hasPython, VERIFIER } from '../verifier/python.ts';
import { answered } from './answered.ts';
import { cleanUp, newFolder, type Server, said, start, stop } from './machine.ts';

// A data folder that goes back to a copy, twice, with the command that states it, and servers that play on over HTTP: three histories of
// one game, of which none tells anything of another.

afterAll(cleanUp);
afterEach(() => vi.unstubAllEnvs());

const SEATS = ['top', 'bottom'] as const;

/** An option of Node: a clock that is so many minutes ahead, also in the header `Date` of what it answers. */
function ahead(minutes: number): string {
  const clock = `const { now } = Date;
    const { toUTCString } = Date.prototype;
    Date.now = () => now() + ${minutes * 60_000};
    Date.prototype.toUTCString = function () { return toUTCString.call(new Date(this.getTime() + ${minutes * 60_000})); };`;
  return `--import=data:text/javascript,${encodeURIComponent(clock)}`;
}

/** Plays on, to an end that both agree to; gives the whole log, as the file that anybody gets. */
async function playedOut(server: Server, path: string, number: number): Promise<string> {
  await answered(server.as, path, SEATS, 25, number);
  for (const seat of SEATS) await server.as(seat).put(`${path}/votes/draw`, { vote: true });
  const { status, bytes } = await server.as('top').get(`${path}/log?limit=5000`, { accept: 'application/x-ndjson' });
  expect(status, bytes).toBe(200);
  return bytes;
}

const commitsIn = (log: string): readonly Commit[] =>
  log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Commit);
const saltsIn = (history: readonly Commit[]): readonly string[] =>
  history.flatMap(({ secrets }) => [
    ...secrets.seals.map(({ salt }) => salt),
    ...(secrets.command ? [secrets.command.salt] : []),
    ...(secrets.piles ? [secrets.piles.salt] : []),
  ]);
/** The name of each draw: two equal ones are equal dice. */
const drawsIn = (history: readonly Commit[]): readonly string[] =>
  history.flatMap(({ envelope }) =>
    envelope.form === 2
      ? envelope.draws.flatMap(({ s, i, k }) => Array.from({ length: k }, (_, j) => `${envelope.epoch}/${s}/${i + j}`))
      : [],
  );

it('goes on in other chance after each restore to the same copy, and verify.py accepts it', async () => {
  const folder = await newFolder();
  let server = await start(folder);
  const { body } = await server.as('top').post('/v1/games', { of: 'napoleonics', options: { battle: skirmish as unknown as JsonObject } });
  const path = `/v1/games/${body.game}`;
  for (const seat of SEATS) await server.as(seat).post(`${path}/seats`, { seat });
  await server.as('top').post(`${path}/start`);
  await answered(server.as, path, SEATS, 20, 1);
  const kept = (await server.as('top').get<{ version: number }>(path)).body.version;
  await stop(server);
  const backups = await mkdtemp(join(tmpdir(), 'fieldpost-copy-'));
  await cp(join(folder, 'db'), join(backups, 'db'), { recursive: true });
  const back = async (): Promise<void> => {
    await rm(join(folder, 'db'), { recursive: true });
    await cp(join(backups, 'db'), join(folder, 'db'), { recursive: true });
  };

  server = await start(folder);
  const logs = [await playedOut(server, path, 2)];
  await stop(server);
  for (const minutes of [2, 4]) {
    await back();
    vi.stubEnv('NODE_OPTIONS', ahead(minutes));
    const receipt = at(commitsIn(at(logs, 0)), kept);
    const stated = await said(folder, 'restored', '--receipt', `${body.game}:${receipt.envelope.v}:${receipt.hash}`);
    expect(stated).toMatchObject({ code: 0, output: expect.stringContaining(`lost: ${body.game}, versions ${kept + 1} to ${kept + 1}`) });
    expect(stated.output).toContain(`goes on: ${body.game}, version ${kept + 1}, epoch `);
    server = await start(folder);
    logs.push(await playedOut(server, path, 2));
    expect((await server.as('top').get<Audit>(`${path}/audit`)).body).toMatchObject({ verdict: 'holds', findings: [] });
    await stop(server);
  }
  await rm(backups, { recursive: true });

  const histories = logs.map((log) => commitsIn(log).slice(kept));
  for (const history of histories) expect([drawsIn(history).length > 0, saltsIn(history).length > 20]).toEqual([true, true]);
  for (const all of [histories.flatMap(saltsIn), histories.flatMap(drawsIn)]) expect(new Set(all).size).toBe(all.length);
  const epochs = histories.map((history) => at(history, 0).envelope).map((envelope) => (envelope.form === 2 ? envelope.epoch : 0));
  const [first, second, third] = epochs;
  expect(first).toBe(0);
  expect(second).toBeGreaterThan(0);
  expect(third).toBeGreaterThan(second ?? 0);
  if (!hasPython) return;
  for (const [i, log] of logs.entries()) {
    const file = join(folder, `${i}.ndjson`);
    await writeFile(file, log);
    const { status, stdout } = spawnSync('python3', [VERIFIER, '--without-rules', file], { encoding: 'utf8' });
    expect(status, stdout).toBe(0);
    if (i === 0) expect(stdout).not.toContain('restored');
    else expect(stdout).toContain(`restored   in the minutes ${epochs[i]} since 1970\n`);
  }
});
