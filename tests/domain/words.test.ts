import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { grouped } from '../../domain/lib/grouped.ts';

// One term per concept, and plain sentences: what comments, documents and texts for people do not say, and what they
// say instead. Identifiers and code spans are exempt. Names that are written into logs are identifiers too.

interface Word {
  /** The term to use. */
  readonly use: string;
  /** Folders where the word means something else. */
  readonly except?: RegExp;
}

const GAMES = /^domain\/(?:diplomacy|kutuzov|napoleonics)/;

const INSTEAD: { readonly [pattern: string]: Word } = {
  'the house|house rules?|of this house': { use: 'server, service' },
  '(?<!(?:player|person|everybody) )who (?:sits(?! where)|looks? on)|whoever|somebody': {
    use: 'player, person, or another actor',
  },
  '(?:is|are|be|was|were|being) asked for': { use: 'your turn, to act; is requested' },
  'lets? away|leaves? away': { use: 'leave out, omit' },
  'made anew|makes anew|anew': { use: 'rebuilt, recomputed, again' },
  'dear|dearer|dearest': { use: 'expensive' },
  'of (?:its|their|his|her|one’s) own(?! [a-z])': { use: 'unique, separate', except: GAMES },
  'handed in': { use: 'submitted' },
  'rooms?(?! for\\b)': { use: 'folder, module' },
  'floors?': { use: 'layer', except: GAMES },
  'the silence|silence answers|by silence|answers of silence': { use: 'timeout, missed deadline' },
  sheets: { use: 'orders' },
  'play(?:s|ed)? back|playback': { use: 'replay' },
  'by mail': { use: 'asynchronous play, slow game' },
  'whatever else': { use: 'any other' },
  'in so many': { use: 'a number with its unit' },
};

/**
 * Words of relative clauses that readers had to read twice; a comment of code may use them once in a thousand words.
 */
const TWICE = /\b(?:whoever|whom|whose|whatever|of which|but(?: )for|so many)\b/gi;
const MOST_IN_A_THOUSAND = 1;

/** Parts that are not rewritten yet. */
const NOT_YET: readonly string[] = ['functions/features', 'site', 'tests', 'documents', 'descriptions'];

/** What is checked as one: the longest prefix counts. Documents and descriptions of schemas are parts by themselves. */
const PARTS = [
  ...['contract', 'diplomacy', 'games', 'kutuzov', 'lib', 'log', 'match', 'napoleonics', 'press'].map(
    (name) => `domain/${name}`,
  ),
  ...['answers', 'endpoint', 'features', 'lambdas', 'operations', 'platform', 'wiring'].map(
    (name) => `functions/${name}`,
  ),
  ...['infra', 'infra/local', 'client', 'site', 'tests', 'tests/kit'],
];
const SELF = 'tests/domain/words.test.ts';
const partOf = (path: string): string =>
  PARTS.filter((part) => path.startsWith(`${part}/`)).sort((a, b) => b.length - a.length)[0] ?? '.';

interface Prose {
  readonly path: string;
  readonly line: number;
  readonly kind: 'comment' | 'document' | 'text' | 'description';
  readonly text: string;
}

const CODE_SPAN = /```[\s\S]*?```|`[^`]*`|\{@\w+[^}]*\}|\bhttps?:\/\/\S+|\bMath\.floor|\bnpm run \S+/g;
const plain = (text: string): string => text.replaceAll(CODE_SPAN, ' ').replaceAll(/\s*\n\s*(?:\*|\/\/|#)?\s*/g, ' ');

/** Whether a literal is part of a schema's description, which the description of the API repeats. */
function isDescription(literal: ts.Node): boolean {
  let { parent } = literal;
  while (ts.isBinaryExpression(parent) || ts.isTemplateExpression(parent) || ts.isTemplateSpan(parent))
    parent = parent.parent;
  return ts.isPropertyAssignment(parent) && parent.name.getText() === 'description';
}

/** Returns the comments of a source, and its literals that are sentences rather than names. */
function proseOf(path: string, text: string): readonly Prose[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const comments = new Map<number, number>();
  const found: Prose[] = [];
  const at = (position: number): number => source.getLineAndCharacterOfPosition(position).line + 1;
  const visit = (node: ts.Node): void => {
    for (const { pos, end } of ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []) comments.set(pos, end);
    for (const { pos, end } of ts.getTrailingCommentRanges(text, node.getEnd()) ?? []) comments.set(pos, end);
    const said = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node) ? node.text : '';
    const isProgram = /\bconst \w+ = |=> /.test(said);
    if (/[a-z]+ [a-z]+ [a-z]+/.test(said) && !isProgram) {
      const kind = path.startsWith('infra/local/description/') || isDescription(node) ? 'description' : 'text';
      found.push({ path, line: at(node.getStart()), kind, text: plain(said) });
    }
    for (const child of node.getChildren(source)) visit(child);
  };
  visit(source);
  // Comments of several lines are read as one.
  const runs: { start: number; end: number }[] = [];
  for (const [start, end] of [...comments].sort(([a], [b]) => a - b)) {
    const last = runs.at(-1);
    if (last !== undefined && /^\n\s*$/.test(text.slice(last.end, start)) && text.startsWith('//', start))
      last.end = end;
    else runs.push({ start, end });
  }
  return [
    ...found,
    ...runs.map(({ start, end }) => ({
      path,
      line: at(start),
      kind: 'comment' as const,
      text: plain(text.slice(start, end)),
    })),
  ];
}

const MADE = /^client\/src\/types\.ts$|\.d\.ts$|\b(?:node_modules|dist)\/|^CHANGELOG\.md$/;
const folders = ['client', 'docs', 'domain', 'functions', 'infra', 'site', 'tests'];
const paths = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .concat(readdirSync('.'))
  .map((path) => path.split(sep).join('/'))
  .filter((path) => /\.(?:tsx?|mjs|md)$/.test(path) && !MADE.test(path) && path !== SELF);
const prose = paths.flatMap((path): readonly Prose[] => {
  const text = readFileSync(path, 'utf8');
  if (path.endsWith('.md')) return [{ path, line: 1, kind: 'document', text: plain(text) }];
  // What tests say in their strings is their data and titles.
  return proseOf(path, text).filter(({ kind }) => kind === 'comment' || !path.startsWith('tests/'));
});
const byPart = grouped(prose, ({ path, kind }) =>
  kind === 'description' || kind === 'document' ? `${kind}s` : partOf(path),
);

const patterns = Object.entries(INSTEAD).map(([pattern, word]) => ({
  ...word,
  pattern: new RegExp(`\\b(?:${pattern})(?![\\w/])`, 'gi'),
}));
const offences = (list: readonly Prose[]): readonly string[] =>
  list.flatMap(({ path, line, text }) =>
    patterns
      .filter(({ except }) => except?.test(path) !== true)
      .flatMap(({ pattern, use }) =>
        [...text.matchAll(pattern)].map(([said]) => `${path}:${line}: "${said}", say: ${use}`),
      ),
  );

/** Returns how often a thousand words of comments of code have a word of TWICE. */
function rate(list: readonly Prose[]): number {
  const comments = list.filter(({ kind }) => kind === 'comment').map(({ text }) => text);
  const words = comments.reduce((sum, text) => sum + text.split(/\s+/).filter((word) => /[a-z]/i.test(word)).length, 0);
  const found = comments.reduce((sum, text) => sum + [...text.matchAll(TWICE)].length, 0);
  return words === 0 ? 0 : (1000 * found) / words;
}

it('reads comments, sentences in code and documents, without code spans', () => {
  const text =
    "// A room\n// of `rooms`.\nconst a = 'one dear word'; /** Whoever. */\nconst b = <p>by mail to them</p>;";
  expect(proseOf('x.tsx', text).map(({ line, kind, text }) => `${line} ${kind} ${text}`)).toEqual([
    '3 text one dear word',
    '4 text by mail to them',
    '1 comment // A room of  .',
    '3 comment /** Whoever. */',
  ]);
  expect(offences(proseOf('x.tsx', text)).map((each) => each.split('"')[1])).toEqual([
    'dear',
    'by mail',
    'room',
    'Whoever',
  ]);
  expect(new Set(prose.map(({ kind }) => kind)).size).toBe(4);
});

const done = [...byPart].filter(([part]) => !NOT_YET.includes(part));

it.each(done)('%s uses the terms of this project', (_part, list) => {
  expect(offences(list)).toEqual([]);
});

it.each(done)(
  '%s has plain sentences: at most one of "whoever, whom, whose…" in a thousand words of comments',
  (_part, list) => {
    expect(rate(list)).toBeLessThanOrEqual(MOST_IN_A_THOUSAND);
  },
);

it('what is not rewritten yet is listed only as long as it is not', () => {
  const current = NOT_YET.filter(
    (part) => offences(byPart.get(part) ?? []).length > 0 || rate(byPart.get(part) ?? []) > MOST_IN_A_THOUSAND,
  );
  expect(NOT_YET).toEqual(current);
});
