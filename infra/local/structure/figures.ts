import { basename, dirname } from 'node:path';
import { arrowsOf, circlesOf, type Source } from './sources.ts';

/** Maximum lines of a file of code; tables may have more. */
export const MOST_LINES = 300;

/** Maximum columns of a line of code or comment, and of a line with a text that the formatter does not divide. */
const MOST_COLUMNS = 120;
const MOST_WITH_A_TEXT = 140;
const TEXT = /(['"`]).{40}/;

/** Returns whether a line is too wide. */
export function isWide(line: string): boolean {
  const isComment = /^\s*(?:\/\/|\/?\*)/.test(line);
  return line.length > (TEXT.test(line) && !isComment ? MOST_WITH_A_TEXT : MOST_COLUMNS);
}

/** Files of rows and sentences, by name. Their length depends on the game, and a row is one line. */
const TABLES: readonly RegExp[] = [
  /^domain\/diplomacy\/(rules\/rules|map\/(geometry|provinces|variants)|explain\/(sentences|phrases))\.ts$/,
  /^domain\/kutuzov\/(rules\/(\d|play-book)|edition\/(rows|published)\/)/,
  /^domain\/napoleonics\/(rules\/rules|army\/(nations|artillery|unit-rows)|cards\/rows-(section|tactic))\.ts$/,
  /^domain\/napoleonics\/scenarios\/battles\//,
];
export const isTable = (path: string): boolean => TABLES.some((table) => table.test(path));

const isProcedure = ({ path, lines }: Source): boolean =>
  /^domain\/kutuzov\/(procedures|actions)\//.test(path) ||
  lines.some((line) => /^export const \w+: Procedure</.test(line));

/** The files that join the folders of a game. */
const CONTRACTS =
  'index state setup commands events frames decide evolve asks legal view standing answers procedure table schemas'.split(
    ' ',
  );
const isContract = (path: string): boolean =>
  /^domain\/[^/]+\/[^/]+\.ts$/.test(path) && CONTRACTS.includes(basename(path, '.ts'));

/** Returns how many other files run code of a procedure. */
function upward(sources: readonly Source[]): number {
  const procedures = new Set(sources.filter(isProcedure).map(({ path }) => path));
  const others = sources.filter(
    ({ path }) =>
      path.startsWith('domain/') && !procedures.has(path) && !isContract(path) && !/\/(index)\.ts$/.test(path),
  );
  return others.filter(({ imports }) => imports.some((to) => procedures.has(to))).length;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** The name of a figure, and its value. */
type Figure = readonly [what: string, count: string];

/** The rows of a table about the code, rounded so that few changes affect them. */
export function figures(sources: readonly Source[]): readonly Figure[] {
  const atRoot = (game: string): number => sources.filter(({ path }) => dirname(path) === `domain/${game}`).length;
  const lengths = sources.map(({ lines }) => lines.length).sort((a, b) => a - b);
  const ideas = sources.filter(({ path }) => !isTable(path));
  const longest = ideas.toSorted((a, b) => b.lines.length - a.lines.length).slice(0, 3);
  const circles = circlesOf(arrowsOf(sources));
  const bangs = sum(sources.map((source) => source.bangs));
  const wide = sum(ideas.map(({ lines }) => lines.filter(isWide).length));
  return [
    [
      'files at the root of Kutuzov, Diplomacy, Napoleonics',
      `${atRoot('kutuzov')}, ${atRoot('diplomacy')}, ${atRoot('napoleonics')}`,
    ],
    [
      'groups of files that import each other in circles (files in the largest)',
      `${circles.length} (${circles[0]?.length ?? 0})`,
    ],
    ['files that import a procedure and are none', `${upward(sources)}`],
    ['lines of the median file', `${lengths[Math.floor(lengths.length / 2)] ?? 0}`],
    [`files above ${MOST_LINES} lines`, `${ideas.filter(({ lines }) => lines.length > MOST_LINES).length}`],
    ['lines of the longest three', longest.map(({ path, lines }) => `${basename(path)} ${lines.length}`).join(', ')],
    ['`!`, in a thousand lines', ((bangs / sum(lengths)) * 1000).toFixed(1)],
    ['`as unknown as`', `${sum(sources.map(({ casts }) => casts))}`],
    [`lines above ${MOST_COLUMNS} columns`, `${wide}`],
  ];
}
