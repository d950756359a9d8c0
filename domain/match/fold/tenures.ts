import type { SeatId } from '../../lib/ids.ts';
import type { Envelope } from '../../log/envelope.ts';
import { isAnswered } from '../clock/questions.ts';
import type { Absent } from '../state/events.ts';
import type { Chair, Match, Tenure } from '../state/state.ts';

// Counts the timely answers of holders. The numbers follow from the log of form 2, so no event has them.

type Tenures = Pick<Match, 'tenures'>;

const isOf = (tenure: Tenure, seat: SeatId): boolean => tenure.seat === seat && tenure.to === undefined;

/** Returns what the holder of a seat has done in play; `undefined` without a holder, or before play. */
export const tenureOf = ({ tenures }: Tenures, seat: SeatId): Tenure | undefined =>
  tenures?.find((each) => isOf(each, seat));

const changed = (tenures: Match['tenures'], seat: SeatId, to: (tenure: Tenure) => Tenure): Tenures =>
  tenures === undefined ? {} : { tenures: tenures.map((each) => (isOf(each, seat) ? to(each) : each)) };

/** People sit down in play, or the game begins with them, by the next commit. */
export function tenuresBegun(
  { form, v, tenures = [] }: Match,
  chairs: readonly Pick<Chair, 'seat' | 'holder'>[],
): Tenures {
  if (form !== 2) return {};
  const begun = chairs.flatMap(({ seat, holder }) =>
    holder?.kind === 'user' ? [{ seat, user: holder.user, from: v + 1, answered: 0, missed: 0, row: 0 }] : [],
  );
  return { tenures: [...tenures, ...begun] };
}

/** The holder of a seat leaves it, by the next commit. */
export const tenureEnded = ({ v, tenures }: Match, seat: SeatId): Tenures =>
  changed(tenures, seat, (each) => ({ ...each, to: v + 1 }));

/**
 * Records that a question was answered without the holder of its seat: by a timeout, by their standing order, or by
 * what they had saved, which has counted since they sent it.
 */
export function answeredFor(match: Match, seat: SeatId, ask: string, how: Absent): Tenures {
  if (how === 'standing' && isAnswered(match, { seat, ask })) return {};
  return changed(match.tenures, seat, (each) =>
    how === 'lapse' ? { ...each, missed: each.missed + 1, row: each.row + 1 } : answered(each, match.due !== undefined),
  );
}

const answered = (tenure: Tenure, isTimed: boolean): Tenure => ({
  ...tenure,
  answered: tenure.answered + (isTimed ? 1 : 0),
  row: 0,
});

const SEAT = 'seat:';

/**
 * The tenures of a match after one more commit. An answer under a deadline counts once for a question, however often it
 * is changed, and a step that was taken back was none. `after`: with what its events say.
 */
export function tenuresAfter({ due, spent }: Match, { tenures }: Match, { by, ask, events }: Envelope): Tenures {
  if (tenures === undefined || !by.startsWith(SEAT)) return {};
  const seat = by.slice(SEAT.length);
  if (events.some(({ type }) => type === 'match/took-back'))
    return changed(tenures, seat, (each) => ({ ...each, answered: Math.max(0, each.answered - 1) }));
  const isNew = ask !== undefined && ask !== spent?.[seat]?.ask;
  return isNew ? changed(tenures, seat, (each) => answered(each, due !== undefined)) : {};
}
