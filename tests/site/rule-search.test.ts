import { describe, expect, it } from 'vitest';
import { GAMES } from '../../domain/games/games.ts';
import { LOCALES } from '../../domain/lib/text.ts';
import { searched, sentenceIn } from '../../site/src/pages/rule-search.ts';

// Rules are found by the words that people use, in both languages.

const games = await Promise.all(Object.values(GAMES).map((load) => load()));

type Names = { readonly [kind: string]: { readonly [id: string]: string } };

const rulesOf = (names: Names) =>
  Object.entries(names.rules ?? {}).map(([id, text]) => ({ id, text, topics: names.topics?.[id] ?? '' }));

describe.each(games)('$id', ({ names }) => {
  it.each(LOCALES)('has topics of rules that there are, and each of their words finds them (%s)', (locale) => {
    const words = names!(locale) as Names;
    const rules = rulesOf(words);
    const ids = new Set(rules.map(({ id }) => id));
    const topics = Object.entries(words.topics ?? {});
    expect(topics.length).toBeGreaterThan(20);
    for (const word of new Set(topics.flatMap(([, said]) => said.split(', ')))) {
      const wanted = topics.flatMap(([id, said]) => (said.split(', ').includes(word) ? [id] : []));
      expect(searched(rules, word).map((rule) => rule.id)).toEqual(expect.arrayContaining(wanted));
    }
    for (const [id] of topics) expect(ids).toContain(id);
  });
});

it.each([
  { game: 'diplomacy', wanted: 'attack', said: /attack|move to/i },
  { game: 'diplomacy', wanted: 'can an army move into', said: /move/i },
  { game: 'napoleonics', wanted: 'army', said: /unit/i },
  { game: 'napoleonics', wanted: 'shoot', said: /fire/i },
  { game: 'napoleonics', wanted: 'dice', said: /di(?:c)?e/i },
  { game: 'napoleonics', wanted: 'cavalry bonus', said: /bonus melee/i },
  { game: 'kutuzov', wanted: 'attacked by an army', said: /attack|battle/i },
  { game: 'kutuzov', wanted: 'dice', said: /di(?:c)?e/i },
])('in $game people find “$wanted”', ({ game, wanted, said }) => {
  const words = games.find(({ id }) => id === game)?.names?.('en') as Names;
  const found = searched(rulesOf(words), wanted, game);
  expect(found.length).toBeGreaterThan(0);
  for (const { text } of found.slice(0, 1)) expect(text).toMatch(said);
  expect(searched(rulesOf(words), 'dragons', game)).toEqual([]);
});

describe('a search', () => {
  const rules = [
    { id: '§1', text: 'A move fails against equal strength.', topics: 'bounce' },
    { id: '§2', text: '병참 중심지 18개를 가지면 이깁니다.', topics: '승리' },
    { id: '§3', text: 'Strength is 1, and 1 for each support.', topics: '' },
  ];
  const found = (wanted: string) => searched(rules, wanted).map(({ id }) => id);

  it('wants all words, in any order and any case; by its id too', () => {
    expect(found('EQUAL move')).toEqual(['§1']);
    expect(found('strength')).toEqual(['§1', '§3']);
    expect(found('§3')).toEqual(['§3']);
    expect(found('strength dragons')).toEqual([]);
    expect(found(' ')).toHaveLength(3);
  });

  it('knows forms of English words, and leaves out words that say nothing', () => {
    for (const wanted of ['moves', 'moving', 'did a move fail', 'failed moves']) expect(found(wanted)).toEqual(['§1']);
    expect(found('supported')).toEqual(['§3']);
    expect(found('the a of')).toEqual([]);
  });

  it('finds rules by the words of the other language', () => {
    const both = rules.map((rule) => ({ ...rule, other: rule.id === '§2' ? 'supply centres' : '' }));
    expect(searched(both, 'supply centre').map(({ id }) => id)).toEqual(['§2']);
  });

  it('marks the sentence that fits best', () => {
    expect(sentenceIn('A unit moves. It never fires twice. Then it stops.', 'firing')).toEqual([
      'A unit moves. ',
      'It never fires twice. ',
      'Then it stops.',
    ]);
    expect(sentenceIn('One sentence.', 'sentence')).toEqual(['One sentence.', '', '']);
  });

  it('forgives spaces and particles of Korean, composed or not', () => {
    for (const wanted of ['병참중심지', '병참 중심지를', '중심지 병참', '병참 중심지'.normalize('NFD'), '승리는'])
      expect(found(wanted)).toEqual(['§2']);
  });
});
