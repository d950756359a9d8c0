import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chanceOf } from '../../domain/contract/chance.ts';
import { sample } from '../../domain/contract/sampling.ts';
import { askedOf, asks } from '../../domain/kutuzov/asks.ts';
import { bot } from '../../domain/kutuzov/bot/bot.ts';
import { decide } from '../../domain/kutuzov/decide.ts';
import { NEWEST } from '../../domain/kutuzov/edition/editions.ts';
import type { Command } from '../../domain/kutuzov/frames/commands.ts';
import { kutuzov } from '../../domain/kutuzov/index.ts';
import { legal } from '../../domain/kutuzov/legal.ts';
import { setup } from '../../domain/kutuzov/setup.ts';
import type { Options } from '../../domain/kutuzov/state/options.ts';
import type { State } from '../../domain/kutuzov/state/state.ts';
import { type View, view } from '../../domain/kutuzov/state/view.ts';
import type { Event } from '../../domain/kutuzov/table/events.ts';
import { evolve } from '../../domain/kutuzov/table/evolve.ts';
import { type ByCamp, type Camp, campOf } from '../../domain/kutuzov/terms/nations.ts';
import type { SeatId } from '../../domain/lib/ids.ts';
import { eager as eagerly } from '../kit/eager.ts';
import { type Below, random, seedOf } from '../kit/random.ts';

/** Who plays a seat: anything that chooses by the view. */
export type Player = (view: View, seat: SeatId, below: Below) => Command;

/** The built-in bot. */
export const house: Player = (seen, seat, below) => bot(seen, seat, { draw: (_, n) => below(n) });

/**
 * The bot of another checkout, by its `bot/bot.ts`. One that does not know an edition takes it for the first one, of
 * the same map and cards.
 */
export async function botOf(file: string): Promise<Player> {
  const { bot: other } = (await import(
    pathToFileURL(resolve(file)).href
  )) as typeof import('../../domain/kutuzov/bot/bot.ts');
  const editions = (await import(
    pathToFileURL(resolve(file, '../../edition/editions.ts')).href
  )) as typeof import('../../domain/kutuzov/edition/editions.ts');
  return (seen, seat, below) =>
    other(editions.editionOf(seen) === undefined ? { ...seen, edition: 'reconstructed' } : seen, seat, {
      draw: (_, n) => below(n),
    });
}

/** Any legal command. */
export const careless: Player = (seen, seat, below) => sample(legal(seen, seat), below) as Command;

/** Any legal command, but mostly one that does something. */
export const eager: Player = (seen, seat, below) => eagerly(legal(seen, seat), below) as Command;

export interface Game {
  readonly scenario: number;
  /** What else is agreed; four seats and the newest edition unless others are. */
  readonly options?: Options;
  /** Who plays the Powers of each Camp. */
  readonly players: ByCamp<Player>;
  /** The same number plays the same game. */
  readonly seed: number;
  /** The game is broken off after this number of commands. */
  readonly most?: number;
  /** Sees every command before it is given. */
  readonly watch?: (state: State, seat: SeatId, command: Command, milliseconds: number) => void;
  /** Hears what came of it. */
  readonly hear?: (events: readonly Event[]) => void;
}

export interface End {
  readonly camp: Camp | undefined;
  readonly how: string | undefined;
  readonly turn: number;
  readonly commands: number;
  readonly state: State;
}

/** A game to its end; every command must be accepted. */
export function play({ scenario, options, players, seed, most = 6000, watch, hear }: Game): End {
  const chance = chanceOf(seedOf(seed), {});
  const below = random(seed);
  const start = kutuzov.initial({ scenario, edition: NEWEST, ...options });
  let state = setup(start, chance).reduce(evolve, start);
  let commands = 0;
  for (; commands < most; commands++) {
    const [ask] = asks(state);
    if (ask === undefined) break;
    const { seat } = ask;
    const seen = view(state, [seat]);
    const since = performance.now();
    const command = players[campOf(askedOf(state, seat)!)](seen, seat, below);
    watch?.(state, seat, command, performance.now() - since);
    const decided = decide(state, seat, command, chance);
    if (!decided.ok)
      throw new Error(`${seat} ${JSON.stringify(command)}: ${decided.error.code}: ${decided.error.detail}`);
    hear?.(decided.value);
    state = decided.value.reduce(evolve, state);
  }
  return { camp: state.over?.camp, how: state.over?.how, turn: state.turn, commands, state };
}
