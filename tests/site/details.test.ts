import { expect, it } from 'vitest';
import { inKorean, KOREAN } from '../../site/src/verify/details.ts';

// What the auditor says of a finding, in the language of the page's reader.

const NAME = /\{(\w+)\}/g;
const PLACE = 'events.0.type';
/** What is found where a name stands: what no two names share, and for a place in a commit one that could be there. */
const filled = (words: string): string =>
  words.replace(NAME, (_, name: string) => (name === 'path' ? PLACE : `<${name}>`));

it.each(Object.entries(KOREAN))('“%s” has its own words, with all that it names', (english, korean) => {
  expect(inKorean(filled(english))).toBe(filled(korean));
});

it('an unknown message has no translation', () => {
  expect(inKorean('the moon is made of cheese')).toBeUndefined();
});
