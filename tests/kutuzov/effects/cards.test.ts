import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { putAway } from '../../../domain/kutuzov/deeds/hands/dealing.ts';
import type { CardRow } from '../../../domain/kutuzov/edition/edition.ts';
import { editionOf } from '../../../domain/kutuzov/edition/editions.ts';
import { CARD_OPERATION_NAMES, isPlayable, operationsIn } from '../../../domain/kutuzov/operations/index.ts';
import { tableOf } from '../../../domain/kutuzov/table/table.ts';
import { whereIs } from '../kit/events.ts';
import { drawn, noDice, scenario } from '../kit/kit.ts';

// The cards as a whole: their numbers and kinds, where they go, what they are made of, and that each is shown in play.

const { cards } = editionOf(scenario(1));
const numbers = (which: (card: CardRow) => boolean): readonly number[] =>
  cards
    .filter(which)
    .map(({ number }) => number)
    .sort((a, b) => a - b);
const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

describe('the 110 cards (§1.10)', () => {
  it('12 Imperial Home cards, 12 Tsarist ones, 16 Must Plays, 70 others', () => {
    expect(numbers(() => true)).toEqual(range(1, 110));
    expect(numbers(({ deck }) => deck === 'home-imperial')).toEqual(range(1, 12));
    expect(numbers(({ deck }) => deck === 'home-tsarist')).toEqual(range(13, 24));
    expect(numbers(({ deck }) => deck === 'must-play')).toEqual(range(25, 40));
    expect(numbers(({ deck }) => deck === 'main')).toEqual(range(41, 110));
  });
  it('all but the Must Plays have CP; #1 goes to FN and #9 to FS', () => {
    expect(numbers(({ cp }) => cp === undefined)).toEqual(range(25, 40));
    expect(cards.flatMap(({ number, owner }) => (owner === undefined ? [] : [`${number} ${owner}`]))).toEqual([
      '1 FN',
      '9 FS',
    ]);
  });
  it('each has owners and times, and says what it does in both languages', () => {
    for (const { number, text, ops, flags, when } of cards) {
      expect(text.en.length > 30, `${number}`).toBe(true);
      expect(text.ko.length > 10, `${number}`).toBe(true);
      expect(ops.length > 0, `${number}`).toBe(true);
      if (flags.includes('response') && when !== 'siege-round') {
        expect(when, `${number}`).toBe('response');
      }
      if (flags.includes('battle')) {
        expect(when, `${number}`).toBe('battle');
      }
    }
  });
});

describe('where a card goes after its event (§4.21)', () => {
  const WINTER = [25, 26, 27, 28, 29, 30, 32, 33, 34, 36, 37, 40];
  /** #10 stays by Napoleon. */
  const PLACES: readonly (readonly [string, readonly number[]])[] = [
    ['beside', [1, 9]],
    ['face up', [22, 47, 52, 97]],
    ['deck', [31, 35, 38, 39, 48, 68, 86, 100]],
    ['winter', WINTER],
    ['removed', [45, 46]],
  ];
  const expected = (card: number): string =>
    PLACES.find(([, which]) => which.includes(card))?.[0] ?? (card <= 24 ? 'home' : 'discard');
  const put = (card: number, turn: number): string => {
    const state = drawn('', { turn });
    const home = state.homeDraw;
    const without = (rest: readonly number[]) => rest.filter((each) => each !== card);
    const table = tableOf(
      {
        ...state,
        draw: { known: [], rest: without(state.draw.rest) },
        homeDraw: {
          imperial: { known: [], rest: without(home.imperial.rest) },
          tsarist: { known: [], rest: without(home.tsarist.rest) },
        },
      },
      noDice,
    );
    putAway(table, card <= 12 ? 'FN' : 'R1', card, 'event');
    return whereIs(table.state, card);
  };
  const all = numbers(({ number }) => number !== 10);

  it('face up, back into the deck, aside for the winter, out of the game, beside its Power, to the used Home cards or the discards', () => {
    expect(all.map((card) => [card, put(card, 2)])).toEqual(all.map((card) => [card, expected(card)]));
  });
  it('on turn 1 seven of them return to the deck', () => {
    const changed = all.filter((card) => put(card, 1) !== put(card, 2));
    expect(changed).toEqual([29, 30, 33, 36, 40, 45, 46]);
    expect(changed.map((card) => put(card, 1))).toEqual(Array(7).fill('deck'));
  });
});

describe('the parts of the cards', () => {
  const used = new Map<string, Set<number>>();
  for (const { number, ops } of cards)
    for (const { op } of operationsIn(ops)) used.set(op, (used.get(op) ?? new Set()).add(number));

  it('every operation of the language is used by a card, and no other', () => {
    expect([...used.keys()].sort()).toEqual([...CARD_OPERATION_NAMES].sort());
  });
  it('every card can be played for its event', () => {
    expect(numbers((row) => !isPlayable(row))).toEqual([]);
  });
  it('three cards in four have no special function: no operation that they alone use', () => {
    const own = numbers(({ number, ops }) =>
      operationsIn(ops).some(({ op }) => used.get(op)!.size === 1 && used.get(op)!.has(number)),
    );
    expect(own.length).toBeLessThanOrEqual(cards.length / 4);
  });
});

describe('each card is played in a test of events', () => {
  /**
   * The numbers of cards that a file plays: as calls of the kit, as commands, or in a table of cards with titles that
   * begin with their number.
   */
  function playedIn(source: string): readonly number[] {
    const calls = [...source.matchAll(/\b(?:playEvent|afterEvent)\(/g)].map(({ index, 0: { length } }) =>
      Number(argumentsAt(source, index + length)[2]),
    );
    const commands = [...source.matchAll(/(?:type: '(?:react|play)', card: |\breact\()(\d+)/g)].map(([, card]) =>
      Number(card),
    );
    const tables = [
      ...source.matchAll(/it\.each(?:<[^(]*>)?\(\[((?:(?!it\.each).)*?)\]\s*(?:as const)?\)\(\s*['`]#(?:%i|\$card)/gs),
    ].flatMap(([, rows]) => [...rows!.matchAll(/(?:^|[[,]|\bcard:)\s*(\d+)\b/g)].map(([, card]) => Number(card)));
    return [...calls, ...commands, ...tables];
  }

  /** The arguments of the call that begins here, as they are written. */
  function argumentsAt(source: string, start: number): readonly string[] {
    const found = [''];
    for (let at = start, depth = 0; at < source.length; at++) {
      const letter = source[at]!;
      if (')]}'.includes(letter) && depth-- === 0) break;
      if ('([{'.includes(letter)) depth++;
      if (letter === ',' && depth === 0) found.push('');
      else found[found.length - 1] += letter;
    }
    return found;
  }

  const here = fileURLToPath(new URL('..', import.meta.url));
  const played = new Set(
    readdirSync(here, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts') && file !== 'cards/cards.test.ts')
      .flatMap((file) => playedIn(readFileSync(`${here}/${file}`, 'utf8'))),
  );

  it('all of them', () => {
    expect(numbers(({ number }) => !played.has(number))).toEqual([]);
  });
});
