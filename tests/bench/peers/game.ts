import { chanceOf } from '../../../domain/contract/chance.ts';
import { diplomacy } from '../../../domain/diplomacy/index.ts';
import { provinceOf } from '../../../domain/diplomacy/map/provinces.ts';
import type { Command } from '../../../domain/diplomacy/state/commands.ts';
import type { Event } from '../../../domain/diplomacy/state/events.ts';
import type { State } from '../../../domain/diplomacy/state/state.ts';
import { sure } from '../../../domain/lib/sure.ts';
import { seedOf } from '../../kit/random.ts';

// The game that all of them keep: Diplomacy for seven. Every command is a sheet of orders of one seat, a draft, so that
// the first phase goes on as long as one likes; each is decided and followed by the same code.

const CHANCE = chanceOf(seedOf(1), {});

export const begun = (): State => {
  const state = diplomacy.initial(diplomacy.schemas.options.parse({ rulings: 'rulebook' }));
  return evolved(state, diplomacy.setup(state, CHANCE));
};

export const evolved = (state: State, events: readonly Event[]): State =>
  events.reduce((before, event) => diplomacy.evolve(before, event), state);

/** The `n`th command: the seats take turns. */
export function nth(
  state: State,
  n: number,
): { readonly seat: string; readonly ask: string; readonly command: Command } {
  const asks = diplomacy.asks(state);
  const { seat, ask } = sure(asks[n % asks.length], 'seat that is asked');
  const own = state.position.units.filter(({ power }) => state.seats[seat]?.includes(power));
  const orders = Object.fromEntries(own.map(({ loc }) => [provinceOf(loc), { order: 'hold' } as const]));
  return { seat, ask, command: { type: 'orders', orders, ready: false } };
}

/** The events of the `n`th command. */
export function decided(state: State, n: number): readonly Event[] {
  const { seat, command } = nth(state, n);
  const made = diplomacy.decide(state, seat, command, CHANCE);
  if (!made.ok) throw new Error(made.error.detail);
  return made.value;
}
