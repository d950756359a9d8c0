import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { canonical } from '../../domain/log/canonical.ts';
import { logIn } from '../../domain/match/audit/log-text.ts';
import { auditLog } from '../../infra/local/audit/audit.ts';
import { random } from '../kit/random.ts';
import { ENTRIES } from '../kit/registry.ts';
import { linesOf, playedLog } from './logs.ts';
import { malformed } from './malformed.ts';
import { hasPython, VERIFIER, verifier } from './python.ts';

// A log as a file: in either form, a part of it, or not a log at all. verify.py and the command line say the same of
// it.

const GOLDEN = readFileSync('tests/golden/napoleonics/resignation.ndjson', 'utf8');
const diplomacy = ENTRIES.find(({ game }) => game.id === 'diplomacy');
const PLAYED = diplomacy === undefined ? '' : linesOf(playedLog(diplomacy, 1, 20).commits);
const GIVEN = [GOLDEN, PLAYED];

interface Given {
  readonly what: string;
  readonly bytes: string | Uint8Array;
  readonly args?: readonly string[];
}

/** The verdicts and codes of both, without an engine; without Python, the auditor's stand for those of verify.py. */
async function saidOf(given: readonly Given[]) {
  const python = verifier();
  const house: (readonly string[])[] = [];
  for (const { bytes, args = [] } of given) {
    python.give(bytes, args);
    const log = logIn(typeof bytes === 'string' ? Buffer.from(bytes) : bytes);
    const { verdict, findings } = await auditLog(log, !args.includes('--partial'), { engines: async () => undefined });
    house.push([verdict, ...new Set(findings.map(({ code }) => code).sort())]);
  }
  const said = await python.said();
  return given.map(({ what }, i) => {
    const { verdict = '', findings = [] } = said[i] ?? {};
    const found = [verdict, ...new Set(findings.map(([, code]) => code).sort())];
    return { what, house: house[i], python: hasPython ? found : house[i] };
  });
}

const pageOf = (lines: string, more: object = {}, indent?: number): string =>
  JSON.stringify(
    {
      ...more,
      commits: lines
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    },
    undefined,
    indent,
  );

/** What both say of a log in each of these files. */
const FILES: readonly {
  readonly what: string;
  readonly of: (log: string) => string;
  readonly said: readonly string[];
}[] = [
  { what: 'lines', of: (log: string) => log, said: ['unchecked'] },
  { what: 'lines without the last line feed', of: (log: string) => log.slice(0, -1), said: ['unchecked'] },
  { what: 'a page of JSON', of: (log: string) => pageOf(log), said: ['unchecked'] },
  { what: 'a page of JSON over many lines', of: (log: string) => pageOf(log, {}, 2), said: ['unchecked'] },
  {
    what: 'the first lines',
    of: (log: string) => log.slice(0, log.indexOf('\n', log.length / 2) + 1),
    said: ['incomplete', 'NO_END'],
  },
  { what: 'the first line', of: (log: string) => log.slice(0, log.indexOf('\n') + 1), said: ['incomplete', 'NO_END'] },
  {
    what: 'lines that are cut off',
    of: (log: string) => log.slice(0, log.length / 2),
    said: ['incomplete', 'CUT_OFF', 'NO_END'],
  },
  {
    what: 'the first page',
    of: (log: string) => pageOf(log.slice(0, log.indexOf('\n')), { next: '/v1' }),
    said: ['incomplete', 'CUT_OFF', 'NO_END'],
  },
  { what: 'the last lines', of: (log: string) => log.slice(log.indexOf('\n') + 1), said: ['incomplete', 'CUT_OFF'] },
  {
    what: 'the last page',
    of: (log: string) => pageOf(log.slice(log.indexOf('\n') + 1)),
    said: ['incomplete', 'CUT_OFF'],
  },
  { what: 'a problem', of: () => canonical({ code: 'NOT_OVER', status: 409 }), said: ['unreadable', 'BAD_SHAPE'] },
  { what: 'a page of a site', of: () => '<!doctype html>\n<html>\n', said: ['unreadable', 'BAD_SHAPE'] },
  { what: 'an empty page', of: () => '{"commits":[]}', said: ['unreadable', 'BAD_SHAPE'] },
  {
    what: 'two pages in one',
    of: (log: string) => pageOf(log).replace('{', '{"commits":[],'),
    said: ['unreadable', 'BAD_SHAPE'],
  },
  {
    what: 'a changed page',
    of: (log: string) => pageOf(log).replace('"cmdId":"', '"cmdId":"x'),
    said: ['broken', 'WRONG_HASH'],
  },
  {
    what: 'a page with something else in it',
    of: (log: string) => pageOf(log).replace('{"envelope"', '7,{"envelope"'),
    said: ['broken', 'BAD_SHAPE'],
  },
];

it('both say the same of a log in either form, of a part of it, and of what is no log', async () => {
  const given = FILES.flatMap(({ what, of }) => GIVEN.map((log) => ({ what, bytes: of(log) })));
  const found = await saidOf(given);
  const wanted = FILES.flatMap(({ what, said }) => GIVEN.map(() => [what, ...said]));
  for (const by of ['house', 'python'] as const)
    expect(found.map(({ what, [by]: said = [] }, i) => [what, ...said].slice(0, wanted[i]?.length))).toEqual(wanted);
});

it('a log that is not whole and is said to be so is unchecked, and incomplete where it is cut off', async () => {
  const start = GOLDEN.slice(0, GOLDEN.indexOf('\n', GOLDEN.length / 2) + 1);
  const found = await saidOf([
    { what: 'lines', bytes: start, args: ['--partial'] },
    { what: 'half a line', bytes: start.slice(0, -9), args: ['--partial'] },
    { what: 'a page', bytes: pageOf(start, { next: '/v1' }), args: ['--partial'] },
  ]);
  expect(found.map(({ house }) => house)).toEqual([
    ['unchecked'],
    ['incomplete', 'CUT_OFF'],
    ['incomplete', 'CUT_OFF'],
  ]);
  expect(found.map(({ python }) => python)).toEqual(found.map(({ house }) => house));
});

/** Lines of a batch that name no log. */
const NO_LOGS: readonly (string | Uint8Array)[] = [
  ...[
    '[]',
    '[5]',
    '5',
    '',
    '{}',
    '["--batch","x"]',
    '["-h"]',
    '["x","--receipt","y"]',
    '["no/such/file"]',
    '["a\\u0000b"]',
    '["\\ud800"]',
  ],
  ...[Buffer.from([0xff, 0xfe]), '['.repeat(200_000)],
];

it.runIf(hasPython)('a batch goes on after a line that names no log, and says that it is unreadable', () => {
  const log = JSON.stringify(['tests/golden/napoleonics/resignation.ndjson']);
  const lines = [...NO_LOGS, log].flatMap((line) => [Buffer.from(line), Buffer.from('\n')]);
  const { status, stdout, stderr } = spawnSync('python3', [VERIFIER, '--batch', '-'], {
    input: Buffer.concat(lines),
    encoding: 'utf8',
  });
  const verdicts = stdout.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line).verdict]));
  expect([status, stderr, verdicts]).toEqual([0, '', [...NO_LOGS.map(() => 'unreadable'), 'unchecked']]);
  expect(spawnSync('python3', [VERIFIER, '--batch', 'no/such/file']).status).toBe(4);
});

const TIMES = Number(process.env.MALFORMED ?? 60);

it(`${TIMES} malformed files: no verifier fails, and both say the same`, async () => {
  const below = random(4242);
  const short = GIVEN.map((log) => log.slice(0, log.indexOf('\n', 15_000) + 1));
  const texts = [...short, ...short.map((log) => pageOf(log)), pageOf(short[0] ?? '', { next: '/v1' }, 1)];
  const given = Array.from({ length: TIMES }, (_, i): Given => {
    const bytes = malformed(texts[i % texts.length] ?? '', below);
    return { what: `${i}`, bytes, args: below(2) === 0 ? [] : ['--partial'] };
  });
  const unlike = (await saidOf(given)).filter(({ house, python }) => house?.[0] !== python?.[0]);
  expect(unlike.map((each) => ({ ...each, bytes: String(given[Number(each.what)]?.bytes).slice(0, 300) }))).toEqual([]);
});
