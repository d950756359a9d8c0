import { describe, expect, it } from 'vitest';
import { GAMES } from '../../domain/games/games.ts';
import { SPECTATOR, type Viewer } from '../../domain/lib/ids.ts';
import { viewOf } from '../../domain/match/view/view.ts';
import { matchViewSchema } from '../../domain/match/view/view-schema.ts';
import { subjectsIn, wrongIds, wrongNames } from '../kit/boards.ts';
import { sampleSize } from '../kit/long.ts';
import { matchesOf, positionsOf } from '../kit/matches.ts';
import { ENTRIES } from '../kit/registry.ts';

it('every game of the service stands under the laws', () => {
  const ids = ENTRIES.map(({ game }) => game.id);
  expect(ids).toEqual(expect.arrayContaining(Object.keys(GAMES)));
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(ENTRIES)('the views of $game.id', (entry) => {
  const { game } = entry;
  const tables = matchesOf(entry, sampleSize(1, 2));
  const isSampled = (_: unknown, i: number): boolean => i % sampleSize(4, 1) === 0;
  const viewersOf = (seats: readonly string[]): readonly Viewer[] => [SPECTATOR, ...seats.map((seat) => [seat])];

  // The published schemas say exactly what a client gets: nothing that they do not name.
  it('are what the published schemas describe', () => {
    for (const table of tables) {
      for (const match of table.matches.slice(1).filter(isSampled)) {
        expect(matchViewSchema.safeParse(viewOf(game, match, 'en'))).toMatchObject({ success: true });
        if (match.state === undefined) continue;
        for (const viewer of viewersOf(match.chairs.map(({ seat }) => seat))) {
          expect(game.schemas.view.safeParse(game.view(match.state, viewer))).toMatchObject({ success: true });
        }
      }
    }
  });

  it('are JSON', () => {
    for (const match of tables.flatMap(positionsOf).filter(isSampled)) {
      const view = game.view(match.state, [match.chairs[0]!.seat]);
      expect(JSON.parse(JSON.stringify(view))).toStrictEqual(view);
    }
  });

  // A player who cannot see the board, or reads only Korean, must be able to play.
  it.each(['en', 'ko'] as const)('have a picture with a title and a description, and a text (%s)', (locale) => {
    for (const match of tables.flatMap((table) => positionsOf(table).filter(({ v }) => v % sampleSize(20, 10) === 0))) {
      const view = game.view(match.state, SPECTATOR);
      const board = game.board(view, locale);
      expect(board).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
      expect(board).toMatch(/<title[^>]*>[^<]+<\/title>/);
      expect(board).toMatch(/<desc[^>]*>[^<]+<\/desc>/);
      expect(wrongNames(board)).toEqual([]);
      expect(wrongIds(board)).toEqual([]);
      expect(
        wrongIds(game.board(view, locale, { board: 'left', version: 3, viewer: SPECTATOR, panels: false })),
      ).toEqual([]);
      expect(subjectsIn(board).length).toBeGreaterThan(0);
      expect(game.describe(view, locale).length).toBeGreaterThan(20);
      expect(game.phase(match.state, locale)).not.toBe('');
    }
  });
});
