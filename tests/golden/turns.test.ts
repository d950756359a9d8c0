import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Game } from '../../domain/contract/game.ts';
import { diplomacy } from '../../domain/diplomacy/index.ts';
import { kutuzov } from '../../domain/kutuzov/index.ts';
import type { Commit } from '../../domain/log/commit.ts';
import { fold, NOTHING } from '../../domain/match/fold/evolve.ts';
import type { Match } from '../../domain/match/state/state.ts';
import { napoleonics } from '../../domain/napoleonics/index.ts';
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

const GAMES: readonly Game[] = [diplomacy, kutuzov, napoleonics];
const logs = GAMES.flatMap((game) =>
  readdirSync(`tests/golden/${game.id}`).map((file) => ({ game, file, id: game.id })),
);

it.each(logs)('the turn never falls: $id/$file', ({ game, file }) => {
  const lines = readFileSync(`tests/golden/${game.id}/${file}`, 'utf8').trimEnd().split('\n');
  const turns = turnsOf(
    game,
    lines.map((line) => JSON.parse(line) as Commit),
  );
  expect(turns.every((turn) => Number.isInteger(turn) && turn >= 1)).toBe(true);
  expect(turns).toEqual([...turns].sort((a, b) => a - b));
});

it('the turn of the fixture game never falls', () => {
  for (const seed of [1, 2, 3]) {
    const turns = turnsOf(duel, playRandom(duel, seed, { options: { hits: 5 }, maxCommits: 80 }).commits);
    expect(turns.at(-1)).toBeGreaterThan(turns[0] ?? 0);
    expect(turns).toEqual([...turns].sort((a, b) => a - b));
  }
});
