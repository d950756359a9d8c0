import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { grouped } from '../../domain/lib/grouped.ts';
import { LOCALES } from '../../domain/lib/text.ts';
import { isTable, isWide, MOST_LINES } from '../../infra/local/structure/figures.ts';
import { withPictures } from '../../infra/local/structure/picture.ts';
import { sourcesIn } from '../../infra/local/structure/sources.ts';
import { withFigures } from '../../infra/local/structure/table.ts';

// Habits of this code that a machine can count: how large a folder and a file may be, so that a stranger finds the way.

const sources = sourcesIn('.', ['domain', 'functions', 'infra']);
const rooms = grouped(sources, ({ path }) => dirname(path));
const GAMES = ['domain/diplomacy', 'domain/kutuzov', 'domain/napoleonics'];

it.each(GAMES)('%s has at most 16 files at its root', (game) => {
  expect(rooms.get(game)?.length).toBeLessThanOrEqual(16);
});

/** Folders with more than 15 files, which are looked up by name. */
const LARGE: { readonly [room: string]: string } = {
  'functions/lambdas': 'a file a function',
  'functions/operations/account': 'a file an operation',
};

/** Folders with fewer than 4 files. */
const SMALL: { readonly [room: string]: string } = {
  'domain/diplomacy/rules': 'a table',
  'domain/diplomacy/explain': 'one subject',
  'domain/napoleonics/rules': 'a table',
  'domain/napoleonics/words': 'what all three games have under this name',
  'domain/kutuzov/procedures': 'the rooms in it hold the procedures',
  'domain/napoleonics/procedures': 'the rooms in it hold the procedures',
  'domain/games': 'the lists of games',
  'functions/features/bots': 'one subject',
  'functions/features/export': 'one subject',
  'functions/features/listing': 'one subject',
  'functions/features/settings': 'one subject',
  'functions/operations/people': 'a file an operation',
  'functions/operations/service': 'a file an operation',
  'functions/wiring': 'what knows every feature',
};

/** Folders of code; the root of a game has a separate bound above. */
const sizes = [...rooms].flatMap(([room, files]) => (GAMES.includes(room) ? [] : [{ room, files: files.length }]));
const named = (list: typeof sizes): readonly string[] => list.map(({ room }) => room).sort();

it('a room has 4 to 15 files, except those named above, which need it', () => {
  expect(named(sizes.filter(({ room, files }) => files > 15 && !Object.hasOwn(LARGE, room)))).toEqual([]);
  expect(named(sizes.filter(({ room, files }) => files < 4 && !Object.hasOwn(SMALL, room)))).toEqual([]);
});

/** Folders of tests, and where the folders of the same names are in the code. */
const TESTED: { readonly [tests: string]: readonly string[] } = {
  'tests/diplomacy': ['domain/diplomacy'],
  'tests/napoleonics': ['domain/napoleonics'],
  'tests/kutuzov': ['domain/kutuzov'],
  'tests/log': ['domain/log'],
  'tests/match': ['domain/match'],
  'tests/functions': ['functions', 'functions/features', 'functions/platform'],
};

/** Folders beside the tests that test no folder of the code. */
const HELPERS: { readonly [folder: string]: string } = {
  kit: 'what tests share',
  scripts: 'programs for maintainers',
  games: 'recorded games',
  campaign: 'campaigns told move by move',
  learning: 'how the bot of Kutuzov learns',
};

const foldersIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

it.each(Object.entries(TESTED))(
  'a folder in %s has the name of a folder of the code, or is a named helper',
  (tests, code) => {
    const strange = foldersIn(tests).filter(
      (folder) =>
        !Object.hasOwn(HELPERS, folder.split('/')[0] ?? '') && !code.some((root) => existsSync(join(root, folder))),
    );
    expect(strange).toEqual([]);
  },
);

it('a file of ideas has at most 300 lines', () => {
  const long = sources.filter(({ path, lines }) => !isTable(path) && lines.length > MOST_LINES);
  expect(long.map(({ path, lines }) => `${path}: ${lines.length}`)).toEqual([]);
});

it('lines are at most 120 columns wide, except rows and lines with a text, which may have 140', () => {
  const ideas = sources.filter(({ path }) => !isTable(path));
  const wide = ideas.flatMap(({ path, lines }) =>
    lines.flatMap((line, i) => (isWide(line) ? [`${path}:${i + 1}`] : [])),
  );
  expect(wide).toEqual([]);
});

it('nothing is asserted with `!`: lookups throw with a name', () => {
  expect(sources.flatMap(({ path, bangs }) => (bangs > 0 ? [`${path}: ${bangs}`] : []))).toEqual([]);
});

const COMPARED = new RegExp(`(===|!==|case) '(${LOCALES.join('|')})'`);

it('zod is imported by what is used of it: its own object `z` has every language, 350 KB of every cold start', () => {
  expect(
    sources
      .filter(({ lines }) => lines.some((line) => /import (\{[^}]*\bz\b[^}]*\}|z) from 'zod'/.test(line)))
      .map(({ path }) => path),
  ).toEqual([]);
});

it('no code names a language: texts stand in tables by language, so that the compiler finds what a new language lacks', () => {
  const asked = sources.flatMap(({ path, lines }) =>
    lines.flatMap((line, i) => (COMPARED.test(line) ? [`${path}:${i + 1}`] : [])),
  );
  expect(asked).toEqual([]);
});

it('the pictures of the folders in docs/folders.md, and the figures below them, are current (npm run describe -- rooms)', () => {
  const page = readFileSync('docs/folders.md', 'utf8');
  expect(withPictures(page, sources)).toBe(page);
  expect(withFigures(page, sources)).toBe(page);
});
