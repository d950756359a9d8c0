import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { grouped } from '../../domain/lib/grouped.ts';
import { isTable, MOST_COLUMNS, MOST_LINES } from '../../infra/local/house/figures.ts';
import { withPictures } from '../../infra/local/house/picture.ts';
import { sourcesIn } from '../../infra/local/house/sources.ts';

// The habits of the house that a machine can count: how large a folder and a file may be, so that a stranger finds the way.

const sources = sourcesIn('.', ['domain', 'functions', 'infra']);
const rooms = grouped(sources, ({ path }) => dirname(path));
const GAMES = ['domain/diplomacy', 'domain/kutuzov', 'domain/napoleonics'];

it.each(GAMES)('%s has at most 16 files at its root', (game) => {
  expect(rooms.get(game)?.length).toBeLessThanOrEqual(16);
});

/** Rooms that are as large or small as what they hold. */
const AS_LARGE_AS_NEEDED = [
  // One file a command, a battle, an operation: they are looked up by name.
  'domain/kutuzov/actions',
  'domain/kutuzov/cards/effects',
  'domain/napoleonics/scenarios',
];

it('rooms have at most 15 files', () => {
  const large = [...rooms].filter(([room, files]) => room.split('/').length > 2 && files.length > 15).map(([room]) => room);
  expect(large.filter((room) => room.startsWith('domain/') && !AS_LARGE_AS_NEEDED.includes(room))).toEqual([]);
});

it('a file of ideas has at most 300 lines', () => {
  const long = sources.filter(({ path, lines }) => !isTable(path) && lines.length > MOST_LINES);
  expect(long.map(({ path, lines }) => `${path}: ${lines.length}`)).toEqual([]);
});

// What is left of old habits: the numbers may fall, and must not rise.
const WIDE_LINES_LEFT = 200;
const BANGS_LEFT = 4;

it('lines are at most 140 columns wide, except rows', () => {
  const wide = sources.flatMap(({ path, lines }) => (isTable(path) ? [] : lines.filter((line) => line.length > MOST_COLUMNS)));
  expect(wide.length).toBeLessThanOrEqual(WIDE_LINES_LEFT);
});

it('`!` is rare, counted in a thousand lines', () => {
  const bangs = sources.reduce((sum, each) => sum + each.bangs, 0);
  const lines = sources.reduce((sum, each) => sum + each.lines.length, 0);
  expect((bangs / lines) * 1000).toBeLessThan(BANGS_LEFT);
});

it('the pictures of the rooms in CONTRIBUTING.md are current (npm run rooms)', () => {
  const page = readFileSync('CONTRIBUTING.md', 'utf8');
  expect(withPictures(page, sources)).toBe(page);
});
