import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../domain/lib/text.ts';
import { asksOf } from '../../domain/match/clock/questions.ts';
import type { Entry } from '../kit/entry.ts';
import { IS_LONG } from '../kit/long.ts';
import { elementsOf, unclear, unnamed, wordless } from '../kit/names.ts';
import { playRandom } from '../kit/play.ts';
import { ENTRIES } from '../kit/registry.ts';

// A client that knows no game shows choices by what stands on the board, lies in the tray or is said in words. So each
// value of every grammar must be one of these.

/** How many questions of each game are looked at. */
const QUESTIONS = IS_LONG ? 2_000 : 60;

/** Open questions of fresh random matches, spread over them. */
function* questionsOf({ game, ...entry }: Entry) {
  for (let seed = 5000, count = 0; count < QUESTIONS; seed++) {
    const { matches } = playRandom(game, seed, entry);
    for (const match of matches.filter(({ status }) => status === 'playing')) {
      for (const { seat, kind } of asksOf(game, match)) {
        if (count++ === QUESTIONS) return;
        yield { match, seat, kind, where: `match ${seed}, version ${match.v}, ${seat}` };
      }
    }
  }
}

describe.each(ENTRIES)('the values in the grammars of $game.id', (entry) => {
  const { game } = entry;

  it('are on the board, in the tray or in words, in every language', { timeout: 3_600_000 }, () => {
    const wrong = new Set<string>();
    for (const { match, seat, kind, where } of questionsOf(entry)) {
      const view = game.view(match.state, [seat]);
      const legal = game.legal(view, seat);
      const board = new Set(elementsOf(game.board(view, 'en')));
      const tray = new Set(game.tray?.(view, 'ko').map(({ id }) => id));
      for (const each of unnamed(legal, { board, tray })) wrong.add(`${where}: ${each}`);
      const korean = game.legal(view, seat, 'ko');
      const asked = LOCALES.map((locale) => game.prompt?.(view, seat, locale));
      for (const each of asked.flatMap((prompt) => unclear(prompt, { board, tray }))) wrong.add(`${where}: ${each}`);
      expect(asked[1]?.about).toEqual(asked[0]?.about);
      expect(asked[1]?.text).toMatch(/[가-힣]/);
      for (const each of unnamed(korean, { board, tray })) wrong.add(`${where}, Korean: ${each}`);
      for (const locale of LOCALES)
        if (game.names && !game.names(locale).kinds?.[kind]) wrong.add(`${where}: ${kind} has no name in ${locale}`);
      for (const locale of LOCALES) {
        const panels = game.panels?.(view, locale) ?? {};
        expect(Object.values(panels).flat().join('\n')).toBe(game.describe(view, locale));
        expect(Object.keys(panels).filter((heading) => /^[\d\s]*$/.test(heading))).toEqual([]);
        expect(Object.values(panels)).not.toContainEqual([]);
      }
      expect(wordless(korean)).toEqual(wordless(legal));
    }
    expect([...wrong].slice(0, 50)).toEqual([]);
  });
});
