import type { Ask, Play } from '../../contract/game.ts';
import type { SeatId } from '../../lib/ids.ts';
import type { Match } from '../state/state.ts';

/**
 * Returns the open questions of a match. After a takeback questions open again under a new name, so that an answer
 * already on its way to the old question does not fit.
 */
export function asksOf(game: Play, match: Match): readonly Ask[] {
  if (match.status !== 'playing') return [];
  const asks = game.asks(match.state);
  return match.rewinds === 0 ? asks : asks.map((ask) => ({ ...ask, ask: `${ask.ask}~${match.rewinds}` }));
}

export const askOf = (game: Play, match: Match, seat: SeatId): Ask | undefined =>
  asksOf(game, match).find((ask) => ask.seat === seat);

/** Returns the name of a question without the marks of takebacks since it first opened. */
export const questionOf = (ask: string): string => ask.replace(/~\d+$/, '');

export const isWaited = (ask: Ask): boolean => ask.settled !== true;

const isSame = (ask: string, other: string): boolean => questionOf(ask) === questionOf(other);

/**
 * The version that last changed the answer of a seat to its open question, by orders or by saying that it is ready; 0:
 * none has.
 */
export function answerVersion({ spent }: Match, { seat, ask }: Pick<Ask, 'seat' | 'ask'>): number {
  const answer = spent?.[seat]?.answer;
  return answer !== undefined && isSame(answer.ask, ask) ? answer.v : 0;
}

/**
 * Returns whether the present holder of a seat has answered its open question, and not taken that back. The answer is
 * carried out at the deadline, even if the seat is not ready. Only in form 2.
 */
export const isAnswered = (match: Match, ask: Pick<Ask, 'seat' | 'ask'>): boolean => answerVersion(match, ask) > 0;

/** Whether a question has no answer at all: its seat has not answered and is not ready. */
export const isSilent = (match: Match, ask: Ask): boolean => isWaited(ask) && !isAnswered(match, ask);

/** The open questions as they are shown: with those that need no answer any more marked. */
export const asksShown = (game: Play, match: Match): readonly (Ask & { readonly answered?: true })[] =>
  asksOf(game, match).map((ask) => (isSilent(match, ask) ? ask : { ...ask, answered: true }));

/** The version of the step that a holder of these seats could take back now; null: there is none. */
export function takebackOf(match: Match, seats: readonly SeatId[]): number | null {
  const step = match.status === 'playing' ? match.undo?.since.at(-1) : undefined;
  return step !== undefined && seats.includes(step.seat) ? step.v : null;
}
