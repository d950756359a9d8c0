import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '../../domain/games/games.ts';
import { STREAMS } from '../../domain/games/streams.ts';
import * as ofNode from '../../domain/lib/hash.ts';
import * as auditor from '../../domain/match/audit/audit-lines.ts';
import type { Decider } from '../../domain/match/audit/deciders.ts';
import { logIn } from '../../domain/match/audit/log-text.ts';
import RELEASED from '../../engines/engines.json' with { type: 'json' };
import { browserHashes } from '../../site/browser-hashes.ts';
import * as ofBrowsers from '../../site/src/auditor/hash.ts';
import { sampleSize } from '../kit/long.ts';
import { random } from '../kit/random.ts';
import { ENTRIES } from '../kit/registry.ts';
import { lineOf } from '../verifier/forgeries.ts';
import { playedLog } from '../verifier/logs.ts';

// The auditor of the page is that of the command line with other hashes: here both run on the same logs.

const below = random(4711);
const bytes = (most: number): Uint8Array => Uint8Array.from({ length: below(most) }, () => below(256));
const text = (most: number): string =>
  Array.from({ length: below(most) }, () => String.fromCodePoint(1 + below(0xd7ff))).join('');

it('hashes and base64url of browsers are those of Node, for any input', () => {
  for (let i = 0; i < 500; i++) {
    const [key, data, words, salt] = [bytes(100), bytes(300), text(200), bytes(40)];
    expect(ofBrowsers.sha256(data)).toBe(ofNode.sha256(data));
    expect(ofBrowsers.sha256(words)).toBe(ofNode.sha256(words));
    expect([...ofBrowsers.hmac(key, words)]).toEqual([...ofNode.hmac(key, words)]);
    expect([...ofBrowsers.hkdf(key, words)]).toEqual([...ofNode.hkdf(key, words)]);
    expect([...ofBrowsers.hkdf(key, words, salt)]).toEqual([...ofNode.hkdf(key, words, salt)]);
    const coded = ofNode.toBase64url(data);
    expect(ofBrowsers.toBase64url(data)).toBe(coded);
    const loose = [...coded].map((digit) => (below(9) === 0 ? '+/ -_é='[below(7)] : digit)).join('');
    for (const each of [coded, loose])
      expect([...ofBrowsers.fromBase64url(each)]).toEqual([...ofNode.fromBase64url(each)]);
  }
});

it('knows the streams of each game that is hosted', async () => {
  const hosted = await Promise.all(
    Object.entries(GAMES).map(async ([id, load]) => [id, (await load()).streams] as const),
  );
  expect(STREAMS).toEqual(Object.fromEntries(hosted));
});

describe('the auditor as browsers have it', () => {
  let folder: string;
  let built: typeof auditor;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fieldpost-auditor-'));
    const made = await build({
      configFile: false,
      logLevel: 'error',
      plugins: [browserHashes()],
      build: { write: false, minify: false, lib: { entry: 'domain/match/audit/audit-lines.ts', formats: ['es'] } },
    });
    const outputs = [made].flat().flatMap((each) => ('output' in each ? each.output : []));
    const code = outputs.flatMap((each) => (each.type === 'chunk' ? [each.code] : [])).join('\n');
    expect(code).not.toContain('node:crypto');
    await writeFile(join(folder, 'auditor.mjs'), code);
    built = (await import(pathToFileURL(join(folder, 'auditor.mjs')).href)) as typeof auditor;
  });
  afterAll(() => rm(folder, { recursive: true }));

  const game = async (of: string) => (Object.hasOwn(STREAMS, of) ? { id: of, streams: STREAMS[of] ?? {} } : undefined);

  it('reports the same of golden logs, and of logs of form 2 with each draw in them', async () => {
    const goldens = globSync('tests/golden/*/*.ndjson');
    expect(goldens.length).toBeGreaterThan(30);
    const some = goldens.toSorted().filter((_, i) => i % sampleSize(6, 1) === 0);
    const logs = await Promise.all(some.map((path) => readFile(path)));
    const played = ENTRIES.map((entry) =>
      Buffer.from(
        playedLog(entry, 1, 20)
          .commits.map((commit) => `${lineOf(commit)}\n`)
          .join(''),
      ),
    );
    let draws = 0;
    for (const log of [...logs, ...played]) {
      const drawn: [unknown[], unknown[]] = [[], []];
      const reports = await Promise.all(
        [auditor, built].map(({ auditLines }, i) =>
          auditLines(logIn(log), true, {
            game,
            engines: async () => undefined,
            watch: { drew: (each) => drawn[i]?.push(each) },
          }),
        ),
      );
      expect(reports[1]).toEqual(reports[0]);
      expect(drawn[1]).toEqual(drawn[0]);
      expect('checks' in reports[0]! && reports[0].checks.draws).toBe(drawn[0].length);
      draws += drawn[0].length;
    }
    expect(draws).toBeGreaterThan(60);
  });

  it.each(['diplomacy/abandoned', 'napoleonics/resignation', 'kutuzov/will-to-fight'].slice(0, sampleSize(1, 3)))(
    'decides %s again with the hashes of browsers',
    async (name) => {
      const log = await readFile(`tests/golden/${name}.ndjson`);
      const engines = async (release: string, of: string): Promise<Decider | undefined> => {
        const row = RELEASED.find((each) => each.game === of && each.release === release);
        const code = brotliDecompressSync(await readFile(`engines/${row?.file}`)).toString();
        return (new Function(`${code}\nreturn fieldpostEngine;`)() as { make(hashes: object): Decider }).make(
          ofBrowsers.HASHES,
        );
      };
      const lines = logIn(log);
      const report = await built.auditLines(lines, true, { game, engines });
      expect(report).toMatchObject({ verdict: 'holds', checks: { redecided: lines.lines.length } });
    },
  );
});
