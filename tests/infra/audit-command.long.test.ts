import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { at } from '../../domain/lib/sure.ts';
import { canonical } from '../../domain/log/canonical.ts';
import type { Audit } from '../../domain/match/audit/audit.ts';
import { said } from '../http/machine.ts';
import { chained, type Draft } from '../verifier/forger.ts';

// `fieldpost audit`, as people run it, holds a log against what they kept of it: receipts and signed heads.

const GOLDEN = resolve('tests/golden/napoleonics/resignation.ndjson');
let folder: string;
/** Arguments by name. */
const args: Record<string, readonly string[]> = {};
/** Logs by name. */
const logs: Record<string, readonly string[]> = {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fieldpost-audit-'));
  const written = async (name: string, text: string): Promise<string> => {
    await writeFile(join(folder, name), text);
    return join(folder, name);
  };
  const lines = (await readFile(GOLDEN, 'utf8')).trim().split('\n');
  const commits = lines.map((line) => JSON.parse(line) as Draft);
  const last = at(commits, -1);
  const kept = { game: last.envelope.game, version: last.envelope.v, hash: last.hash };

  // The same game, with other times from its second half on, and a separate chain.
  const late = commits.slice(Math.floor(commits.length / 2));
  for (const { envelope } of late) envelope.at += 1;
  const history = chained(commits).map((commit) => canonical(commit as unknown as Parameters<typeof canonical>[0]));
  logs.whole = [GOLDEN];
  logs.truncated = [await written('truncated.ndjson', `${lines.slice(0, -3).join('\n')}\n`), '--partial'];
  const honest = lines.map((line) => JSON.parse(line));
  logs['the first lines'] = [await written('first.ndjson', `${lines.slice(0, -3).join('\n')}\n`)];
  logs['half a line'] = [await written('half.ndjson', lines.slice(0, -2).join('\n').slice(0, -9))];
  logs['no log'] = [await written('no-log.html', '<html>')];
  logs['a page of JSON'] = [await written('page.json', JSON.stringify({ commits: honest }, undefined, 2))];
  logs['the first page of JSON'] = [
    await written('first.json', JSON.stringify({ next: '/v1/games/g/log?after=3', commits: honest.slice(0, 3) })),
  ];
  logs['a new history'] = [await written('history.ndjson', `${history.join('\n')}\n`)];

  const [ours, theirs] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')]);
  const jwks = await written(
    'jwks.json',
    JSON.stringify({ keys: [{ ...(await exportJWK(ours.publicKey)), kid: 'k1' }] }),
  );
  const head = (of: object, { privateKey } = ours): Promise<string> =>
    new SignJWT({ ...of, at: 1 }).setProtectedHeader({ alg: 'ES256', kid: 'k1' }).sign(privateKey);
  args.nothing = [];
  args['a receipt'] = ['--receipt', `${kept.game}:${kept.version}:${kept.hash}`];
  args['a head'] = ['--head', await head(kept), '--jwks', jwks];
  args['a head of another game'] = ['--head', await head({ ...kept, game: 'g0000000000000000beef' }), '--jwks', jwks];
  args['a head of another key'] = ['--head', await head(kept, theirs), '--jwks', jwks];
  args['a head without keys'] = ['--head', await head(kept)];
  const saying = async (name: string, text: string) => ['--press', await written(`${name}.ndjson`, text)];
  const root = await new SignJWT({ game: kept.game, press: '' })
    .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
    .sign(ours.privateKey);
  args['what nobody said'] = [...(await saying('nothing', JSON.stringify({ root, sets: [] }))), '--jwks', jwks];
  args['what was said, without its end'] = await saying('no-end', '');
  args['what is no entry'] = await saying('no-entry', '{"text":"hello"}');
  args['an end without keys'] = await saying('no-keys', JSON.stringify({ root, sets: [] }));
});
afterAll(() => rm(folder, { recursive: true }));

it.each([
  { log: 'whole', held: 'nothing', exit: 0, finding: '' },
  { log: 'whole', held: 'a receipt', exit: 0, finding: '' },
  { log: 'whole', held: 'a head', exit: 0, finding: '' },
  { log: 'whole', held: 'a head of another game', exit: 1, finding: 'NOT_AS_KEPT' },
  { log: 'whole', held: 'a head of another key', exit: 1, finding: 'WRONG_HEAD' },
  { log: 'truncated', held: 'nothing', exit: 2, finding: '' },
  { log: 'truncated', held: 'a receipt', exit: 1, finding: 'NOT_AS_KEPT' },
  { log: 'truncated', held: 'a head', exit: 1, finding: 'NOT_AS_KEPT' },
  { log: 'whole', held: 'what nobody said', exit: 0, finding: '' },
  { log: 'whole', held: 'what was said, without its end', exit: 2, finding: '' },
  { log: 'whole', held: 'what is no entry', exit: 1, finding: 'BAD_SHAPE' },
  { log: 'the first lines', held: 'nothing', exit: 3, finding: 'NO_END' },
  { log: 'the first lines', held: 'a receipt', exit: 1, finding: 'NO_END,NOT_AS_KEPT' },
  { log: 'half a line', held: 'nothing', exit: 3, finding: 'NO_END,CUT_OFF' },
  { log: 'no log', held: 'nothing', exit: 4, finding: 'BAD_SHAPE' },
  { log: 'a page of JSON', held: 'a head', exit: 0, finding: '' },
  { log: 'the first page of JSON', held: 'nothing', exit: 3, finding: 'NO_END,CUT_OFF' },
  { log: 'a new history', held: 'nothing', exit: 0, finding: '' },
  { log: 'a new history', held: 'a receipt', exit: 1, finding: 'NOT_AS_KEPT' },
  { log: 'a new history', held: 'a head', exit: 1, finding: 'NOT_AS_KEPT' },
])('a log, $log, with $held: exit $exit $finding', async ({ log, held, exit, finding }) => {
  const { code, output, error } = await said(folder, 'audit', ...(logs[log] ?? []), ...(args[held] ?? []));
  const { findings, verdict, press } = JSON.parse(output || '{}') as Audit & {
    readonly press?: Pick<Audit, 'findings'>;
  };
  expect([[...findings, ...(press?.findings ?? [])].map((each) => each.code).join(), verdict, code], error).toEqual([
    finding,
    ['holds', 'broken', 'unchecked', 'incomplete', 'unreadable'][exit],
    exit,
  ]);
});

it('a head without keys to check it by is wrong usage', async () => {
  const { code, error } = await said(folder, 'audit', GOLDEN, ...(args['a head without keys'] ?? []));
  expect([code, error]).toEqual([64, expect.stringContaining('--head needs --jwks')]);
  const press = await said(folder, 'audit', GOLDEN, ...(args['an end without keys'] ?? []));
  expect([press.code, press.error]).toEqual([64, expect.stringContaining('needs --jwks')]);
});
