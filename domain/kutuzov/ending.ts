import type { Outcome } from '../game.ts';
import type { State } from './state.ts';
import { seatOf } from './table.ts';

/** How the game ended: the seats of the Powers that won, and by what (§19, §20). */
export const outcome = (state: State): Outcome | undefined =>
  state.over === null
    ? undefined
    : { result: 'won', seats: [...new Set(state.over.powers.map((power) => seatOf(state, power)))], how: state.over.how };
