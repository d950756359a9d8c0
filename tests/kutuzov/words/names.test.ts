import { describe, expect, it } from 'vitest';
import { editionOf } from '../../../domain/kutuzov/edition/editions.ts';
import { cardName, names, turnName } from '../../../domain/kutuzov/words/names.ts';
import { seatName } from '../../../domain/kutuzov/words/seats.ts';

const edition = editionOf({ edition: 'reconstructed' });

describe('names', () => {
  it('are the same things in both languages', () => {
    const [en, ko] = [names('en'), names('ko')];
    expect(Object.keys(ko)).toEqual(Object.keys(en));
    for (const [kind, words] of Object.entries(en))
      expect(Object.keys(ko[kind as keyof typeof ko]), kind).toEqual(Object.keys(words));
  });

  it('are all there', () => {
    const { spaces, leaders, cards, scenarios } = names('en');
    expect(Object.keys(spaces).sort()).toEqual(edition.spaces.map(({ id }) => id).sort());
    expect(Object.keys(leaders).sort()).toEqual(edition.leaders.map(({ id }) => id).sort());
    expect(Object.keys(cards)).toHaveLength(110);
    expect(Object.keys(scenarios)).toHaveLength(4);
  });

  it('are Korean in Korean, except the levels of the tracks', () => {
    const { rules: _rules, morale: _morale, attrition: _attrition, ...others } = names('ko');
    for (const [kind, words] of Object.entries(others)) {
      for (const [id, word] of Object.entries(words))
        if (id !== 'will-to-fight') expect(word, `${kind} ${id}`).toMatch(/\p{Script=Hangul}/u);
    }
  });

  it.each([
    { powers: ['FN'], en: 'French North', ko: '프랑스 북부군' },
    { powers: ['FN', 'FS'], en: 'Imperials', ko: '제국군' },
    { powers: ['R1', 'R2'], en: 'Tsarists', ko: '차르군' },
    { powers: ['FN', 'R2'], en: 'French North + Russian Second Army', ko: '프랑스 북부군 + 러시아 2군' },
  ] as const)('of the seat of $powers', ({ powers, en, ko }) => {
    expect(seatName(powers, 'en')).toEqual(en);
    expect(seatName(powers, 'ko')).toEqual(ko);
  });

  it('of turns and cards', () => {
    expect(turnName(4, 'en')).toBe('turn 4, January-March 1813');
    expect(turnName(1, 'ko')).toBe('1턴, 1812년 6~7월');
    expect(cardName(edition, 36, 'en')).toBe('#36 No Peace');
    expect(cardName(edition, 36, 'ko')).toBe('#36 평화는 없다');
  });
});
