import { type Chance, chanceOf } from '../../domain/contract/chance.ts';
import type { Legal } from '../../domain/contract/legal.ts';
import { sample } from '../../domain/contract/sampling.ts';
import { bot } from '../../domain/diplomacy/bot/bot.ts';
import { diplomacy } from '../../domain/diplomacy/index.ts';
import { legal } from '../../domain/diplomacy/legal.ts';
import type { Power } from '../../domain/diplomacy/map/vocabulary.ts';
import { type Command, commandSchema } from '../../domain/diplomacy/state/commands.ts';
import { evolve } from '../../domain/diplomacy/state/evolve.ts';
import type { State } from '../../domain/diplomacy/state/state.ts';
import { type View, view } from '../../domain/diplomacy/view.ts';
import type { SeatId } from '../../domain/lib/ids.ts';
import type { Json } from '../../domain/lib/json.ts';
import { type Below, random, seedOf } from '../kit/random.ts';
import { simpleBot } from './bot-simple.ts';

/** Writes the orders of a seat: anything that plays by the view. */
export type Player = (view: View, seat: SeatId, chance: Chance, below: Below) => Command;

/** The bot of the game. */
export const house: Player = bot;

/** The player that the bot of the game is measured by. */
export const simple: Player = simpleBot;

/** Any sheet of the grammar: often some units only. */
export const careless: Player = (view, seat, _, below) => ready(sample(legal(view, seat), below));

/** An order for each unit, any that is lawful; all adjustments that are due. */
export const eager: Player = (view, seat, _, below) => {
  const tree = legal(view, seat);
  const sheet = tree.is === 'oneOf' ? tree.of[0] : undefined;
  const orders = sheet?.is === 'fields' ? sheet.fields.orders : undefined;
  if (orders?.is !== 'map') throw new Error(`${seat} is not asked`);
  const all: Legal = { ...orders, min: Math.min(orders.max, Object.keys(orders.entries).length) };
  return ready({ type: 'orders', orders: sample(all, below) ?? {} });
};

const ready = (sheet: Json | undefined): Command => ({ ...commandSchema.parse(sheet), ready: true });

interface Table {
  readonly players: { readonly [seat: SeatId]: Player };
  /** The same number plays the same match. */
  readonly seed: number;
  /** The last year that is played. */
  readonly until: number;
  readonly from?: State;
  /** Sees all orders before they are submitted. */
  readonly watch?: (state: State, seat: SeatId, command: Command, milliseconds: number) => void;
}

/** A match between players; every sheet must be accepted. Gives the state after the last year, or after a solo. */
export function playMatch({
  players,
  seed,
  until,
  from = diplomacy.initial({ rulings: 'rulebook' }),
  watch,
}: Table): State {
  const chance = chanceOf(seedOf(seed), {});
  const below = random(seed);
  let state = from;
  while (state.position.year <= until && diplomacy.outcome(state) === undefined) {
    const { ask } = diplomacy.asks(state)[0]!;
    for (const { seat, ask: open } of diplomacy.asks(state)) {
      if (open !== ask) break;
      const seen = view(state, [seat]);
      const start = performance.now();
      const command = players[seat]!(seen, seat, chance, below);
      watch?.(state, seat, command, performance.now() - start);
      const decided = diplomacy.decide(state, seat, command, chance);
      if (!decided.ok)
        throw new Error(`${seat}, ${ask}: ${decided.error.code}: ${decided.error.detail}: ${JSON.stringify(command)}`);
      state = decided.value.reduce(evolve, state);
    }
  }
  return state;
}

export const centresOf = ({ position }: State, power: Power): number =>
  Object.values(position.centres).filter((owner) => owner === power).length;

/** The middle one of an odd number of values. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
