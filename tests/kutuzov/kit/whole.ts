import { chanceOf } from '../../../domain/contract/chance.ts';
import { admits } from '../../../domain/contract/legal.ts';
import { sample } from '../../../domain/contract/sampling.ts';
import type { Command } from '../../../domain/kutuzov/frames/commands.ts';
import { kutuzov } from '../../../domain/kutuzov/index.ts';
import type { Options } from '../../../domain/kutuzov/state/options.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import { type Json, same } from '../../../domain/lib/json.ts';
import { eager } from '../../kit/eager.ts';
import { conserved } from '../../kit/kutuzov-entry.ts';
import { evolveMoving } from '../../kit/piles.ts';
import { random, seedOf } from '../../kit/random.ts';

/** How a game went that was played at random to its end. */
interface Whole {
  readonly commands: number;
  readonly turn: number;
  /** By what it ended, and which Camp won; undefined where it broke off. */
  readonly how: string | undefined;
  readonly camp: string | undefined;
  /** What went wrong; the game is broken off there. */
  readonly problems: readonly string[];
  /** Milliseconds that each list of choices took. */
  readonly legalMs: readonly number[];
}

/**
 * Plays a game with commands taken at random from what is offered, up to `most` of them; by even numbers, eagerly.
 * After every event each card is in one pile, after every command what never vanishes is counted, and after every
 * `thorough`-th all that is shown is held to its schema. The same number plays the same game.
 */
export function playWhole(options: Options, number: number, { most = 5000, thorough = 1 } = {}): Whole {
  const { initial, setup, asks, view, legal, lapse, decide, evolve, outcome, schemas } = kutuzov;
  const below = random(number);
  const chance = chanceOf(seedOf(number), {});
  const choose = number % 2 === 0 ? eager : sample;
  const legalMs: number[] = [];
  let state = setup(initial(options), chance).reduce(evolve, initial(options));
  let commands = 0;
  const ended = (...problems: readonly string[]): Whole => ({
    commands,
    turn: state.turn,
    how: outcome(state)?.how,
    camp: state.over?.camp,
    problems,
    legalMs,
  });
  for (; outcome(state) === undefined; commands++) {
    const open = asks(state);
    if (open.length === 0) return ended('nobody is asked');
    if (commands === most) return ended(`no end after ${most} commands`);
    const { seat, kind } = open[below(open.length)]!;
    const seen = view(state, [seat]);
    const since = performance.now();
    const choices = legal(seen, seat);
    legalMs.push(performance.now() - since);
    const command = choose(choices, below) as unknown as Command | undefined;
    if (command === undefined) return ended(`${seat} has no choice: ${kind}`);
    const silence = lapse(seen, seat);
    if (!admits(choices, silence as unknown as Json))
      return ended(`${kind}: silence is not one of the choices, ${JSON.stringify(silence)}`);
    try {
      const decided = decide(state, seat, command, chance);
      if (!decided.ok) return ended(`${kind}: ${JSON.stringify(command)}: ${decided.error.code} ${decided.error.rule}`);
      state = evolveMoving(kutuzov, state, decided.value).state;
      const wrong = decided.value.find((event) => !schemas.event.safeParse(event).success);
      if (wrong !== undefined) return ended(`not an event: ${JSON.stringify(wrong)}`);
    } catch (error) {
      return ended(`${kind}: ${JSON.stringify(command)}: ${error instanceof Error ? error.stack : error}`);
    }
    const problems = [...conserved(state), ...(commands % thorough === 0 ? shownWrongly(state) : [])];
    if (problems.length > 0)
      return ended(...problems.map((problem) => `after ${kind} ${JSON.stringify(command)}: ${problem}`));
  }
  return ended();
}

/** What of a position does not survive JSON, or is not as the schema of views says. */
function shownWrongly(state: State): readonly string[] {
  const json = state as unknown as Json;
  const seats = Object.keys(state.seats);
  return [
    ...(same(JSON.parse(JSON.stringify(json)), json) ? [] : ['the state does not survive JSON']),
    ...[[], ...seats.map((seat) => [seat])].flatMap((viewer) => {
      const { error } = kutuzov.schemas.view.safeParse(kutuzov.view(state, viewer));
      return error === undefined ? [] : [`the view of ${viewer.join() || 'a spectator'}: ${error.message}`];
    }),
  ];
}
