import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { citations, idsOf, mapOf, NO_CODE, RULED, sourcesOf } from '../../infra/local/structure/rule-maps.ts';

// The map of a game's rules names files that cite each rule. A new citation elsewhere leaves it right, so it need not be
// made again for each change; a file that moves, or no longer cites the rule, does.

interface Row {
  readonly id: string;
  readonly code: readonly string[];
  readonly tests: readonly string[];
}

const namesIn = (cell: string): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

const rowsIn = (page: string): readonly (Row & { readonly cell: string })[] =>
  [...page.matchAll(/^\| (§\S+) \| (.*) \| (.*) \|$/gm)].map(([, id = '', code = '', tests = '']) => ({
    id,
    cell: code,
    code: namesIn(code),
    tests: namesIn(tests),
  }));

describe.each(RULED)('the map of the rules of %s', (game) => {
  const rows = rowsIn(readFileSync(mapOf(game), 'utf8'));
  const ids = idsOf(game);
  const citedIn = ({ path, text }: { readonly path: string; readonly text: string }) =>
    [path, citations(text, ids)] as const;
  const { code, tests } = sourcesOf(game);
  const [inCode, inTests] = [new Map(code.map(citedIn)), new Map(tests.map(citedIn))];

  it('has a row for each rule, in their order (npm run describe -- rules)', () => {
    expect(rows.length).toBeGreaterThan(150);
    expect(rows.map(({ id }) => id)).toEqual(ids);
  });

  it('names only files that cite the rule', () => {
    const wrong = rows.flatMap(({ id, code: of, tests: by }) => [
      ...of.flatMap((path) => (inCode.get(path)?.has(id) ? [] : [`${id} ${path}`])),
      ...by.flatMap((path) => (inTests.get(path)?.has(id) ? [] : [`${id} ${path}`])),
    ]);
    expect(wrong).toEqual([]);
  });

  it('names code of a rule, unless none cites it', () => {
    const lacking = rows.filter((row) => (row.code.length === 0) !== (row.cell === NO_CODE));
    expect(lacking.map(({ id }) => id)).toEqual([]);
    const isCited = (id: string, files: typeof inCode) => [...files.values()].some((counts) => counts.has(id));
    expect(rows.filter((row) => row.code.length === 0 && isCited(row.id, inCode)).map(({ id }) => id)).toEqual([]);
  });
});

it('a rule is not cited by a longer number that begins with it, but by a range around it', () => {
  const ids = ['§12.4', '§12.5', '§12.51', '§12.6', '§12.61a'];
  expect([...citations('§12.51 §12.5. (§12.5), §12.61a; §12.61b', ids)]).toEqual([
    ['§12.51', 1],
    ['§12.5', 2],
    ['§12.61a', 1],
  ]);
  expect([...citations('§12.4-§12.6', ids).keys()]).toEqual(['§12.4', '§12.5', '§12.51', '§12.6']);
});
