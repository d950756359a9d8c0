import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

// The style of tests (tests/README.md, "Style") as far as a machine can see it; that they say `it` and never `test` is
// a rule of biome.

interface Case {
  readonly at: string;
  readonly title: string;
  /** How many columns its rows have, where they are lists. */
  readonly columns: number;
}

const CASES = new Set(['it', 'itLong', 'describe', 'describeLong']);

/** The list of rows that `it.each` takes, followed through a name in the same file. */
function rowsOf(node: ts.Expression, named: ReadonlyMap<string, ts.Expression>): readonly ts.Expression[] {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return rowsOf(node.expression, named);
  if (ts.isArrayLiteralExpression(node)) return node.elements;
  const found = ts.isIdentifier(node) ? named.get(node.text) : undefined;
  return found === undefined || found === node ? [] : rowsOf(found, named);
}

function casesOf(file: string, text: string): readonly Case[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const named = new Map<string, ts.Expression>();
  const found: Case[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer !== undefined)
      named.set(node.name.getText(), node.initializer);
    const title = ts.isCallExpression(node) ? node.arguments[0] : undefined;
    if (ts.isCallExpression(node) && title !== undefined && ts.isStringLiteralLike(title)) {
      const called = ts.isCallExpression(node.expression) ? node.expression : undefined;
      const name = (called ?? node).expression.getText().split('.')[0] ?? '';
      const rows = called?.arguments[0] === undefined ? [] : rowsOf(called.arguments[0], named);
      if (CASES.has(name)) {
        const columns = Math.max(0, ...rows.map((row) => (ts.isArrayLiteralExpression(row) ? row.elements.length : 0)));
        found.push({
          at: `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`,
          title: title.text,
          columns,
        });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const cases = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:\.test|-stack)\.ts$/.test(file))
  .flatMap((file) => casesOf(file, readFileSync(join('tests', file), 'utf8')));

it('sees a title and its rows', () => {
  const text = `const ROWS = [['a', 1, 2]] as const;\nit.each(ROWS)('§1.1 %s should be', () => {});\nit.each([{ a: 1 }])('$a', () => {});`;
  expect(casesOf('x', text)).toEqual([
    { at: 'x:2', title: '§1.1 %s should be', columns: 3 },
    { at: 'x:3', title: '$a', columns: 0 },
  ]);
  expect(cases.length).toBeGreaterThan(1500);
});

it('a file with cases or samples for the long tests is imported by a long file of its folder', () => {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?:\.test|-stack)\.ts$/.test(file),
  );
  const textOf = (file: string): string => readFileSync(join('tests', file), 'utf8');
  const isLong = (file: string): boolean => file.endsWith('.long.test.ts');
  const large = files.filter((file) => !isLong(file) && /from '[^']*kit\/(?:it-)?long\.ts'/.test(textOf(file)));
  const imported = new Set(
    files
      .filter(isLong)
      .flatMap((file) =>
        [...textOf(file).matchAll(/^import '\.\/([^']+)';$/gm)].map(([, name = '']) => join(dirname(file), name)),
      ),
  );
  const alone = large.filter((file) => !imported.has(file));
  expect(large.length).toBeGreaterThan(20);
  expect(alone).toEqual([]);
});

it('a title says what is so, not what ought to be', () => {
  expect(cases.filter(({ title }) => /\bshould\b/.test(title)).map(({ at }) => at)).toEqual([]);
});

it('a title ends with its rules, and begins with none', () => {
  expect(cases.filter(({ title }) => title.startsWith('§')).map(({ at }) => at)).toEqual([]);
});

it('rows of three columns or more are objects', () => {
  expect(cases.filter(({ columns }) => columns > 2).map(({ at, columns }) => `${at}: ${columns}`)).toEqual([]);
});
