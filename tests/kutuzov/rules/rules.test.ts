import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULES } from '../../../domain/kutuzov/rules/rules.ts';
import { names } from '../../../domain/kutuzov/words/names.ts';

// Every rule of the game is cited where it is enforced, and by a test that shows it at work.

/** Rules that no code enforces, or no test can show, with the reason. */
const EXCEPTIONS: { readonly [id: string]: string } = {
  '§8.2': 'Talk between players is not hosted, and there is no command to trade anything.',
  '§18.1': 'A rule is not applied wrongly by mistake here: what is refused does not happen.',
};

/**
 * `§12.7`, `§PB4.1`, `§9`; a range `§12.41-§12.44` cites all in it. Headings (`§12`, where it is no rule itself) cite
 * nothing.
 */
const ID = /§((?:PB)?\d+(?:\.\d+)?)(?:[-–]§?((?:PB)?\d+(?:\.\d+)?))?/g;
const THEMSELVES = /^domain\/kutuzov\/rules\/|^tests\/kutuzov\/rules\/rules\.test\.ts$/;
const IDS = Object.keys(RULES);

/** Headings of the rulebook and chapters: they may be named, but there is nothing in them to enforce. */
const HEADINGS =
  '1 2 3 4 5 8 10 11 12 13 14 15 16 18 19 20 1.8 2.2 2.3 2.4 2.41 2.9 2.91 2.92 2.93 5.2 5.7 6.3 9.1 9.12 10.7 12.81 13.3 13.4 13.5 14.4 14.6 16.1 16.5 17.4 18.2 19.2 19.4 19.72 19.8 PB3 PB4 PB5 PB7'
    .split(' ')
    .map((id) => `§${id}`);

const sources = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((file) => file.endsWith('.ts') && !THEMSELVES.test(file));

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

const code = citations('domain/kutuzov');
const tests = citations('tests/kutuzov');

it('there are 252, each a sentence', () => {
  expect(IDS).toHaveLength(252);
  for (const [id, { en }] of Object.entries(RULES)) expect(en, id).toMatch(/^[A-Z0-9].{15,140}\.$/);
});

it('clients can look them up', () => {
  expect(names('en').rules).toEqual(Object.fromEntries(Object.entries(RULES).map(([id, { en }]) => [id, en])));
  expect(Object.keys(names('ko').rules)).toEqual(IDS);
  for (const [id, { ko }] of Object.entries(RULES)) expect(ko, id).toMatch(/^[가-힣A-Z0-9“].{5,85}\.$/);
});

describe('citations', () => {
  it('are of rules that there are', () => {
    expect([...code, ...tests].filter(([id]) => !IDS.includes(id) && !HEADINGS.includes(id))).toEqual([]);
  });

  it.each(IDS)('%s: in code and in a test', (id) => {
    const isExcepted = Object.hasOwn(EXCEPTIONS, id);
    expect(code.has(id), `${id} code`).toBe(!isExcepted);
    expect(tests.has(id), `${id} test`).toBe(!isExcepted);
  });

  it('exceptions are rules, and say why', () => {
    for (const [id, why] of Object.entries(EXCEPTIONS)) {
      expect(RULES).toHaveProperty([id]);
      expect(why).toMatch(/\.$/);
    }
  });
});
