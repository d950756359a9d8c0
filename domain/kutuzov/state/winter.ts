import type { Position } from './state.ts';

/** Must Plays with events that come too late, from a time on (§14.62). */
const LATE: { readonly [card: number]: (position: Position) => boolean } = {
  29: ({ turn }) => turn === 4,
  34: ({ facts }) => facts.retreat === 'chosen',
  36: ({ turn }) => turn === 4,
};

/** Whether a Must Play brings nothing but winter now (§14.62): its event has been used, or comes too late. */
export const isWinterCard = (position: Position, card: number): boolean =>
  position.turn >= 3 && (position.facts.winterCards.includes(card) || LATE[card]?.(position) === true);
