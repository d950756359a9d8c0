import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

// Documents stay short, say one thing a sentence, and lead where they say.

/** How long each document may be. */
const LIMITS = [
  { file: 'README.md', lines: 150, bytes: 8_192 },
  { file: 'docs/play.md', lines: 250, bytes: 16_384 },
  { file: 'docs/api.md', lines: 300, bytes: 24_576 },
  { file: 'docs/compared.md', lines: 80, bytes: 12_288 },
  { file: 'docs/notifications.md', lines: 150, bytes: 12_288 },
  { file: 'docs/operate.md', lines: 200, bytes: 12_288 },
  { file: 'infra/DEPLOY.md', lines: 250, bytes: 24_576 },
  { file: 'infra/ACCOUNT.md', lines: 100, bytes: 8_192 },
  { file: 'infra/COST.md', lines: 200, bytes: 12_288 },
  { file: 'infra/SCALE.md', lines: 100, bytes: 8_192 },
  { file: 'infra/RESTORE.md', lines: 130, bytes: 10_240 },
  { file: 'infra/STORAGE.md', lines: 110, bytes: 8_192 },
  { file: 'LOG.md', lines: 350, bytes: 32_768 },
  { file: 'docs/log-chance.md', lines: 200, bytes: 16_384 },
  { file: 'docs/log-chat.md', lines: 150, bytes: 12_288 },
  { file: 'SECURITY.md', lines: 120, bytes: 8_192 },
  { file: 'CONTRIBUTING.md', lines: 200, bytes: 12_288 },
  { file: 'domain/README.md', lines: 100, bytes: 8_192 },
  { file: 'functions/README.md', lines: 100, bytes: 8_192 },
  { file: 'domain/diplomacy/README.md', lines: 60, bytes: 8_192 },
  { file: 'domain/napoleonics/README.md', lines: 60, bytes: 8_192 },
  { file: 'domain/kutuzov/README.md', lines: 60, bytes: 8_192 },
];

/** The documents that are for everybody; those of games cite rulebooks in tables. */
const PLAIN = LIMITS.map(({ file }) => file).filter((file) => !/^domain\/.+\//.test(file));

/** All documents with plain sentences. */
const READ = [
  ...PLAIN,
  'domain/kutuzov/edition/BALANCE.md',
  'domain/napoleonics/scenarios/BALANCE.md',
  'tests/README.md',
  'tests/hostile/README.md',
  'tests/bench/RESULTS.md',
];
/** Benchmarks write these, with figures of any length. */
const MEASURED = ['tests/bench/RESULTS.md'];

const MOST_WORDS = 25;
const MOST_COLUMNS = 120;

const textOf = (file: string): string => readFileSync(file, 'utf8');
const withoutCode = (text: string): string => text.replaceAll(/^```[\s\S]*?^```$/gm, '');
const isRow = (line: string): boolean => /^(\||!\[)/.test(line);

/**
 * The sentences of a document, without code, tables and headings: an item of a list ends one, and so do `:` and `;`.
 */
const sentencesOf = (text: string): readonly string[] =>
  withoutCode(text)
    .split('\n')
    .map((line) => (isRow(line) || /^(#|<!--|$)/.test(line) ? '\n' : /^\s*(-|\d+\.) /.test(line) ? `\n${line}` : line))
    .join(' ')
    .replaceAll(/`[^`]*`/g, 'code')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .split(/\n|[.:;?!](?=[\s*)]|$)/)
    .map((sentence) => sentence.trim());

/** The anchors of a page's headings, as GitHub makes them. */
const anchorsOf = (text: string): readonly string[] =>
  [...withoutCode(text).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

it.each(LIMITS)('$file has at most $lines lines and $bytes bytes', ({ file, lines, bytes }) => {
  const text = textOf(file);
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(lines);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(bytes);
});

describe.each(READ)('%s', (file) => {
  it(`has no sentence of more than ${MOST_WORDS} words`, () => {
    const words = (sentence: string) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
    expect(sentencesOf(textOf(file)).filter((sentence) => words(sentence).length > MOST_WORDS)).toEqual([]);
  });

  it(`has no line of more than ${MOST_COLUMNS} columns, except rows and code`, () => {
    if (MEASURED.includes(file)) return;
    const lines = withoutCode(textOf(file)).split('\n');
    expect(lines.filter((line) => !isRow(line) && line.replaceAll(/`[^`]{60,}`/g, '').length > MOST_COLUMNS)).toEqual(
      [],
    );
  });
});

describe('links', () => {
  const pages = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).trim().split('\n').filter(existsSync);

  it.each(pages)('of %s lead to a file, and to a heading of it', (page) => {
    const links = [...withoutCode(textOf(page)).matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => to);
    const broken = links
      .filter((to) => !/^[a-z]+:/.test(to))
      .filter((to) => {
        const [path = '', anchor] = to.split('#');
        const target = path === '' ? page : join(dirname(page), path);
        return !existsSync(target) || (anchor !== undefined && !anchorsOf(textOf(target)).includes(anchor));
      });
    expect(broken).toEqual([]);
  });
});

it.each(PLAIN)('%s names only files that are there', (file) => {
  const paths = [
    ...withoutCode(textOf(file)).matchAll(/`((?:client|docs|domain|engines|functions|infra|site|tests)\/[\w./-]+)`/g),
  ];
  expect(paths.map(([, path = '']) => path).filter((path) => !existsSync(path) && !path.includes('get-clock'))).toEqual(
    [],
  );
});

describe('CHANGELOG.md', () => {
  const text = textOf('CHANGELOG.md');
  const parts = text
    .split(/^## /m)
    .slice(1)
    .flatMap((release) => release.split(/^### /m).slice(1))
    .map((part) => ({
      title: part.split('\n')[0] ?? '',
      entries: part.split('\n').filter((line) => line.startsWith('- ')),
      part,
    }));

  it('has the parts of Keep a Changelog, and what breaks clients', () => {
    const known = ['Added', 'Changed', 'Fixed', 'Security', 'Removed', 'Breaking'];
    expect(parts.map(({ title }) => title).filter((title) => !known.includes(title))).toEqual([]);
  });

  it(`has entries of one line of at most ${MOST_COLUMNS} characters, each with a link at its end`, () => {
    const lines = parts.filter(({ title }) => title !== 'Breaking').flatMap(({ part }) => part.split('\n').slice(1));
    const wrong = lines.filter(
      (line) => line !== '' && !(/^- .* \[[^\]]+\]\([^)]+\)$/.test(line) && line.length <= MOST_COLUMNS),
    );
    expect(wrong).toEqual([]);
  });
});
