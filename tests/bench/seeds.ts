import { readFile } from 'node:fs/promises';
import { WrongUsage } from '../../infra/local/commands/usage.ts';

// Which seeds ran, as RESULTS.md lists them.

/** A seed that ran. */
export interface Ran {
  readonly of: string;
  readonly seed: number;
  readonly isGreen: boolean;
}

interface Row {
  readonly of: string;
  readonly what: string;
  readonly commit: string;
  readonly green: readonly number[];
  readonly failed: readonly number[];
}

/** Returns the seeds of a text such as `1-500` or `7`. */
export function rangeIn(text: string): readonly [first: number, last: number] {
  const [, first, last = first] = /^([1-9]\d{0,5})(?:-([1-9]\d{0,5}))?$/.exec(text) ?? [];
  if (first === undefined || Number(last) < Number(first)) throw new WrongUsage(`${text} is not a range of seeds`);
  return [Number(first), Number(last)];
}

/** Reads the rows of the section with this title. */
export const rowsIn = async (title: string): Promise<readonly Row[]> =>
  rowsOf(await readFile('tests/bench/RESULTS.md', 'utf8'), title);

/** Reads the rows of a section of a text. Its first line that begins so is the head of the table. */
export function rowsOf(text: string, title: string): readonly Row[] {
  const [, section = ''] = text.split(`\n## ${title}\n`);
  const [, ...lines] = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '));
  return lines.map((line) => {
    const [, of = '', what = '', commit = '', , green = '', failed = ''] = line.split('|').map((cell) => cell.trim());
    return { of, what, commit, green: seedsOf(green), failed: seedsOf(failed) };
  });
}

/** Returns the rows with more seeds. A seed that ran again leaves its earlier row. */
export function added(
  rows: readonly Row[],
  { what, commit, ran }: { readonly what: string; readonly commit: string; readonly ran: readonly Ran[] },
): readonly Row[] {
  const without = (row: Row): Row => {
    const isAgain = (seed: number): boolean =>
      row.what === what && ran.some((each) => each.of === row.of && each.seed === seed);
    const left = (seeds: readonly number[]) => seeds.filter((seed) => !isAgain(seed));
    return { ...row, green: left(row.green), failed: left(row.failed) };
  };
  const kept = rows.map(without);
  for (const of of new Set(ran.map((each) => each.of))) {
    const own = ran.filter((each) => each.of === of);
    const green = own.filter(({ isGreen }) => isGreen).map(({ seed }) => seed);
    const failed = own.filter(({ isGreen }) => !isGreen).map(({ seed }) => seed);
    const at = kept.findIndex((row) => row.of === of && row.what === what && row.commit === commit);
    const there = kept[at];
    if (there === undefined) kept.push({ of, what, commit, green, failed });
    else kept[at] = { ...there, green: [...there.green, ...green], failed: [...there.failed, ...failed] };
  }
  return kept.filter(({ green, failed }) => green.length + failed.length > 0);
}

export const tableOf = (rows: readonly Row[]): string =>
  [
    '| game | what | commit | green | seeds | failed |',
    '|---|---|---|---|---|---|',
    ...rows.map(
      ({ of, what, commit, green, failed }) =>
        `| ${of} | ${what} | ${commit} | ${green.length} | ${rangesOf(green)} | ${rangesOf(failed)} |`,
    ),
  ].join('\n');

/** `1–3, 7` */
function rangesOf(seeds: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const seed of [...seeds].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last !== undefined && last[1] === seed - 1) last[1] = seed;
    else ranges.push([seed, seed]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}

export function seedsOf(text: string): readonly number[] {
  if (text === '') return [];
  return text.split(', ').flatMap((range) => {
    const [from = 0, to = from] = range.split('–').map(Number);
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });
}
