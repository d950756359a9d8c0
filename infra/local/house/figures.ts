import { dirname } from 'node:path';
import { arrowsOf, circlesOf, type Source } from './sources.ts';

/** What a file of ideas may have; tables may have more. */
export const MOST_LINES = 300;
export const MOST_COLUMNS = 140;

/** Files of rows: their length is that of the game, and a row is a line however long. */
export const isTable = (path: string): boolean =>
  /^domain\/[^/]+\/rules\//.test(path) ||
  /^domain\/kutuzov\/edition\/(rows|published)\//.test(path) ||
  /^domain\/napoleonics\/(scenarios|army|cards)\//.test(path) ||
  /^domain\/diplomacy\/(map\/|explain\/(sentences|phrases)\.ts$)/.test(path);

const isProcedure = ({ path, lines }: Source): boolean =>
  /^domain\/kutuzov\/(procedures|actions)\//.test(path) || lines.some((line) => /^export const \w+: Procedure</.test(line));

/** The files that unite what the rooms of a game state. */
const isContract = (path: string): boolean =>
  /^domain\/[^/]+\/(index|state|setup|commands|events|frames|decide|evolve|asks|legal|view|standing|answers|procedure|table|schemas)\.ts$/.test(
    path,
  );

/** How many files run code of a procedure without being one. */
function upward(sources: readonly Source[]): number {
  const procedures = new Set(sources.filter(isProcedure).map(({ path }) => path));
  const others = sources.filter(
    ({ path }) => path.startsWith('domain/') && !procedures.has(path) && !isContract(path) && !/\/(index)\.ts$/.test(path),
  );
  return others.filter(({ imports }) => imports.some((to) => procedures.has(to))).length;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Rows of a table about the code: what is counted, and the count. */
export function figures(sources: readonly Source[]): readonly (readonly [what: string, count: string])[] {
  const atRoot = (game: string): number => sources.filter(({ path }) => dirname(path) === `domain/${game}`).length;
  const lengths = sources.map(({ lines }) => lines.length).sort((a, b) => a - b);
  const longest = sources.filter(({ path }) => !isTable(path)).sort((a, b) => b.lines.length - a.lines.length);
  const circles = circlesOf(arrowsOf(sources));
  const bangs = sum(sources.map((source) => source.bangs));
  const total = sum(lengths);
  const long = sum(
    sources.filter(({ path }) => !isTable(path)).map(({ lines }) => lines.filter((line) => line.length > MOST_COLUMNS).length),
  );
  return [
    ['files at the roots of Kutuzov, Diplomacy, Napoleonics', `${atRoot('kutuzov')}, ${atRoot('diplomacy')}, ${atRoot('napoleonics')}`],
    ['files, lines, median file', `${sources.length}, ${total}, ${lengths[Math.floor(lengths.length / 2)] ?? 0}`],
    ['circles of imports (files in the largest)', `${circles.length} (${circles[0]?.length ?? 0})`],
    ['files that import a procedure and are none', `${upward(sources)}`],
    [`files above ${MOST_LINES} lines, tables apart`, `${longest.filter(({ lines }) => lines.length > MOST_LINES).length}`],
    [
      'longest of them',
      longest
        .slice(0, 3)
        .map(({ path, lines }) => `${path.slice(path.indexOf('/') + 1)} ${lines.length}`)
        .join(', '),
    ],
    ['`!` (in 1,000 lines)', `${bangs} (${((bangs / total) * 1000).toFixed(1)})`],
    ['`as unknown as`', `${sum(sources.map(({ casts }) => casts))}`],
    [`lines above ${MOST_COLUMNS} columns, tables apart`, `${long}`],
  ];
}
