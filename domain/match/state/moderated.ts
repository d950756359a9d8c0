import type { SeatId } from '../../lib/ids.ts';
import { chairOf, type Match, seatsOf } from './state.ts';

/** The acts of a moderator in a game. */
export const ACTS = ['close', 'unseat', 'mute', 'unmute'] as const;

/** Whether the person at a seat may write nothing in this game. */
export const isMuted = (match: Match, seat: SeatId): boolean =>
  (match.moderated?.muted ?? []).some((user) => seatsOf(match, user).includes(seat));

/** Returns the people that moderators have muted or taken from their seats, after an event. */
export function moderatedAfter(
  match: Match,
  { act, seat, reason }: { readonly act: (typeof ACTS)[number]; readonly seat?: SeatId; readonly reason: string },
): Pick<Match, 'moderated'> {
  const before = match.moderated ?? { muted: [], barred: [], reasons: [] };
  const reasons = [...before.reasons, reason];
  const holder = seat === undefined ? undefined : chairOf(match, seat)?.holder;
  if (holder?.kind !== 'user') return { moderated: { ...before, reasons } };
  const { user } = holder;
  if (act === 'unseat') return { moderated: { ...before, barred: [...before.barred, user], reasons } };
  const others = before.muted.filter((each) => each !== user);
  return { moderated: { ...before, muted: act === 'mute' ? [...others, user] : others, reasons } };
}
