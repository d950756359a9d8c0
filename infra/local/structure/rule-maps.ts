import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// `npm run describe -- rules`: writes for each game where the code and the tests of each rule are, from the citations.

/** The games with rules. */
export const RULED = ['diplomacy', 'kutuzov', 'napoleonics'] as const;
type Ruled = (typeof RULED)[number];

/** The map of a game's rules. */
export const mapOf = (game: Ruled): string => join('domain', game, 'RULES.md');

/** The cell of a rule that needs no code, such as a custom of the table. */
export const NO_CODE = 'none';

/** The files that code and tests of one rule are shown by, at most. */
const MOST_CODE = 3;
const MOST_TESTS = 2;

/** A file, without its ending, and its text. */
interface Cited {
  readonly path: string;
  readonly text: string;
}

const textsIn = (folder: string, ending: RegExp): readonly Cited[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .sort()
    .map((file) => ({ path: file.replace(ending, ''), text: readFileSync(join(folder, file), 'utf8') }));

/** Folders that state, name or show what others do. */
const LAST = /^(?:state|frames|table|words|board|bot)\//;

/** Returns the ids of a game's rules, in the order of its rulebook. */
export const idsOf = (game: Ruled): readonly string[] =>
  textsIn(join('domain', game, 'rules'), /\.ts$/).flatMap(({ text }) =>
    [...text.matchAll(/^ {2}'(§[^']+)': /gm)].map(([, id = '']) => id),
  );

/** Returns the code of a game, without its list of rules, and its tests. */
export const sourcesOf = (game: Ruled) => ({
  code: textsIn(join('domain', game), /\.ts$/).filter(({ path }) => !path.startsWith('rules/')),
  tests: textsIn(join('tests', game), /\.test\.ts$/).filter(({ path }) => !path.startsWith('rules/rules')),
});

const ID = String.raw`§(?:PB|R)?\d+(?:\.\d+)?[a-z]?`;

/** Returns how often a text cites each rule of a list; a range `§13.1-§13.6` cites all in it. */
export function citations(text: string, ids: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const [, from = '', to = from] of text.matchAll(new RegExp(`(${ID})(?:-(${ID}))?`, 'g'))) {
    const [first, last] = [ids.indexOf(from), ids.indexOf(to)];
    const cited =
      first >= 0 && last >= first ? ids.slice(first, last + 1) : [from, to].filter((id) => ids.includes(id));
    for (const id of cited) found.set(id, (found.get(id) ?? 0) + 1);
  }
  return found;
}

/** Returns the files that cite each rule: those that decide before those that show, then by the number of citations. */
function citing(files: readonly Cited[], ids: readonly string[], most: number): ReadonlyMap<string, string> {
  const cited = files.map(({ path, text }) => ({ path, counts: citations(text, ids), isLast: LAST.test(path) }));
  const cells = ids.map((id) => {
    const found = cited
      .map(({ path, counts, isLast }) => ({ path, isLast, count: counts.get(id) ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => Number(a.isLast) - Number(b.isLast) || b.count - a.count);
    const names = found.slice(0, most).map(({ path }) => `\`${path}\``);
    return [id, names.join(' ')] as const;
  });
  return new Map(cells);
}

/** Returns the map of a game's rules as a page. */
function ruleMap(game: Ruled): string {
  const { code, tests } = sourcesOf(game);
  const ids = idsOf(game);
  const [decided, shown] = [citing(code, ids, MOST_CODE), citing(tests, ids, MOST_TESTS)];
  const rows = ids.map((id) => `| ${id} | ${decided.get(id) || NO_CODE} | ${shown.get(id) ?? ''} |`);
  return [
    '# Where each rule is',
    '',
    `Made by \`npm run describe -- rules\` from the citations. Code is in \`domain/${game}/\`, tests are in`,
    `\`tests/${game}/\`. A row shows the files that cite the rule most.`,
    '`none`: the rule needs no code.',
    '',
    '| rule | code | tests |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const game of RULED) writeFileSync(mapOf(game), ruleMap(game));
