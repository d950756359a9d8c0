import type { Power } from '../nations.ts';
import type { Position, State } from '../state.ts';
import type { View } from '../view.ts';

/** How many cards a Power holds of each kind, which everybody sees: of a state and of a view alike. */
export function heldBy(position: Position, power: Power): Pick<View['held'][Power], 'home' | 'other'> {
  if ('held' in position) return (position as View).held[power];
  const { home, other } = (position as State).hands[power];
  return { home: home.length, other: other.length };
}
