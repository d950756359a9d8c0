import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { isScalar, LineCounter, type Pair, parseDocument, visit } from 'yaml';
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

/** Parts that are not rewritten yet. The redesign of the table rewrites the texts of the site. */
const NOT_YET: readonly string[] = [];

/**
 * What is checked as one: the longest prefix counts. Documents, descriptions of schemas, and texts of the site are parts
 * by themselves.
 */
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
  readonly kind: 'comment' | 'document' | 'text' | 'description' | 'api';
  readonly text: string;
}

const CODE_SPAN = /```[\s\S]*?```|<!--.*?-->|`[^`]*`|\{@\w+[^}]*\}|\bhttps?:\/\/\S+|\bMath\.floor|\bnpm run \S+/g;
const plain = (text: string): string => text.replaceAll(CODE_SPAN, ' ').replaceAll(/\s*\n\s*(?:\*|\/\/|#)?\s*/g, ' ');

/** Whether a literal is part of a schema's description, which the description of the API repeats. */
function isDescription(literal: ts.Node): boolean {
  let { parent } = literal;
  while (ts.isBinaryExpression(parent) || ts.isTemplateExpression(parent) || ts.isTemplateSpan(parent))
    parent = parent.parent;
  return ts.isPropertyAssignment(parent) && parent.name.getText() === 'description';
}

/** Tokens in which the signs of a comment are text. */
const LITERALS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NoSubstitutionTemplateLiteral,
  ts.SyntaxKind.TemplateHead,
  ts.SyntaxKind.TemplateMiddle,
  ts.SyntaxKind.TemplateTail,
  ts.SyntaxKind.RegularExpressionLiteral,
  ts.SyntaxKind.JsxText,
]);

/** Whether a position of a source is in a literal: the innermost node there is one, and has begun. */
function isInLiteral(source: ts.SourceFile, at: number): boolean {
  let node: ts.Node = source;
  for (let inner: ts.Node | undefined = source; inner !== undefined; ) {
    node = inner;
    inner = ts.forEachChild(node, (child) => (child.pos <= at && at < child.end ? child : undefined));
  }
  return LITERALS.has(node.kind) && at >= node.getStart(source);
}

/** Returns where each comment of a source starts and ends. */
function commentsIn(source: ts.SourceFile, text: string): readonly (readonly [start: number, end: number])[] {
  const found: (readonly [number, number])[] = [];
  const ended = (at: number, length: number): number => (at < 0 ? text.length : at + length);
  let last = 0;
  for (const { index, 0: sign } of text.matchAll(/\/[/*]/g)) {
    if (index < last || isInLiteral(source, index)) continue;
    last = sign === '//' ? ended(text.indexOf('\n', index), 0) : ended(text.indexOf('*/', index + 2), 2);
    found.push([index, last]);
  }
  return found;
}

/** Returns the comments of a source, and its literals that are sentences rather than names. Tests have comments alone. */
function proseOf(path: string, text: string): readonly Prose[] {
  const isTest = path.startsWith('tests/');
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, !isTest);
  const found: Prose[] = [];
  const at = (position: number): number => source.getLineAndCharacterOfPosition(position).line + 1;
  const visit = (node: ts.Node): void => {
    const said = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node) ? node.text : '';
    const isProgram = /\bconst \w+ = |=> /.test(said);
    if (/[a-z] [a-z]+ [a-z]/.test(said) && !isProgram) {
      const kind = path.startsWith('infra/local/description/') || isDescription(node) ? 'description' : 'text';
      found.push({ path, line: at(node.getStart()), kind, text: plain(said) });
    }
    ts.forEachChild(node, visit);
  };
  // What tests say in their strings is their data and titles.
  if (!isTest) visit(source);
  // Comments of several lines are read as one.
  const runs: { start: number; end: number }[] = [];
  for (const [start, end] of commentsIn(source, text)) {
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

/** The keys of the descriptions of the API that have sentences. */
const API_TEXTS = /^(?:summary|description|x-untagged)$/;

/** Returns the handwritten texts of a description of the API. Texts of its schemas are checked where the code has them. */
function apiProseOf(path: string, text: string): readonly Prose[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  document.deleteIn(['components', 'schemas']);
  const found: Prose[] = [];
  visit(document, {
    Pair: (_, { key, value }: Pair) => {
      if (!isScalar(key) || !API_TEXTS.test(String(key.value))) return;
      if (!isScalar(value) || typeof value.value !== 'string') return;
      const { line } = lines.linePos(value.range?.[0] ?? 0);
      found.push({ path, line, kind: 'api', text: value.value });
    },
  });
  return found;
}

const MADE = /^client\/src\/types\.ts$|\.d\.ts$|\b(?:node_modules|dist)\/|^CHANGELOG\.md$/;
const folders = ['client', 'docs', 'domain', 'functions', 'infra', 'site', 'tests'];
const paths = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .concat(readdirSync('.'))
  .map((path) => path.split(sep).join('/'))
  .filter(
    (path) =>
      /\.(?:tsx?|mjs|md)$|(?:openapi|asyncapi|^functions\/openapi\/\w+)\.yaml$/.test(path) &&
      !MADE.test(path) &&
      path !== SELF,
  );
const prose = paths.flatMap((path): readonly Prose[] => {
  const text = readFileSync(path, 'utf8');
  if (path.endsWith('.md')) return [{ path, line: 1, kind: 'document', text: plain(text) }];
  if (path.endsWith('.yaml')) return apiProseOf(path, text).map((each) => ({ ...each, text: plain(each.text) }));
  return proseOf(path, text);
});
const API_PART = 'the description of the API';
const byPart = grouped(prose, ({ path, kind }) => {
  if (kind === 'description' || kind === 'document') return `${kind}s`;
  if (kind === 'api') return API_PART;
  return kind === 'text' && path.startsWith('site/') ? 'site texts' : partOf(path);
});

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

/** Returns how often a thousand words of comments of code, or of the API's description, have a word of TWICE. */
function rate(list: readonly Prose[]): number {
  const comments = list.filter(({ kind }) => kind === 'comment' || kind === 'api').map(({ text }) => text);
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
  expect(new Set(prose.map(({ kind }) => kind)).size).toBe(5);
});

/** Maximum number of words in a sentence of the description of the API. */
const MOST_WORDS = 25;

/** Returns the sentences that are too long, without code spans. Lists of codes with their causes are no sentences. */
const tooLong = (list: readonly Prose[]): readonly string[] =>
  list.flatMap(({ path, line, text }) =>
    text
      .split(/\n{2,}|\n(?=- )/)
      .filter((paragraph) => !/\bRefuses\b/.test(paragraph))
      .flatMap((paragraph) => plain(paragraph).split(/(?<=[.!?:;])\s+/))
      .filter((sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length > MOST_WORDS)
      .map((sentence) => `${path}:${line}: ${sentence}`),
  );

it('reads the handwritten texts of the API, and finds words and sentences that are not plain', () => {
  const long = 'So '.repeat(MOST_WORDS);
  const text = `info: {summary: A dear room, title: A dear title}
paths:
  /x:
    get:
      description: |
        By \`mail\`,
        by mail.

        - ${long}it is. ${long}
        - ${long}

        Refuses with 400 (${long}so).
components:
  headers: {B: {description: Whoever}}
  schemas: {C: {description: The house}}
`;
  const found = apiProseOf('x.yaml', text);
  expect(found.map(({ line }) => line)).toEqual([1, 5, 14]);
  expect(offences(found).map((each) => each.split(', ')[0])).toEqual([
    'x.yaml:1: "dear"',
    'x.yaml:1: "room"',
    'x.yaml:5: "by mail"',
    'x.yaml:14: "Whoever"',
  ]);
  expect(rate(found)).toBeGreaterThan(MOST_IN_A_THOUSAND);
  expect(tooLong(found)).toEqual([`x.yaml:5: - ${long}it is.`]);
});

it('the description of the API has no sentence of more than 25 words', () => {
  const texts = paths.filter((path) => path.endsWith('.yaml'));
  expect(texts.length).toBeGreaterThan(2);
  expect(texts.flatMap((path) => tooLong(apiProseOf(path, readFileSync(path, 'utf8'))))).toEqual([]);
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
