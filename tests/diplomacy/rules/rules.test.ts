import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULES } from '../../../domain/diplomacy/rules/rules.ts';
import { names } from '../../../domain/diplomacy/words/names.ts';
import { LOCALES } from '../../../domain/lib/text.ts';

// Every rule of the rulebook is cited where it is enforced, by its id as printed, and by a test that shows it at work.

/** Rules that no code enforces, or no test can show, with the reason. */
const EXCEPTIONS: { readonly [id: string]: string } = {
  '§6.2': 'Talk between players is not hosted: they talk wherever they like.',
  '§6.3': 'What nothing binds, nothing enforces: an order is taken whatever was promised.',
  '§9.22': 'Advice to people who resolve by hand.',
  '§14.3': 'Talk between players is not hosted.',
  '§14.4': 'A matter of the table: a dry run, or a game against bots, is the trial turn.',
};

const ID = /§(R\d+|\d+\.\d+[abc]?)(?:-§(R\d+|\d+\.\d+[abc]?))?/g;
const CODE = ['domain/diplomacy', 'domain/match'];
const TESTS = ['tests/diplomacy', 'tests/match', 'tests/http'];
const THEMSELVES = [
  'domain/diplomacy/rules/rules.ts',
  'domain/diplomacy/rules/topics.ts',
  'tests/diplomacy/rules/rules.test.ts',
];

/** Tests of the other games, over HTTP too. */
const OTHERS = /^tests\/http\/(?:napoleonics|kutuzov)/;

const sources = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((file) => file.endsWith('.ts') && !THEMSELVES.includes(file) && !OTHERS.test(file));

/**
 * The ids cited in files, each with the files. A range `§8.10-§8.14` cites its ends; all in it, where `isWhole` says
 * so.
 */
function citations(folders: readonly string[], isWhole: boolean): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const file of folders.flatMap(sources)) {
    for (const [, from, to] of readFileSync(file, 'utf8').matchAll(ID)) {
      for (const id of isWhole ? ranged(from!, to) : [from, to].flatMap((end) => (end === undefined ? [] : `§${end}`)))
        found.set(id, [...(found.get(id) ?? []), file]);
    }
  }
  return found;
}

function ranged(from: string, to: string | undefined): readonly string[] {
  const [, chapter, first] = /^(R|\d+\.)(\d+)/.exec(from)!;
  if (to === undefined) return [`§${from}`];
  const [, end, last] = /^(R|\d+\.)(\d+)/.exec(to)!;
  if (end !== chapter) throw new Error(`a range from §${from} to §${to}`);
  const numbers = Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => `§${chapter}${Number(first) + i}`);
  return numbers.flatMap((id) =>
    Object.hasOwn(RULES, id) ? [id] : Object.keys(RULES).filter((part) => part.slice(0, -1) === id),
  );
}

const code = citations(CODE, false);
const tests = citations(TESTS, true);

it('there are 160, each a sentence in both languages', () => {
  expect(Object.keys(RULES)).toHaveLength(160);
  for (const [id, { en, ko }] of Object.entries(RULES)) {
    expect(en, id).toMatch(/^[A-Z0-9].{15,140}\.$/);
    expect(ko, id).toMatch(/^[가-힣0-9].{5,80}[.]$/);
  }
});

it.each(LOCALES)('clients can look them up (%s)', (locale) => {
  expect(names(locale).rules).toEqual(
    Object.fromEntries(Object.entries(RULES).map(([id, text]) => [id, text[locale]])),
  );
});

describe('citations', () => {
  it('are of rules that there are', () => {
    for (const [id, files] of [...code, ...tests]) expect(RULES, `${id} in ${files.join(', ')}`).toHaveProperty([id]);
  });

  it.each(Object.keys(RULES))('%s: in code and in a test', (id) => {
    const isExcepted = Object.hasOwn(EXCEPTIONS, id);
    expect([id, 'code', code.has(id)]).toEqual([id, 'code', !isExcepted]);
    expect([id, 'test', tests.has(id)]).toEqual([id, 'test', !isExcepted]);
  });

  it('exceptions are rules, and say why', () => {
    for (const [id, why] of Object.entries(EXCEPTIONS)) {
      expect(RULES).toHaveProperty([id]);
      expect(why).toMatch(/\.$/);
    }
  });
});
