import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../domain/contract/chance.ts';
import { admits, isEmpty } from '../../domain/contract/legal.ts';
import type { Json } from '../../domain/lib/json.ts';
import { asksOf, isWaited } from '../../domain/match/clock/questions.ts';
import { settingsSchema } from '../../domain/match/state/settings.ts';
import { sampleSize } from '../kit/long.ts';
import { matchesOf, positionsOf } from '../kit/matches.ts';
import { sampleFor } from '../kit/play.ts';
import { random } from '../kit/random.ts';
import { ENTRIES } from '../kit/registry.ts';

describe.each(ENTRIES)('the questions of $game.id', (entry) => {
  const { game } = entry;

  // A game that waits for no seat, or for a seat that can do nothing, stands still for ever.
  it('leave no dead end: a seat is to act and has a choice, until the game is over', () => {
    const below = random(3);
    for (const table of matchesOf(entry)) {
      for (const match of positionsOf(table)) {
        const waited = asksOf(game, match).filter(isWaited);
        expect(waited, `version ${match.v}`).not.toHaveLength(0);
        for (const { seat } of waited) {
          expect(isEmpty(game.legal(game.view(match.state, [seat]), seat))).toBe(false);
          expect(sampleFor(game, match, seat, below)).toBeDefined();
        }
      }
    }
  });

  it('come to an end', () => {
    for (const { match, commits } of matchesOf(entry)) {
      expect(match.status).toBe('over');
      expect(asksOf(game, match)).toEqual([]);
      if (entry.endsByItself) expect(commits.length).toBeLessThan(entry.maxCommits);
    }
  });

  // A late answer to a question that is gone must never fit one that came after it.
  it('never take a name that was used before', () => {
    for (const table of matchesOf(entry)) {
      const gone = new Set<string>();
      let open = new Set<string>();
      for (const match of table.matches) {
        const names = new Set(asksOf(game, match).map(({ ask, seat }) => `${seat}/${ask}`));
        for (const name of open) if (!names.has(name)) gone.add(name);
        for (const name of names) expect(gone.has(name), `${name} at version ${match.v}`).toBe(false);
        open = names;
      }
      expect(gone.size).toBeGreaterThan(0);
    }
  });

  // A deadline is set by the kind of question, and these are the kinds that a client is told of.
  it('are of the kinds that the game lists', () => {
    const met = new Set(
      matchesOf(entry).flatMap((table) =>
        positionsOf(table).flatMap((match) => asksOf(game, match).map(({ kind }) => kind)),
      ),
    );
    expect([...met].filter((kind) => !game.kinds.includes(kind))).toEqual([]);
    // A game can be opened with a deadline for each of them.
    const each = Object.fromEntries(game.kinds.map((kind) => [kind, 60]));
    expect(settingsSchema.safeParse({ deadlines: each }).success).toBe(true);
  });

  it('ask each seat one thing at a time', () => {
    for (const table of matchesOf(entry)) {
      for (const match of table.matches) {
        const seats = asksOf(game, match).map(({ seat }) => seat);
        expect(new Set(seats).size).toBe(seats.length);
      }
    }
  });

  // The deadline must always find an answer that the rules accept.
  it('can all be answered by default', () => {
    for (const table of matchesOf(entry)) {
      for (const match of positionsOf(table)) {
        for (const { seat } of asksOf(game, match)) {
          const view = game.view(match.state, [seat]);
          const lapse = game.lapse(view, seat) as Json;
          expect(game.schemas.command.safeParse(lapse).success).toBe(true);
          expect([lapse, admits(game.legal(view, seat), lapse)]).toEqual([lapse, true]);
          expect(game.decide(match.state, seat, lapse, chanceOf(table.seed, match.draws)).ok).toBe(true);
        }
      }
    }
  });

  it('can all be answered by the bot', () => {
    for (const table of matchesOf(entry, sampleSize(1, 2))) {
      // A bot may think for a while: every fifth position, by default every tenth.
      for (const match of positionsOf(table).filter((_, i) => i % sampleSize(10, 5) === 0)) {
        for (const { seat } of asksOf(game, match).filter(isWaited)) {
          const view = game.view(match.state, [seat]);
          const choice = entry.bot(view, seat, chanceOf(table.seed, {})) as Json;
          expect([choice, admits(game.legal(view, seat), choice)]).toEqual([choice, true]);
        }
      }
    }
  });

  it('can be answered by standing orders only with what the rules accept', () => {
    const below = random(4);
    let spoke = 0;
    for (const table of matchesOf(entry)) {
      for (const match of positionsOf(table)) {
        for (const { seat } of asksOf(game, match)) {
          const view = game.view(match.state, [seat]);
          const standing = entry.standing(below);
          expect(game.schemas.standing.safeParse(standing).success).toBe(true);
          const answer = game.answer(view, seat, standing) as Json | undefined;
          if (answer === undefined) continue;
          expect([answer, admits(game.legal(view, seat), answer)]).toEqual([answer, true]);
          spoke++;
        }
      }
    }
    expect(spoke).toBeGreaterThan(0);
  });
});
