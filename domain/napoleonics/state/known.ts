import type { Side } from '../army/sides.ts';
import type { CardId, Public, State } from './state.ts';
import { publicOf } from './table.ts';
import type { View } from './view.ts';

/** The knowledge of a seat when it chooses: the public part, and its own cards. */
export interface Known {
  readonly p: Public;
  readonly seat: Side;
  readonly hand: readonly CardId[];
  readonly scouted: readonly CardId[];
}

/** Returns what a seat knows of a state: what is public, its own hand, and the cards of its own Scout. */
export const known = (state: State, seat: Side): Known => ({
  p: publicOf(state),
  seat,
  hand: state.hands[seat],
  scouted: state.active === seat ? state.scouted : [],
});

/** The same from a view of the seat. */
export const knownFrom = (view: View, seat: Side): Known => ({
  p: view,
  seat,
  hand: view.hands[seat] ?? [],
  scouted: view.active === seat ? (view.scouted ?? []) : [],
});
