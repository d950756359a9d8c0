import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { buildEngines } from '../../infra/engines/build.ts';
import { sourcesIn } from '../../infra/local/structure/sources.ts';

// What decides a game must be the same number in every engine of JavaScript, this year's and the next: sums, products,
// quotients and square roots are; powers, exponentials, angles and what depends on a language or a calendar are not, or
// may change.

/** Functions of Math that are exact, or rounded in one way. */
const EXACT = ['abs', 'ceil', 'clz32', 'floor', 'fround', 'imul', 'max', 'min', 'round', 'sign', 'sqrt', 'trunc'];
const GLOBALS = ['Date', 'Intl', 'Temporal', 'performance'];
const METHODS = /^(localeCompare|normalize|toLocale\w*)$/;

/** What a source has of which something is noted: others need not be parsed. */
const NOTED = new RegExp(`(?<!/)\\*\\*(?!/)|\\b(?:Math|${GLOBALS.join('|')}|localeCompare|normalize|toLocale\\w*)\\b`);

/** What in a source may come out otherwise elsewhere, each with its line: `3: Math.exp`. */
function inexactIn(text: string): readonly string[] {
  if (!NOTED.test(text)) return [];
  const source = ts.createSourceFile('source.ts', text, ts.ScriptTarget.ES2024, true);
  const found: string[] = [];
  const note = (node: ts.Node, what: string): void => {
    found.push(`${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${what}`);
  };
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.AsteriskAsteriskToken || node.kind === ts.SyntaxKind.AsteriskAsteriskEqualsToken)
      note(node, '**');
    if (ts.isIdentifier(node)) {
      if (GLOBALS.includes(node.text) || METHODS.test(node.text)) note(node, node.text);
      if (node.text === 'Math') mathIn(node);
    }
    if (
      ts.isElementAccessExpression(node) &&
      ts.isStringLiteralLike(node.argumentExpression) &&
      METHODS.test(node.argumentExpression.text)
    )
      note(node, node.argumentExpression.text);
    ts.forEachChild(node, visit);
  };
  /** Math under another name, or with a name that is worked out, cannot be followed: it is noted too. */
  const mathIn = (node: ts.Identifier): void => {
    const name =
      ts.isPropertyAccessExpression(node.parent) && node.parent.expression === node ? node.parent.name.text : '?';
    if (!EXACT.includes(name)) note(node, `Math.${name}`);
  };
  visit(source);
  return found;
}

/**
 * Reads what people write, in the spellings of keyboards; what was read stands in the command, and no engine has it.
 */
const READS = ['domain/diplomacy/notation/province-names.ts', 'domain/diplomacy/notation/typed.ts'];
const isDrawing = (path: string): boolean =>
  /^domain\/(\w+\/board\/|kutuzov\/edition\/rows\/(ground|rivers)\.ts$)/.test(path);
const deciding = sourcesIn('.', ['domain']).filter(({ path }) => !isDrawing(path) && !READS.includes(path));

describe('numbers and texts that engines of JavaScript do otherwise', () => {
  it('stand nowhere in domain/, except where boards are drawn', () => {
    expect(deciding.length).toBeGreaterThan(300);
    expect(
      deciding.flatMap(({ path }) => inexactIn(readFileSync(path, 'utf8')).map((what) => `${path}:${what}`)),
    ).toEqual([]);
  });

  it('are found, however they are written', () => {
    const planted = [
      'const a = (5 / 6) ** 3;',
      'let b = 2; b **= 0.5;',
      'const c = Math.exp(1) + Math.hypot(3, 4) + Math.cbrt(2);',
      'const { pow } = Math;',
      "const d = Math['log'](2);",
      "const e = globalThis.Math.sin(1) + ['b', 'a'].sort((x, y) => x.localeCompare(y)).length;",
      'const f = (1234.5).toLocaleString();',
      "const g = 'é'.normalize('NFD') + 'é'['normalize']();",
      'const h = new Date(0).getTime() + Date.now();',
      "const i = new Intl.Collator('ko');",
      'const fine = Math.max(1, Math.sqrt(2)) * 2; // a ** b, Math.exp, new Date',
      "const text = 'Math.exp, **, Intl';",
    ];
    expect(inexactIn(planted.join('\n'))).toEqual([
      '1: **',
      '2: **',
      '3: Math.exp',
      '3: Math.hypot',
      '3: Math.cbrt',
      '4: Math.?',
      '5: Math.?',
      '6: Math.?',
      '6: localeCompare',
      '7: toLocaleString',
      '8: normalize',
      '8: normalize',
      '9: Date',
      '9: Date',
      '10: Intl',
    ]);
  });

  it('and no engine has a file in which they may stand', async () => {
    for (const { game, code } of await buildEngines()) {
      const files = [...code.matchAll(/^ *\/\/ (\S+\.ts)$/gm)].map(([, file]) => file ?? '');
      expect([game, files.length > 50]).toEqual([game, true]);
      expect(files.filter((file) => READS.includes(file))).toEqual([]);
      // Its board is a line that draws nothing.
      expect(files.filter((file) => isDrawing(file) && file !== `domain/${game}/board/board.ts`)).toEqual([]);
    }
  });
});
