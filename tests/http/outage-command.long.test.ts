import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import type { KeptOutage } from '../../domain/match/audit/outages.ts';
import type { MatchView } from '../../domain/match/view/view.ts';
import { PATIENCE_MS } from '../kit/patience.ts';
import { SEATS } from './kit.ts';
import { cleanUp, newFolder, type Server, start, stop } from './machine.ts';

// The commands that docs/log-outages.md prints, as a person types them: an outage is written by hand, the server applies
// it to a game, and an audit checks the log of the game beside the record.

afterAll(cleanUp);

const PAGE = readFileSync('docs/log-outages.md', 'utf8');
const printed = (name: string): string =>
  new RegExp(`<!-- ${name} -->\n\`\`\`\n([\\s\\S]*?)\`\`\``).exec(PAGE)?.[1] ?? '';

/** Runs a printed command in a shell. `changes`: what stands for a name or a time of the page. */
async function typed(command: string, folder: string, changes: { readonly [text: string]: string }) {
  let line = command;
  for (const [from, to] of Object.entries(changes)) {
    expect(line).toContain(from);
    line = line.replaceAll(from, to);
  }
  const { DYNAMODB_ENDPOINT: _, AWS_REGION: __, ...env } = process.env;
  const child = spawn('sh', ['-c', line], {
    env: { ...env, FIELDPOST_DATA: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, error, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((done) => child.once('exit', done)),
  ]);
  return { output, error, code };
}

const sent = async (server: Server, who: string, method: string, path: string, body: object): Promise<string> => {
  const answer = await server.as(who).send<{ game: string }>(method, path, body, { 'idempotency-key': randomUUID() });
  expect(answer.status, answer.bytes).toBeLessThan(300);
  return answer.body.game;
};
/** A moment as the command takes it: full seconds, in UTC. */
const moment = (at: number): string => `${new Date(at).toISOString().slice(0, 19)}Z`;

it('an outage that is written by hand moves the deadline of a game, and the log holds beside the record', {
  timeout: 6 * PATIENCE_MS,
}, async () => {
  const folder = await newFolder();
  let server = await start(folder);
  const [owner = ''] = SEATS.napoleonics;
  const settings = { deadlines: { default: 86_400 } };
  const options = { scenario: '015' };
  const path = `/v1/games/${await sent(server, owner, 'POST', '/v1/games', { of: 'napoleonics', options, settings })}`;
  for (const seat of SEATS.napoleonics) await sent(server, seat, 'POST', `${path}/seats`, { seat });
  await sent(server, owner, 'POST', `${path}/start`, {});
  const view = async (): Promise<MatchView> => (await server.as(owner).get<MatchView>(path)).body;
  const { due = 0, at } = await view();
  // The outage ends a full second after the deadline began.
  const until = Math.ceil(at / 1000) * 1000 + 1000;
  while (Date.now() < until) await new Promise((done) => setTimeout(done, 100));
  await stop(server);

  const said = await typed(printed('by hand'), folder, {
    '2026-01-31T20:00Z': moment(until - 3_600_000),
    '2026-01-31T21:30Z': moment(until),
  });
  expect([said.code, said.output], said.error).toEqual([
    0,
    expect.stringMatching(/outage 1 is in the record; the clock applies it to every game/),
  ]);
  const late = await typed(printed('by hand'), folder, {
    '2026-01-31T20:00Z': moment(until),
    '2026-01-31T21:30Z': moment(until - 1_000),
  });
  expect([late.code, late.output]).toEqual([1, expect.stringMatching(/an outage ends after it began/)]);

  server = await start(folder);
  await expect.poll(async () => (await view()).due).toBe(due + until - at);
  const { outages } = (await server.as(owner).get<{ outages: KeptOutage[] }>('/v1/outages')).body;
  expect(outages.map(({ entry }) => [entry.n, entry.by, entry.why])).toEqual([[1, 'operator', 'sign-in was down']]);

  for (const seat of SEATS.napoleonics) await sent(server, seat, 'PUT', `${path}/votes/cancel`, { vote: true });
  expect((await view()).status).toBe('over');
  const log = await server.as(owner).get(`${path}/log`, { accept: 'application/x-ndjson' });
  writeFileSync(join(folder, 'game.ndjson'), log.bytes);
  const here = (name: string): string => join(folder, name);
  const audit = {
    'audit game.ndjson': `audit ${here('game.ndjson')}`,
    '--outages outages.ndjson': `--outages ${here('outages.ndjson')}`,
    '--jwks jwks.json': `--json --jwks ${here('jwks.json')}`,
  };
  const audited = await typed(printed('record'), folder, {
    'http://localhost:8080': server.url,
    'rm -f outages.ndjson': `rm -f ${here('outages.ndjson')}`,
    '>> outages.ndjson': `>> ${here('outages.ndjson')}`,
    '> jwks.json': `> ${here('jwks.json')}`,
    '-D head': `-D ${here('head')}`,
    "' head)": `' ${here('head')})`,
    ...audit,
  });
  expect(audited.error).toBe('');
  const { verdict, findings } = JSON.parse(audited.output) as { verdict: string; findings: { code: string }[] };
  expect([verdict, findings, audited.code]).toEqual(['holds', [], 0]);
  await stop(server);

  // A record without the entry does not fit the log.
  writeFileSync(join(folder, 'outages.ndjson'), '{"outages":[]}\n');
  const [last = ''] = printed('record').trim().split('\n').slice(-1);
  const forged = await typed(last, folder, audit);
  expect(forged.code).toBe(1);
  expect((JSON.parse(forged.output) as { findings: { code: string }[] }).findings.map(({ code }) => code)).toEqual([
    'OUTAGE_UNKNOWN',
  ]);
});
