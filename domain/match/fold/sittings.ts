import type { Viewer } from '../../lib/ids.ts';
import type { Envelope } from '../../log/envelope.ts';
import { type Match, type Sitting, seatsOf } from '../state/state.ts';

/**
 * Returns the holders of seats, and since when, after a commit: a holder who then sits at another seat, or at none, has
 * left.
 */
export function sittingsAfter(
  { chairs, sittings = [] }: Match,
  next: Match,
  { form, v }: Envelope,
): Pick<Match, 'sittings'> {
  if (form !== 2 || chairs === next.chairs) return {};
  const sits = ({ seat, user }: Pick<Sitting, 'seat' | 'user'>): boolean => seatsOf(next, user).includes(seat);
  const isOpen = ({ until }: Sitting): boolean => until === undefined;
  const kept = sittings.map((sitting) => (isOpen(sitting) && !sits(sitting) ? { ...sitting, until: v } : sitting));
  const held = next.chairs.flatMap(({ seat, holder }) =>
    holder?.kind === 'user' ? [{ seat, user: holder.user }] : [],
  );
  const fresh = held.filter(
    (each) => !kept.some((sitting) => isOpen(sitting) && sitting.seat === each.seat && sitting.user === each.user),
  );
  return { sittings: [...kept, ...fresh.map((each) => ({ ...each, since: v }))] };
}

/**
 * Returns those of the reader's seats as whose holder they know the secrets of a version: the seats that they held by
 * then. What an earlier holder wrote or saw there stays theirs. After the game everybody may know everything; a log of
 * form 1 does not say who held a seat when.
 */
export function heldBy({ form, status, origin, sittings = [] }: Match, viewer: Viewer, v: number): Viewer {
  if (form !== 2 || status === 'over' || (origin?.is === 'fork' && v <= origin.v)) return viewer;
  return viewer.filter((seat) =>
    sittings.some((each) => each.seat === seat && each.until === undefined && each.since <= v),
  );
}
