import { type Chance, chanceOf } from '../../domain/contract/chance.ts';
import type { Legal } from '../../domain/contract/legal.ts';
import { sample } from '../../domain/contract/sampling.ts';
import type { BySide, Side } from '../../domain/napoleonics/army/sides.ts';
import { asked } from '../../domain/napoleonics/asks.ts';
import { bot } from '../../domain/napoleonics/bot/bot.ts';
import { decide } from '../../domain/napoleonics/decide.ts';
import type { Battle } from '../../domain/napoleonics/field/battle.ts';
import { legal } from '../../domain/napoleonics/legal.ts';
import { initialOf, setup } from '../../domain/napoleonics/setup.ts';
import type { Command } from '../../domain/napoleonics/state/commands.ts';
import { evolve } from '../../domain/napoleonics/state/evolve.ts';
import type { State } from '../../domain/napoleonics/state/state.ts';
import { publicOf } from '../../domain/napoleonics/state/table.ts';
import { type View, view } from '../../domain/napoleonics/state/view.ts';
import { type Below, random, seedOf } from '../kit/random.ts';

/** Who plays a side: anything that chooses by the view. */
export type Player = (view: View, seat: Side, below: Below) => Command;

/** The built-in bot. */
export const house: Player = (view, seat, below) => bot(view, seat, { draw: (_, n) => below(n) });

const any = (choices: Legal, below: Below): Command => sample(choices, below) as Command;

/** Any legal command. It often ends a phase early. */
export const careless: Player = (view, seat, below) => any(legal(view, seat), below);

/** Any legal command, but `done` only when nothing else is possible: it orders, moves and attacks all that it can. */
export const eager: Player = (view, seat, below) => {
  const choices = legal(view, seat);
  if (choices.is !== 'oneOf') return any(choices, below);
  const more = choices.of.filter((choice) => !isDone(choice));
  return any(more.length > 0 ? { ...choices, of: more } : choices, below);
};

const isDone = (choice: Legal): boolean =>
  choice.is === 'fields' && choice.fields.type?.is === 'const' && choice.fields.type.value === 'done';

interface Game {
  /** A battle from its beginning, or a state of one. */
  readonly from: Battle | State;
  readonly players: BySide<Player>;
  /** The same number plays the same game. */
  readonly seed: number;
  /** After this number of commands neither side has won. */
  readonly most?: number;
  /** Sees every command before it is given. */
  readonly watch?: (state: State, seat: Side, command: Command, milliseconds: number) => void;
}

export interface End {
  readonly winner?: Side | undefined;
  readonly turns: number;
  readonly commands: number;
  readonly state: State;
}

function dealt(battle: Battle, chance: Chance): State {
  const start = initialOf(battle);
  return setup(start, chance).reduce(evolve, start);
}

/** A game between players to its end; every command must be accepted. */
export function play({ from, players, seed, most = 10_000, watch }: Game): End {
  const chance = chanceOf(seedOf(seed), {});
  const below = random(seed);
  let state = 'frames' in from ? from : dealt(from, chance);
  let commands = 0;
  for (; commands < most; commands++) {
    const [seat] = asked(publicOf(state));
    if (seat === undefined) break;
    const seen = view(state, [seat]);
    const asking = performance.now();
    const command = players[seat](seen, seat, below);
    watch?.(state, seat, command, performance.now() - asking);
    const decided = decide(state, seat, command, chance);
    if (!decided.ok)
      throw new Error(`${seat} ${JSON.stringify(command)}: ${decided.error.code}: ${decided.error.detail}`);
    state = decided.value.reduce(evolve, state);
  }
  return { winner: state.over?.winner, turns: state.turn, commands, state };
}

/** Two games of a player against another one with the same seed: he has the top side first, then the bottom. */
export const mirrored = (battle: Battle, player: Player, other: Player, seed: number): BySide<End> => ({
  top: play({ from: battle, players: { top: player, bottom: other }, seed }),
  bottom: play({ from: battle, players: { top: other, bottom: player }, seed }),
});
