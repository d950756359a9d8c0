import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULES } from '../../../domain/napoleonics/rules/rules.ts';
import { names } from '../../../domain/napoleonics/words/names.ts';

// Every rule of the game is cited where it is enforced, and by a test that shows it at work.

/** Rules that no code enforces, or no test can show, with the reason. */
const EXCEPTIONS: { readonly [id: string]: string } = {};

/** `§7.5`, `§5.4b`; a range `§4.2l-§4.2p` cites all in it. */
const ID = /§(\d+\.\d+[a-z]?)(?:[-–]§?(\d+\.\d+[a-z]?))?/g;
const THEMSELVES = [
  'domain/napoleonics/rules/rules.ts',
  'domain/napoleonics/rules/topics.ts',
  'tests/napoleonics/rules/rules.test.ts',
];
const IDS = Object.keys(RULES);

const sources = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((file) => file.endsWith('.ts') && !THEMSELVES.includes(file));

/** The ids cited in the files of a folder, each with the files. */
function citations(folder: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const file of sources(folder)) {
    for (const [, from, to] of readFileSync(file, 'utf8').matchAll(ID)) {
      for (const id of ranged(`§${from}`, to === undefined ? undefined : `§${to}`))
        found.set(id, [...(found.get(id) ?? []), file]);
    }
  }
  return found;
}

function ranged(from: string, to: string | undefined): readonly string[] {
  if (to === undefined) return [from];
  const [first, last] = [IDS.indexOf(from), IDS.indexOf(to)];
  if (first < 0 || last <= first) throw new Error(`a range from ${from} to ${to}`);
  return IDS.slice(first, last + 1);
}

/** `§5.4` names `§5.4a` to `§5.4d` together, and cites none of them. */
const isGroup = (id: string): boolean =>
  IDS.some((each) => each.length === id.length + 1 && each.startsWith(id) && /[a-z]$/.test(each));

const code = citations('domain/napoleonics');
const tests = citations('tests/napoleonics');

it('there are 210, each a sentence', () => {
  expect(IDS).toHaveLength(210);
  for (const [id, { en, ko }] of Object.entries(RULES)) {
    expect(en, id).toMatch(/^[A-ZÉ0-9].{15,140}\.$/);
    expect(ko, id).toMatch(/^[가-힣0-9].{5,80}\.$/);
  }
});

it('clients can look them up', () => {
  for (const locale of ['en', 'ko'] as const) {
    expect(names(locale).rules).toEqual(
      Object.fromEntries(Object.entries(RULES).map(([id, text]) => [id, text[locale]])),
    );
  }
});

describe('citations', () => {
  it('are of rules that there are', () => {
    const unknown = [...code, ...tests].filter(([id]) => !IDS.includes(id) && !isGroup(id));
    expect(unknown).toEqual([]);
  });

  it.each(IDS)('%s: in code and in a test', (id) => {
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
