import type { Ask, Play } from '../game.ts';
import type { SeatId } from '../lib/ids.ts';
import type { Match } from './state.ts';

/**
 * The open questions of a match. After a takeback questions are opened anew under a name of their own, so that an answer
 * on its way to the question that was there before does not fit.
 */
export function asksOf(game: Play, match: Match): readonly Ask[] {
  if (match.status !== 'playing') return [];
  const asks = game.asks(match.state);
  return match.rewinds === 0 ? asks : asks.map((ask) => ({ ...ask, ask: `${ask.ask}~${match.rewinds}` }));
}

export const askOf = (game: Play, match: Match, seat: SeatId): Ask | undefined => asksOf(game, match).find((ask) => ask.seat === seat);

/** The name of a question, whatever was taken back since it was opened first. */
export const questionOf = (ask: string): string => ask.replace(/~\d+$/, '');

export const isWaited = (ask: Ask): boolean => ask.settled !== true;

/** The version of the step that a holder of these seats could take back now; null: there is none. */
export function takebackOf(match: Match, seats: readonly SeatId[]): number | null {
  const step = match.status === 'playing' ? match.undo?.since.at(-1) : undefined;
  return step !== undefined && seats.includes(step.seat) ? step.v : null;
}
