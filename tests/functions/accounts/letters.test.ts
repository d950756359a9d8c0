import unhomoglyph from 'unhomoglyph';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../domain/games/games.ts';
import { LOCALES } from '../../../domain/lib/text.ts';
import { isReserved } from '../../../functions/features/accounts/reserved.ts';
import { columnsOf, shownAs, wrongWith } from '../../../functions/features/people/letters.ts';
import { skeletonOf } from '../../../functions/features/people/skeleton.ts';

const saidOf = (written: string): string => (wrongWith(shownAs(written))?.en ?? 'good').slice(0, 20);

describe('a handle', () => {
  it.each([
    { written: 'Alice', why: 'Latin, in lower case' },
    { written: '철수', why: 'two syllables are four columns' },
    { written: '가나다라마바사아자차', why: 'twenty columns' },
    { written: 'river-crosser_2', why: 'joints one by one' },
    { written: '철수park', why: 'Latin with Hangul' },
    { written: '日本のabc', why: 'Latin with Han and Kana' },
    { written: 'カール', why: 'the mark of a long vowel' },
    { written: 'ㄅㄆㄇ中abc', why: 'Latin with Han and Bopomofo' },
    { written: 'пётр', why: 'Cyrillic alone' },
    { written: 'สมชาย', why: 'Thai, whose marks stand on letters' },
    { written: 'नमस्ते', why: 'Devanagari' },
    { written: 'strauß', why: 'a letter of German' },
  ])('$written is one: $why', ({ written }) => expect(saidOf(written)).toBe('good'));

  it.each([
    { written: 'ab', says: 'a handle is 3 to 20 ', why: 'two columns' },
    { written: '가', says: 'a handle is 3 to 20 ', why: 'two columns' },
    { written: '가나다라마바사아자차카', says: 'a handle is 3 to 20 ', why: 'twenty-two columns' },
    { written: 'a--b', says: '"-" and "_" stand al', why: 'two joints' },
    { written: 'ab-', says: '"-" and "_" stand al', why: 'a joint at the end' },
    { written: '_ab', says: '"-" and "_" stand al', why: 'a joint at the start' },
    { written: '123', says: 'a handle has at leas', why: 'no letter' },
    { written: 'ㄱㄴㄷ', says: 'a handle has letters', why: 'no whole syllables' },
    { written: '\u1100\u1100\u1100', says: 'a handle has letters', why: 'parts of syllables' },
    { written: 'ａｂｃ', says: 'a handle has letters', why: 'wide forms' },
    { written: '𝐚bc', says: 'a handle has letters', why: 'letters of mathematics' },
    { written: 'ĳssel', says: 'a handle has letters', why: 'a ligature' },
    { written: 'a\u0334b\u0334c', says: 'a handle has letters', why: 'marks of no script' },
    { written: 'a b c', says: 'a handle has letters', why: 'spaces' },
    { written: 'abc\u200d', says: 'a handle has letters', why: 'something that nobody sees' },
    { written: 'abc\u202e', says: 'a handle has letters', why: 'something that turns the text' },
    { written: '٣abc', says: 'a handle has letters', why: 'digits of another script' },
    { written: 'ᚠᚢᚦ', says: 'a handle has letters', why: 'runes' },
    { written: '😀😀😀', says: 'a handle has letters', why: 'pictures' },
    { written: 'аlice', says: 'a handle is in one s', why: 'Cyrillic in Latin' },
    { written: '철수日本', says: 'a handle is in one s', why: 'Hangul with Han' },
    { written: '日本кир', says: 'a handle is in one s', why: 'Han with Cyrillic' },
  ])('$written is none: $why', ({ written, says }) => expect(saidOf(written)).toBe(says));

  it('is as wide as it is shown', () => {
    expect(['abc', '철수', 'カール', 'a-1', '中b'].map(columnsOf)).toEqual([3, 4, 6, 3, 3]);
  });
});

describe('look-alikes have one skeleton', () => {
  it.each([
    { one: 'ILL', other: 'il1' },
    { one: 'modern', other: 'modem' },
    { one: 'vvill', other: 'will' },
    { one: 'straße', other: 'strasse' },
    { one: 'a_b', other: 'a-b' },
    { one: 'a1ice', other: 'alice' },
    { one: 'b0b', other: 'bob' },
    { one: 'カタカナ', other: '力タ力ナ' },
    { one: 'сор', other: 'cop' },
    { one: 'ροο', other: 'poo' },
    { one: 'paypaı', other: 'paypai' },
  ])('$one and $other', ({ one, other }) => expect(skeletonOf(shownAs(one))).toBe(skeletonOf(shownAs(other))));

  it.each([
    { one: '철수', other: '청수' },
    { one: '가나다', other: '나가다' },
    { one: 'cafe', other: 'café' },
    { one: 'alice', other: 'alicia' },
    { one: '日本', other: '日木' },
  ])('$one and $other differ', ({ one, other }) =>
    expect(skeletonOf(shownAs(one))).not.toBe(skeletonOf(shownAs(other))),
  );

  it('by the pinned table of Unicode 13: a newer one adds second claims, and is no upgrade of a package', () => {
    expect(['m', 'а', 'ο', 'Ι', '一', 'ѕ'].map(unhomoglyph)).toEqual(['rn', 'a', 'o', 'l', 'ー', 's']);
  });
});

describe('nobody may be called', () => {
  it.each(['admin', 'Adm1n', 'admln', '운영자', 'fieldpost', 'guest-abcdef', 'player-abcdef', 'nobody', '관전자'])(
    '%s',
    (written) => expect(isReserved(skeletonOf(shownAs(written)))).toBe(true),
  );

  it('by the name of a seat or a Power of any game, in either language', async () => {
    const names = new Set<string>();
    for (const load of Object.values(GAMES)) {
      const game = await load();
      for (const locale of LOCALES) {
        for (const kind of ['seats', 'powers', 'camps'])
          for (const named of Object.entries(game.names?.(locale)[kind] ?? {}))
            for (const each of named) names.add(shownAs(each));
        for (const { seats } of game.setups?.(locale) ?? [])
          for (const { seat, name } of seats) for (const each of [seat, name]) names.add(shownAs(each));
      }
    }
    const handles = [...names].filter((name) => wrongWith(name) === undefined);
    expect(handles.length).toBeGreaterThan(20);
    expect(handles.filter((name) => !isReserved(skeletonOf(name)))).toEqual([]);
  });
});
