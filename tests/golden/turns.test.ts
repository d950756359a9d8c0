import { expect, it } from 'vitest';
import type { Game } from '../../domain/contract/game.ts';
import type { Commit } from '../../domain/log/commit.ts';
import { fold, NOTHING } from '../../domain/match/fold/evolve.ts';
import type { Match } from '../../domain/match/state/state.ts';
import { duel } from '../kit/duel/index.ts';
import { playRandom } from '../kit/play.ts';

/** The turns that these commits go through, with the steps that were taken back. */
function turnsOf(game: Game, commits: readonly Commit[]): readonly number[] {
  let match: Match = NOTHING;
  return commits.flatMap((commit) => {
    match = fold(game, match, commit);
    return match.state === undefined ? [] : [game.turn(match.state)];
  });
}

it('the turn of the fixture game never falls', () => {
  for (const seed of [1, 2, 3]) {
    const turns = turnsOf(duel, playRandom(duel, seed, { options: { hits: 5 }, maxCommits: 80 }).commits);
    expect(turns.at(-1)).toBeGreaterThan(turns[0] ?? 0);
    expect(turns).toEqual([...turns].sort((a, b) => a - b));
  }
});
