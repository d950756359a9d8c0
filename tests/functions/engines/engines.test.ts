import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sha256 } from '../../../domain/lib/hash.ts';
import type { Commit } from '../../../domain/log/commit.ts';
import type { Audit } from '../../../domain/match/audit/audit.ts';
import type { Decider } from '../../../domain/match/audit/deciders.ts';
import { AT_LEISURE } from '../../../functions/platform/engines/bounds.ts';
import { enginesCodeIn, enginesIn, fileOf, LIST } from '../../../functions/platform/engines/engines.ts';
import { KEPT } from '../../../infra/engines/keep.ts';
import { auditLines } from '../../../infra/local/audit/audit.ts';
import { HASHES } from '../../../site/src/auditor/hash.ts';
import { sampleSize } from '../../kit/long.ts';

// An engine that is kept may be damaged on the disk, and one that is old may meet a log that it cannot bear. The audit
// says so, in a time that is bounded, and never that such a log holds.

const RELEASE = 'fieldpost@0.1.0';
const BOUNDS = { ms: 1_500, megabytes: 64 };
/** Time for an engine that ends by itself, also on a slow machine. */
const PATIENT = { ...BOUNDS, ms: 60_000 };

let root: string;
let lines: readonly string[];
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'fieldpost-engines-'));
  lines = (await readFile('tests/golden/diplomacy/abandoned.ndjson', 'utf8')).trim().split('\n');
});
afterAll(() => rm(root, { recursive: true }));

let folders = 0;
/**
 * A folder with an engine of Diplomacy for the release that made the log; `file`: what is in its file, if not what its
 * name says.
 */
async function folderOf(code: string, file: Uint8Array = brotliCompressSync(code)): Promise<string> {
  const [folder, name] = [join(root, String(++folders)), sha256(code)];
  await mkdir(folder);
  const row = { name, game: 'diplomacy', release: RELEASE, date: '2026-01-01', file: fileOf('diplomacy', name) };
  await writeFile(join(folder, LIST), JSON.stringify([row]));
  await writeFile(join(folder, row.file), file);
  return folder;
}

const engine = (redecide: string, start = ''): string =>
  `var fieldpostEngine = { make(hashes) { ${start}; return { redecide(commits, seed, mine) { ${redecide} } }; } };`;
const COUNT = 'commits.filter(({ envelope }) => mine(envelope.engine)).length';
const HONEST = engine(`return { redecided: ${COUNT}, findings: [] };`);

const auditedIn = async (bounds: typeof BOUNDS, ...searched: readonly string[]): Promise<Audit> =>
  (await auditLines(lines, true, { engines: enginesIn(searched, bounds) })) as Audit;
const auditedBy = (...searched: readonly string[]): Promise<Audit> => auditedIn(PATIENT, ...searched);

/** What the audit says of the engine. */
const wordsOf = ({ says }: Audit): string =>
  says.map(({ en }) => en).find((each) => each.startsWith(`Engine ${RELEASE}`)) ?? '';

it('an engine that answers counts', async () => {
  expect(await auditedBy(await folderOf(HONEST))).toMatchObject({
    verdict: 'holds',
    checks: { redecided: lines.length },
  });
  const found = engine("return { redecided: 4, findings: [{ v: 5, detail: 'otherwise' }] };");
  expect(await auditedBy(await folderOf(found))).toMatchObject({
    verdict: 'broken',
    findings: [{ v: 5, code: 'NOT_REPEATABLE', detail: 'otherwise' }],
  });
});

describe('an engine whose file is not what its name says', () => {
  const whole = brotliCompressSync(HONEST);
  it.each([
    { what: 'another engine', file: () => brotliCompressSync(`${HONEST} `), why: 'another one than its name says' },
    { what: 'cut off', file: () => whole.subarray(0, whole.length - 9), why: 'cut off, or damaged' },
    { what: 'empty', file: () => new Uint8Array(), why: 'cut off, or damaged' },
    { what: 'not compressed', file: () => new TextEncoder().encode(HONEST), why: 'cut off, or damaged' },
    {
      what: 'larger than any engine',
      file: () => brotliCompressSync(new Uint8Array(65_000_000), { params: { 1: 1 } }),
      why: 'cut off, or damaged',
    },
  ])('$what: it is not run', async ({ file, why }) => {
    const report = await auditedBy(await folderOf(HONEST, file()));
    expect(report).toMatchObject({
      verdict: 'unchecked',
      ok: false,
      findings: [],
      engines: [{ known: false }],
      checks: { redecided: 0 },
    });
    expect(wordsOf(report)).toContain(why);
  });

  it.each([
    { what: 'a folder', put: async (path: string) => void (await mkdir(path)) },
    { what: 'a link to itself', put: async (path: string) => symlink(path, path) },
    { what: 'a link to an endless device', put: async (path: string) => symlink('/dev/zero', path) },
    { what: 'a link to nothing', put: async (path: string) => symlink('/nowhere', path) },
  ])('$what stands in its place: unchecked', async ({ put }) => {
    const folder = await folderOf(HONEST);
    const path = join(folder, fileOf('diplomacy', sha256(HONEST)));
    await rm(path);
    await put(path);
    expect((await auditedBy(folder)).verdict).toBe('unchecked');
  });

  it.each(['[{"name":', '[{}]', '{}', ''])(
    'the list is damaged (%s): unchecked, and another folder is asked',
    async (text) => {
      const folder = await folderOf(HONEST);
      await writeFile(join(folder, LIST), text);
      expect((await auditedBy(folder)).verdict).toBe('unchecked');
      expect((await auditedBy(folder, await folderOf(HONEST))).checks.redecided).toBe(lines.length);
    },
  );

  it('is looked for in the other folders too', async () => {
    const damaged = await folderOf(HONEST, whole.subarray(1));
    expect(await auditedBy(damaged, await folderOf(HONEST))).toMatchObject({ verdict: 'holds' });
  });
});

describe('an engine that gives no answer', () => {
  it.each([
    { what: 'throws', code: engine("throw new Error('I cannot read this');"), why: 'it failed: I cannot read this' },
    { what: 'throws as it starts', code: engine('', "throw new Error('no start')"), why: 'it failed: no start' },
    { what: 'is no program', code: 'var fieldpostEngine = {', why: 'it failed: ' },
    { what: 'is no engine', code: 'var fieldpostEngine = {};', why: 'it failed: ' },
    { what: 'loops for ever', code: engine('for (;;);'), why: 'it gave no answer in 1.5 seconds' },
    { what: 'loops as it starts', code: engine('', 'for (;;);'), why: 'it gave no answer in 1.5 seconds' },
    {
      what: 'takes all memory',
      code: engine('const all = []; for (;;) all.push(new Array(1_000_000).fill(all.length));'),
      why: 'too much memory',
    },
    { what: 'ends the process', code: engine('process.exit(0);'), why: 'it ended without an answer' },
    { what: 'promises', code: engine('return Promise.resolve();'), why: 'it failed: ' },
    { what: 'answers nothing', code: engine('return undefined;'), why: 'its answer cannot be read' },
    {
      what: 'answers something else',
      code: engine("return { redecided: 'all', findings: 'none' };"),
      why: 'its answer cannot be read',
    },
    {
      what: 'counts more than there are',
      code: engine('return { redecided: 1e6, findings: [] };'),
      why: 'its answer cannot be read',
    },
  ])('$what', async ({ code, why }) => {
    const report = await auditedIn(why.includes('seconds') ? BOUNDS : PATIENT, await folderOf(code));
    expect(report).toMatchObject({ verdict: 'unchecked', ok: false, findings: [], checks: { redecided: 0 } });
    expect(wordsOf(report)).toContain(why);
  });

  it('decides less than it was asked: the rest is unchecked', async () => {
    const report = await auditedBy(await folderOf(engine('return { redecided: 3, findings: [] };')));
    expect(report).toMatchObject({ verdict: 'unchecked', checks: { redecided: 3 } });
  });
});

it('an engine that failed once is started again for the next log', async () => {
  const once = engine(`if (seed === 'never') return; throw new Error('again');`);
  const engines = enginesIn([await folderOf(once)], BOUNDS);
  for (let i = 0; i < 2; i++) {
    const report = (await auditLines(lines, true, { engines })) as Audit;
    expect(wordsOf(report)).toContain('it failed: again');
  }
});

/** An engine that takes its time for each commit that it decides, and none for those that it only follows. */
const slow = (ms: number): string =>
  engine(`
    const newest = commits.findLastIndex(({ envelope }) => mine(envelope.engine));
    let redecided = 0;
    for (const { envelope } of commits.slice(0, newest + 1)) {
      if (!mine(envelope.engine)) continue;
      for (const began = Date.now(); Date.now() < began + ${ms}; );
      redecided++;
    }
    return { redecided, findings: [] };`);

it('an engine whose time is over goes on where it stopped when the same log is audited again', async () => {
  const engines = enginesIn([await folderOf(slow(120))], BOUNDS);
  const reports: Audit[] = [];
  while (reports.length < 40 && reports.at(-1)?.verdict !== 'holds')
    reports.push((await auditLines(lines, true, { engines })) as Audit);
  const late = reports.slice(0, -1);
  expect(late.length).toBeGreaterThan(0);
  for (const each of late) {
    expect(each).toMatchObject({
      verdict: 'unchecked',
      reason: 'time',
      ok: false,
      findings: [],
      engines: [{ known: true }],
    });
    expect(wordsOf(each)).toContain('it gave no answer in 1.5 seconds');
  }
  expect(reports.at(-1)).toMatchObject({ verdict: 'holds', checks: { redecided: lines.length } });
  expect(reports.at(-1)).not.toHaveProperty('reason');
  const counts = reports.map(({ checks }) => checks.redecided);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
});

it.each(['diplomacy/solo', 'kutuzov/will-to-fight'].slice(0, sampleSize(1, 2)))(
  'a released engine follows what an earlier pass decided, of %s',
  async (name) => {
    const [of = ''] = name.split('/');
    const log = (await readFile(`tests/golden/${name}.ndjson`, 'utf8')).trim().split('\n');
    const commits = log.map((line) => JSON.parse(line) as Commit);
    const seed = String(
      commits.flatMap(({ envelope }) => envelope.events).find(({ type }) => type === 'match/ended')?.seed,
    );
    const code = (await enginesCodeIn([KEPT])(RELEASE, of)) ?? '';
    const decider = (new Function(`${code}\nreturn fieldpostEngine;`)() as { make(hashes: object): Decider }).make(
      HASHES,
    );
    for (const from of [0, 1, Math.floor(log.length / 2), log.length - 1]) {
      // As the program of the process asks: first from the end, then of each commit in order.
      let at = -2;
      const answer = await decider.redecide(commits, seed, () => at++ === -2 || at >= from);
      expect(answer).toEqual({ redecided: log.length - from, findings: [] });
    }
  },
);

it('tells now and then how many commits are done, before it answers', async () => {
  const told: number[] = [];
  const watch = (commits: number) => ({
    step: (count: number) => told.push(count),
    end: () => told.push(-1),
    start: told.push(commits),
  });
  const [file] = (await readdir('tests/golden/diplomacy')).filter((name) => name.endsWith('.ndjson'));
  const log = (await readFile(`tests/golden/diplomacy/${file}`, 'utf8')).trim().split('\n');
  const report = (await auditLines(log, true, {
    engines: enginesIn([KEPT], AT_LEISURE, watch),
  })) as Audit;
  expect([report.verdict, log.length > 20]).toEqual(['holds', true]);
  expect(told).toEqual([log.length, ...Array.from({ length: Math.floor((log.length + 1) / 20) }, () => 20), -1]);
});

it('several logs at once are asked one after another, and each gets its own answer', async () => {
  const engines = enginesIn([KEPT], AT_LEISURE);
  const files = (await readdir('tests/golden/diplomacy')).filter((file) => file.endsWith('.ndjson')).slice(0, 4);
  const logs = await Promise.all(
    files.map(async (file) => (await readFile(`tests/golden/diplomacy/${file}`, 'utf8')).trim().split('\n')),
  );
  const reports = (await Promise.all(logs.map((log) => auditLines(log, true, { engines })))) as readonly Audit[];
  expect(reports.map(({ verdict, checks }) => [verdict, checks.redecided])).toEqual(
    logs.map(({ length }) => ['holds', length]),
  );
});
