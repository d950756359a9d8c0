import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

// Names, comments, rules and messages are read by people with another first language than English: one subject, one
// verb, in the usual order. A machine cannot judge that. These turns of phrase were found here most often, each with
// what to say instead.

const INSTEAD: { readonly [phrase: string]: string } = {
  'but for': 'except',
  lest: 'so that … not',
  whence: 'from where',
  hence: 'so',
  'in the stead of': 'instead of',
  'in the place of': 'instead of',
  'the own': 'its own, their own',
  'an own': 'one of its own',
  'nor (?:is|are|was|were|do|does|did|has|have|may|can)': 'and … not',
  'to be had': 'there is',
  'had better': 'should',
  'none of the choices': 'not one of the choices',
};

const SELF = join('tests', 'domain', 'english.test.ts');

const pages = ['client', 'docs', 'domain', 'functions', 'infra', 'site', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.(?:tsx?|mjs|md)$/.test(file) && !/\b(?:node_modules|dist)\b/.test(file) && file !== SELF),
);
const texts = [...pages, ...readdirSync('.').filter((file) => /\.(?:md|yaml)$/.test(file))].map((file) => ({
  file,
  // A comment goes on in the next line behind its sign.
  text: readFileSync(file, 'utf8').replaceAll(/\s*\n\s*(?:\*|\/\/|#)?\s*/g, ' '),
}));

it('is looked for in all that people read', () => {
  expect(texts.map(({ file }) => file)).toEqual(
    expect.arrayContaining(['README.md', 'openapi.yaml', join('domain', 'contract', 'game.ts')]),
  );
});

it.each(Object.entries(INSTEAD))('nobody writes "%s": %s', (phrase) => {
  const pattern = new RegExp(`\\b${phrase}\\b`, 'i');
  const found = texts.map(({ file, text }) => ({ file, text, at: text.search(pattern) })).filter(({ at }) => at !== -1);
  expect(found.map(({ file, text, at }) => `${file}: …${text.slice(Math.max(at - 40, 0), at + 60)}…`)).toEqual([]);
});
