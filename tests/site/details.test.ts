import { expect, it } from 'vitest';
import { type Josa, josa } from '../../domain/lib/josa.ts';
import { inKorean, KOREAN } from '../../site/src/verify/details.ts';

// What the auditor says of a finding, in the language of the page's reader.

const NAME = /\{(\w+)(?:\|([^}]+))?\}/g;
const PLACE = 'events.0.type';
/** What is found where a name stands: what no two names share, and for a place in a commit one that could be there. */
const filled = (words: string): string =>
  words.replace(NAME, (_, name: string, pair?: Josa) => {
    const value = name === 'path' ? PLACE : `<${name}>`;
    return pair === undefined ? value : josa(value, pair);
  });

it.each(Object.entries(KOREAN))('“%s” has its own words, with all that it names', (english, korean) => {
  expect(inKorean(filled(english))).toBe(filled(korean));
});

it.each([
  ['draw 3 of deck names a pile twice', 'deck의 추첨 3이 더미 하나를 두 번 적었습니다'],
  ['it says that version 6 was restored, not 5', '버전 5가 아니라 6을 복원했다고 합니다'],
  ['프랑스 reveals what was not asked for', '프랑스가 묻지 않은 것을 밝힙니다'],
])('%s: with the particle that follows what is read', (english, korean) => {
  expect(inKorean(english)).toBe(korean);
});

it('an unknown message has no translation', () => {
  expect(inKorean('the moon is made of cheese')).toBeUndefined();
});
