import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENGINE } from '../../../domain/lib/release.ts';
import { fileOf, isNewer, LIST, type Released, releasedIn } from '../../../functions/platform/engines/engines.ts';
import { knownEngines } from '../../../functions/platform/engines/own-engines.ts';
import { enginesToldIn } from '../../../infra/engines/rows.ts';

// Which engines' games a release folds: those before it, and those after it that its rows say it folds alike.

const nameOf = (letter: string): string => letter.repeat(43);
const row = (letter: string, release: string, foldedBy?: string | null, game = 'diplomacy'): Released => ({
  name: nameOf(letter),
  game,
  release,
  date: '2027-01-01',
  file: fileOf(game, nameOf(letter)),
  ...(foldedBy !== undefined && { foldedBy }),
});
const NEXT = 'fieldpost@99.0.0';
const ROWS: readonly Released[] = [
  row('A', 'fieldpost@0.1.0'),
  row('B', ENGINE),
  row('C', NEXT, ENGINE),
  row('D', NEXT, null, 'kutuzov'),
  row('E', NEXT, undefined, 'napoleonics'),
  row('F', 'fieldpost@100.0.0', NEXT),
];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fieldpost-known-'));
  const own = Object.fromEntries(['diplomacy', 'kutuzov', 'napoleonics'].map((game) => [game, nameOf('B')]));
  vi.stubEnv('FIELDPOST_OWN_ENGINES', JSON.stringify(own));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

describe('a release folds games', () => {
  it.each([
    { what: 'of its own engine', letter: 'B', game: 'kutuzov', folds: true },
    { what: 'of an older release', letter: 'A', folds: true },
    { what: 'of a newer release that it folds alike', letter: 'C', folds: true },
    { what: 'of no newer release that it folds otherwise', letter: 'D', game: 'kutuzov', folds: false },
    { what: 'of no newer release that nobody compared', letter: 'E', game: 'napoleonics', folds: false },
    { what: 'of no newer release that another one folds alike', letter: 'F', folds: false },
    { what: 'of no engine of another game', letter: 'C', game: 'kutuzov', folds: false },
    { what: 'of no engine without a row', letter: 'X', folds: false },
  ])('$what', async ({ letter, game = 'diplomacy', folds }) => {
    const isKnown = knownEngines(undefined, ROWS);
    expect(await isKnown(nameOf(letter), game)).toBe(folds);
  });

  it('by the name of a release too, as logs of form 1 have it', async () => {
    const isKnown = knownEngines(undefined, ROWS);
    expect([await isKnown('fieldpost@0.1.0', 'diplomacy'), await isKnown(NEXT, 'kutuzov')]).toEqual([true, false]);
  });

  it('of an engine with a file in the data folder, unless its row says no', async () => {
    for (const [game, letter] of [
      ['diplomacy', 'X'],
      ['kutuzov', 'D'],
    ] as const)
      writeFileSync(join(folder, fileOf(game, nameOf(letter))), '');
    const isKnown = knownEngines(folder, ROWS);
    expect([await isKnown(nameOf('X'), 'diplomacy'), await isKnown(nameOf('D'), 'kutuzov')]).toEqual([true, false]);
  });
});

it('the outputs of a stack name the engines that decide, and newer ones whose games its functions fold', () => {
  expect(enginesToldIn(ROWS)).toEqual({ Engines: nameOf('B'), EnginesAhead: nameOf('C') });
  expect(enginesToldIn(ROWS.slice(0, 2))).toEqual({ Engines: nameOf('B') });
  expect(enginesToldIn(ROWS, NEXT)).toEqual({
    Engines: ['C', 'D', 'E'].map(nameOf).join(','),
    EnginesAhead: nameOf('F'),
  });
});

it('releases are compared by their numbers', () => {
  const pairs = [
    ['fieldpost@0.10.0', 'fieldpost@0.9.0'],
    ['fieldpost@1.0.0', 'fieldpost@0.99.99'],
    ['fieldpost@0.2.10', 'fieldpost@0.2.9'],
  ] as const;
  for (const [a, b] of pairs) expect([a, b, isNewer(a, b), isNewer(b, a)]).toEqual([a, b, true, false]);
  expect(isNewer(ENGINE, ENGINE)).toBe(false);
});

it('a list with the row of a newer release is read', async () => {
  writeFileSync(join(folder, LIST), JSON.stringify(ROWS));
  expect(await releasedIn(folder)).toEqual(ROWS);
});

describe('CHANGELOG.md', () => {
  /** The releases that the one before folds otherwise, and whose section does not say that there is no way back. */
  const unsaid = (rows: readonly Released[], changelog: string): readonly string[] => {
    const sections = changelog.split(/^## /m);
    const otherwise = rows.filter(({ foldedBy }) => foldedBy === null).map(({ release }) => release);
    return [...new Set(otherwise)].filter((release) => {
      const section = sections.find((each) => each.startsWith(`${release.slice('fieldpost@'.length)}\n`));
      return section === undefined || !/no way back/.test(section);
    });
  };

  it('says of each release that the one before folds otherwise that there is no way back', async () => {
    expect(unsaid(await releasedIn('engines'), readFileSync('CHANGELOG.md', 'utf8'))).toEqual([]);
    const said = '## 99.0.0\n\n### Changed\n\n- New rules of Kutuzov; there is no way back. [deploy](x)\n\n## 0.2.0\n';
    expect([unsaid(ROWS, said), unsaid(ROWS, '## 99.0.0\n\n## 0.2.0\n\nno way back'), unsaid(ROWS, '')]).toEqual([
      [],
      [NEXT],
      [NEXT],
    ]);
  });
});
