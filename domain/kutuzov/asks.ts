import type { Ask } from '../contract/game.ts';
import type { SeatId } from '../lib/ids.ts';
import { procedureOf } from './procedures/index.ts';
import { seatOf } from './state/seating.ts';
import type { State } from './state/state.ts';
import type { Power } from './terms/nations.ts';

/** The Powers that the last frame asks. */
export function asked(state: State): readonly Power[] {
  const frame = state.frames.at(-1);
  return frame === undefined ? [] : procedureOf(frame).asks(state, frame);
}

/** The Power for which a seat chooses now: of several, the first one that is asked. */
export const askedOf = (state: State, seat: SeatId): Power | undefined =>
  asked(state).find((power) => seatOf(state, power) === seat);

/** The name of the question that the last frame asks. */
function kindOf(state: State): string | undefined {
  const frame = state.frames.at(-1);
  return frame && (procedureOf(frame).kind?.(state, frame) ?? frame.is);
}

/** The open questions, one for each seat. */
export function asks(state: State): readonly Ask[] {
  const kind = kindOf(state);
  if (kind === undefined) return [];
  const seats = [...new Set(asked(state).map((power) => seatOf(state, power)))];
  return seats.map((seat) => ({ ask: `${state.beat}/${askedOf(state, seat)}`, seat, kind }));
}
