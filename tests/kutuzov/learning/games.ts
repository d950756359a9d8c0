import { traitsOf } from '../../../domain/kutuzov/bot/foresight/traits.ts';
import { listed } from '../../../domain/kutuzov/bot/listed.ts';
import type { FrameKind } from '../../../domain/kutuzov/frames/frames.ts';
import { legal } from '../../../domain/kutuzov/legal.ts';
import type { State } from '../../../domain/kutuzov/state/state.ts';
import { view } from '../../../domain/kutuzov/state/view.ts';
import { CAMPS, type Camp, otherCamp, POWERS_OF } from '../../../domain/kutuzov/terms/nations.ts';
import { totalPoints } from '../../../domain/kutuzov/tracks/victory.ts';
import { house, type Player, play } from '../../bench/kutuzov-players.ts';
import { oneOf, random } from '../../kit/random.ts';

/* Games from which the bot learns: positions by their traits, and what became of them. */

/** A game, told by some of its positions, in order. */
export interface Told {
  readonly scenario: number;
  readonly seed: number;
  /**
   * How much the Imperials won: 1 or 0; where points decided, in between, the nearer to one half the closer they were.
   */
  readonly won: number;
  /** The traits; their names give each position a number. */
  readonly names: readonly string[];
  readonly positions: readonly (readonly number[])[];
}

/** Where a player who explores may take any command that the bot thinks of, and how often, game by game. */
const EXPLORED: readonly FrameKind[] = ['impulse', 'card', 'grant', 'reinforcement', 'deployment'];
const EXPLORING = [0, 0.03, 0.08];
/** Besides the beginning of every impulse, one choice in this number within it is told. */
const WITHIN = 7;
/** Points that make a game decided by them one that was about even. */
const CLOSE = 3;

function exploring(player: Player, share: number): Player {
  return (seen, seat, below) => {
    if (!EXPLORED.includes(seen.frames.at(-1)!.is) || below(1000) >= 1000 * share) return player(seen, seat, below);
    const choices = listed(legal(seen, seat));
    return choices.length === 0 ? player(seen, seat, below) : oneOf(below, choices);
  };
}

/**
 * A game in which the built-in bot plays a Camp and, from time to time, any command; the other Camp is its own or
 * another player's. Throws where it does not end.
 */
export function toldGame(scenario: number, camp: Camp, seed: number, other: Player): Told {
  const below = random(seed);
  const share = oneOf(below, EXPLORING);
  const enemy = below(2) === 0 ? other : house;
  const players = { [camp]: exploring(house, share), [otherCamp(camp)]: exploring(enemy, share) } as {
    [camp in Camp]: Player;
  };
  const traits: { readonly [name: string]: number }[] = [];
  let active: State['impulse']['power'] | undefined;
  const end = play({
    scenario,
    seed,
    players,
    watch(state, seat) {
      const isNew = active !== state.impulse.power;
      active = state.impulse.power;
      if (isNew || (EXPLORED.includes(state.frames.at(-1)!.is) && below(WITHIN) === 0))
        traits.push(traitsOf(state, view(state, [seat]).held));
    },
  });
  if (end.camp === undefined) throw new Error(`the game ${seed} of scenario ${scenario} did not end`);
  return {
    scenario,
    seed,
    won: wonBy(end),
    names: Object.keys(traits[0]!),
    positions: traits.map((each) => Object.values(each).map(rounded)),
  };
}

/** To four places: games are kept as text. */
const rounded = (value: number): number => Number(value.toFixed(4));

function wonBy({ camp, how, state }: ReturnType<typeof play>): number {
  const isWon = Number(camp === 'imperial');
  if (how !== 'points' && how !== 'peace') return isWon;
  const points = (of: Camp): number => POWERS_OF[of].reduce((sum, power) => sum + totalPoints(state, power), 0);
  const [imperial, tsarist] = CAMPS.map(points) as [number, number];
  return (isWon + 1 / (1 + Math.exp((tsarist - imperial) / CLOSE))) / 2;
}

/** How much of some games the Imperials won. */
export const imperialShare = (games: readonly Told[]): number =>
  games.reduce((sum, { won }) => sum + won, 0) / Math.max(1, games.length);
