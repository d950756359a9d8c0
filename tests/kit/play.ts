import type { Game } from '../../domain/contract/game.ts';
import type { Legal } from '../../domain/contract/legal.ts';
import { sample } from '../../domain/contract/sampling.ts';
import type { SeatId } from '../../domain/lib/ids.ts';
import type { Json } from '../../domain/lib/json.ts';
import type { Match } from '../../domain/match/state/state.ts';
import { type Below, oneOf, random } from './random.ts';
import { type Opening, seated, type Table } from './table.ts';

interface Habits extends Omit<Opening, 'seed' | 'options'> {
  /** The same for all matches, or by the number of the match. */
  readonly options?: Json | ((seed: number) => Json);
  /** How many commits before the people agree to stop. */
  readonly maxCommits: number;
  /** Makes a standing order, for games that have them. */
  readonly standing?: (below: Below) => Json;
  /** Chooses a command of the grammar for a seat; any command unless another way is named. */
  readonly choose?: (legal: Legal, below: Below, seat: SeatId) => Json | undefined;
}

/** A command that `seat` may give now, taken at random from the grammar its view offers. */
export function sampleFor(
  game: Game,
  match: Match,
  seat: SeatId,
  below: Below,
  choose: Habits['choose'] = sample,
): Json {
  const command = choose(game.legal(game.view(match.state, [seat]), seat), below, seat);
  if (command === undefined) throw new Error(`dead end: ${seat} is asked and there is nothing to choose`);
  return command;
}

/**
 * A whole match at random: seats answer in any order, now and then take a step back, give a standing order, vote, or
 * fall silent. If it has not ended after `maxCommits`, everybody agrees to a draw. The same number plays the same
 * match.
 */
export function playRandom(game: Game, seed: number, habits: Habits): Table {
  const below = random(seed);
  const options = typeof habits.options === 'function' ? habits.options(seed) : (habits.options ?? {});
  const table = seated(game, {
    ...habits,
    options,
    settings: { deadlines: { default: 3600 }, ...habits.settings },
    seed,
  });
  while (table.match.status === 'playing' && table.commits.length < habits.maxCommits) step(table, below, habits);
  if (table.match.status === 'playing') agreeToDraw(table);
  return table;
}

function step(table: Table, below: Below, { standing, choose }: Habits): void {
  const { game, match } = table.wait(below(60));
  const chance = below(100);
  const mine = match.undo?.since.at(-1)?.seat;
  if (mine !== undefined && chance < 30) table.takeBack(mine);
  else if (standing !== undefined && chance < 38)
    table.stand(oneOf(below, match.chairs).seat, below(3) === 0 ? null : standing(below));
  else if (chance < 41) table.vote(oneOf(below, match.chairs).seat, 'cancel', below(9) === 0);
  else if (match.due !== undefined && chance < 44) table.wait(Math.ceil((match.due - match.at) / 1000)).tick();
  else {
    const { seat } = oneOf(below, table.waited());
    table.act(seat, sampleFor(game, match, seat, below, choose));
  }
}

function agreeToDraw(table: Table): void {
  for (const seat of table.game.parties(table.match.state))
    if (table.match.status === 'playing') table.vote(seat, 'draw');
}
