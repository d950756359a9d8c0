import { chanceOf } from '../../../domain/contract/chance.ts';
import { sample } from '../../../domain/contract/sampling.ts';
import type { Battle } from '../../../domain/napoleonics/field/battle.ts';
import { napoleonics } from '../../../domain/napoleonics/index.ts';
import type { Command } from '../../../domain/napoleonics/state/commands.ts';
import { eager } from '../../kit/eager.ts';
import { conserved } from '../../kit/napoleonics-entry.ts';
import { evolveMoving } from '../../kit/piles.ts';
import { random, seedOf } from '../../kit/random.ts';
import { ledgerOf } from './ledger.ts';

/** How a battle went that was played at random to its end. */
interface Whole {
  readonly commands: number;
  readonly turns: number;
  readonly winner: string | undefined;
  /** What went wrong; the battle is broken off there. */
  readonly problems: readonly string[];
}

/**
 * Plays a battle with commands taken at random from what is offered, up to `most` of them; by even numbers, eagerly.
 * What it holds is counted after every command, in the state and again from the events; after every event each card is
 * in one pile. The same number plays the same battle.
 */
export function playWhole(battle: Battle, number: number, most = 20_000): Whole {
  const { initial, setup, asks, view, legal, decide, evolve, outcome } = napoleonics;
  const below = random(number);
  const chance = chanceOf(seedOf(number), {});
  let state = setup(initial({ battle }), chance).reduce(evolve, initial({ battle }));
  const choose = number % 2 === 0 ? eager : sample;
  const ledger = ledgerOf(battle);
  let commands = 0;
  const ended = (problems: readonly string[]): Whole => ({
    commands,
    turns: state.turn,
    winner: outcome(state)?.seats[0],
    problems,
  });
  for (; outcome(state) === undefined; commands++) {
    const [ask] = asks(state);
    if (ask === undefined) return ended(['nobody is asked']);
    if (commands === most) return ended([`no end after ${most} commands`]);
    const command = choose(legal(view(state, [ask.seat]), ask.seat), below) as Command | undefined;
    if (command === undefined) return ended([`${ask.seat} has no choice: ${ask.kind}`]);
    const decided = decide(state, ask.seat, command, chance);
    if (!decided.ok) return ended([`${JSON.stringify(command)}: ${decided.error.code} ${decided.error.rule}`]);
    state = evolveMoving(napoleonics, state, decided.value).state;
    ledger.enter(decided.value);
    const problems = [...conserved(state), ...ledger.against(state)];
    if (problems.length > 0) return ended(problems);
  }
  return ended([]);
}
