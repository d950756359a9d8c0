import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { sha256 } from '../../domain/lib/hash.ts';
import { at, sure } from '../../domain/lib/sure.ts';
import { keepEngine } from '../../infra/engines/keep.ts';
import { auditFile } from '../../infra/local/audit/audit.ts';
import { asTyped } from '../../infra/local/commands/usage.ts';
import { ENTRIES } from '../kit/registry.ts';
import { copied, remade } from '../verifier/forger.ts';
import { lineOf } from '../verifier/forgeries.ts';
import { playedLog } from '../verifier/logs.ts';

// `fieldpost audit GAME --url`: the log of a game, fetched page by page from a service that is not trusted.

const GOLDEN = readFileSync('tests/golden/diplomacy/agreed-draw.ndjson', 'utf8').trimEnd().split('\n');
const gameOf = (lines: readonly string[]): string => JSON.parse(at(lines, -1)).envelope.game;

/** An engine that finds everything right where it is confined, and something wrong where it is not. */
const ENGINE = `var fieldpostEngine = { make() { return { redecide(commits, seed, mine) {
  if (typeof process === 'undefined') return { redecided: commits.length, findings: [] };
  return { redecided: commits.length, findings: [{ v: 1, detail: 'it is not confined' }] };
} }; } };`;
const HASH = sha256(ENGINE);

/** A log of form 2 that names an engine. */
function logNaming(engine: string): readonly string[] {
  const played = playedLog(
    sure(
      ENTRIES.find(({ game }) => game.id === 'diplomacy'),
      'diplomacy',
    ),
    1,
    20,
  );
  const log = copied(played.commits);
  for (const { envelope } of log) envelope.engine = engine;
  return remade(log, played.seed).map(lineOf);
}

let folder: string;
const NAMING = logNaming(HASH);
const servers: Server[] = [];
/** Where each request went, and with which token. */
const asked: (readonly [url: string, token: string | undefined])[] = [];

async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer((request, response) => {
    asked.push([`${request.headers.host}${request.url}`, request.headers.authorization]);
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A service with a log; `next`: where a page says that the next one is. */
const withLog = (lines: readonly string[], next = (after: number): string | undefined => `?after=${after}`) =>
  serve((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://here');
    if (pathname.endsWith(`/engines/${HASH}`)) return response.end(ENGINE);
    if (!pathname.endsWith('/log')) return response.writeHead(404).end('{"code":"NO_SUCH_GAME"}');
    const after = Number(searchParams.get('after') ?? 0) + 7;
    const link = after < lines.length ? next(after) : undefined;
    const headers = {
      'content-type': 'application/x-ndjson',
      ...(link !== undefined && { link: `<${link}>; rel="next"` }),
    };
    return response.writeHead(200, headers).end(
      lines
        .slice(after - 7, after)
        .map((line) => `${line}\n`)
        .join(''),
    );
  });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fieldpost-audit-service-'));
  vi.stubEnv('FIELDPOST_DATA', folder);
});
afterEach(() => asked.splice(0));
afterAll(() => {
  vi.unstubAllEnvs();
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

/** What the command line prints, and how it ends. */
async function audited(...args: readonly string[]) {
  const said: string[] = [];
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((chunk, ...rest) => {
      said.push(String(chunk));
      for (const each of rest) if (typeof each === 'function') each();
      return true;
    }),
  );
  const exit = await asTyped('', () => auditFile([...args, '--json']));
  for (const spy of spies) spy.mockRestore();
  const text = said.join('');
  const report = text.startsWith('{') ? JSON.parse(text) : {};
  return {
    exit,
    text,
    verdict: report.verdict,
    codes: (report.findings ?? []).map(({ code }: { code: string }) => code),
    report,
  };
}

it('reads all pages, as Link says, and checks them', async () => {
  const url = await withLog(GOLDEN);
  const { exit, report } = await audited(gameOf(GOLDEN), '--url', url, '--token', 'secret');
  expect([exit, report.verdict, report.version]).toEqual([0, 'holds', GOLDEN.length]);
  expect(asked.map(([, token]) => token)).toEqual(
    Array.from({ length: Math.ceil(GOLDEN.length / 7) }, () => 'Bearer secret'),
  );
});

it('says that a log which ends after some pages is incomplete, and broken by a receipt of more', async () => {
  const url = await withLog(GOLDEN, () => undefined);
  const { envelope, hash } = JSON.parse(at(GOLDEN, -1));
  expect(await audited(gameOf(GOLDEN), '--url', url)).toMatchObject({
    exit: 3,
    verdict: 'incomplete',
    codes: ['NO_END'],
  });
  const receipt = ['--receipt', `${envelope.game}:${envelope.v}:${hash}`];
  expect(await audited(gameOf(GOLDEN), '--url', url, ...receipt)).toMatchObject({
    exit: 1,
    codes: ['NO_END', 'NOT_AS_KEPT'],
  });
});

it('says that the log of another game is not that of this one', async () => {
  const url = await withLog(GOLDEN);
  expect(await audited('g00000000000000000000', '--url', url)).toMatchObject({ exit: 1, codes: ['WRONG_GAME'] });
});

it('follows no redirect and no link elsewhere: the token goes to nobody else', async () => {
  const theirs = await serve((_, response) => response.end());
  const sends = await serve((_, response) => response.writeHead(302, { location: `${theirs}/v1/games/g/log` }).end());
  const links = await withLog(GOLDEN, (after) => `${theirs}/v1/games/g/log?after=${after}`);
  for (const url of [sends, links]) {
    const { exit, text } = await audited(gameOf(GOLDEN), '--url', url, '--token', 'secret');
    expect([exit, text]).toEqual([4, expect.stringContaining('not followed')]);
  }
  expect(asked.filter(([url]) => theirs.endsWith(url.split('/')[0] ?? ''))).toEqual([]);
});

it.each([
  {
    what: 'no such game',
    answer: (response: ServerResponse) => response.writeHead(404).end('{"code":"NO_SUCH_GAME"}'),
  },
  { what: 'no log', answer: (response: ServerResponse) => response.end('<html>hello</html>') },
  { what: 'nothing', answer: (response: ServerResponse) => response.end() },
  {
    what: 'half an answer',
    answer: (response: ServerResponse) => {
      response.writeHead(200, { 'content-length': '9' }).write('{', () => response.destroy());
    },
  },
  {
    what: 'the same page for ever',
    answer: (response: ServerResponse) => response.writeHead(200, { link: '<?>; rel="next"' }).end(),
  },
])('a service that answers $what is unreadable', async ({ answer }) => {
  const url = await serve((_, response) => void answer(response));
  expect((await audited('g00000000000000000000', '--url', url)).exit).toBe(4);
  expect((await audited('g00000000000000000000', '--url', 'http://127.0.0.1:1')).exit).toBe(4);
});

it('sends the token of the environment to the server of this machine alone', async () => {
  const url = await withLog(GOLDEN);
  vi.stubEnv('FIELDPOST_TOKEN', 'secret');
  await audited(gameOf(GOLDEN), '--url', url);
  expect(new Set(asked.splice(0).map(([, token]) => token))).toEqual(new Set([undefined]));
  vi.stubEnv('PORT', new URL(url).port);
  await audited(gameOf(GOLDEN), '--url', url.replace('127.0.0.1', 'localhost'));
  for (const name of ['FIELDPOST_TOKEN', 'PORT']) vi.stubEnv(name, undefined);
  expect(new Set(asked.map(([, token]) => token))).toEqual(new Set(['Bearer secret']));
});

it('reads of an error no more than it shows, and shows nothing that a terminal obeys', async () => {
  const MOST = 1_500;
  let written = 0;
  const url = await serve((_, response) => {
    response.writeHead(500);
    const write = (): void => {
      if (written === MOST || response.destroyed) response.end();
      else response.write('x'.repeat(65_536), () => setImmediate(write));
      written++;
    };
    write();
  });
  const { exit, text } = await audited(gameOf(GOLDEN), '--url', url);
  expect([exit, text]).toEqual([4, expect.stringMatching(/answers 500: x{300}\n$/)]);
  expect(written).toBeLessThan(MOST);
  const said = '\u001b]52;c;cm0gLXJmIC8=\u0007\u009b2J\u202everdict: holds\r';
  const commanding = await serve((_, response) => void response.writeHead(500).end(said));
  const shownOf = await audited(gameOf(GOLDEN), '--url', commanding);
  expect([shownOf.exit, shownOf.text]).toEqual([
    4,
    expect.stringContaining('\\u001b]52;c;cm0gLXJmIC8=\\u0007\\u009b2J\\u202everdict: holds\\u000d\n'),
  ]);
});

it('runs no engine because the service has it; it says where it looked', async () => {
  const url = await withLog(NAMING);
  const { exit, report } = await audited(gameOf(NAMING), '--url', url);
  expect([exit, report.verdict, report.reason, report.findings]).toEqual([2, 'unchecked', 'engine', []]);
  expect(asked.filter(([where]) => where.includes('/engines/'))).toEqual([]);
  expect(report.searched).toEqual([join(process.cwd(), 'engines'), join(folder, 'engines')]);
  expect(report.says.join(' ')).toContain(join(folder, 'engines'));
});

it('runs engines of the service confined: one named by its hash counts, any with --trust-engines proves nothing', async () => {
  const url = await withLog(NAMING);
  const named = await audited(gameOf(NAMING), '--url', url, '--engine', HASH);
  expect(named).toMatchObject({ exit: 0, verdict: 'holds', codes: [] });
  const trusted = await audited(gameOf(NAMING), '--url', url, '--trust-engines', '--token', 'secret');
  expect(trusted).toMatchObject({ exit: 2, verdict: 'unchecked', codes: [] });
  expect(trusted.report).toMatchObject({ reason: 'engine', ok: false, checks: { redecided: trusted.report.version } });
  expect(trusted.report.says.join(' ')).toContain(`Not proved: engine ${HASH} came from the service`);
  expect(asked.filter(([where, token]) => where.includes('/engines/') && token !== undefined)).toEqual([]);
});

it('runs an engine of the data folder confined, for files too', async () => {
  const url = await withLog(NAMING);
  keepEngine(join(folder, 'engines'), { game: 'diplomacy', name: HASH, code: ENGINE }, 'fast');
  expect(await audited(gameOf(NAMING), '--url', url)).toMatchObject({ exit: 0, verdict: 'holds' });
  expect(asked.filter(([where]) => where.includes('/engines/'))).toEqual([]);
});
