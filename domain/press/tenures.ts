import type { SeatId } from '../lib/ids.ts';
import { isObject } from '../lib/json.ts';
import type { Commit } from '../log/envelope.ts';

/** A holder's time at a seat: from a version of the game until before another. */
interface Tenure {
  readonly seat: SeatId;
  readonly since: number;
  readonly until?: number;
}

/** Returns the holders of seats by version, from the log alone, without rules of a game. */
export function tenuresIn(commits: readonly Pick<Commit, 'envelope'>[]): readonly Tenure[] {
  const done: Tenure[] = [];
  // A holder is known by the version at which they sat down; dealt seats take that along.
  let sitting = new Map<SeatId, { readonly who: number; readonly since: number }>();
  let came = 0;
  for (const { envelope } of commits) {
    const before = sitting;
    const now = new Map(sitting);
    for (const event of envelope.events as readonly Moving[]) {
      if (event.type === 'match/joined' && event.seat !== undefined)
        now.set(event.seat, { who: ++came, since: envelope.v });
      else if ((event.type === 'match/left' || event.type === 'match/vacated') && event.seat !== undefined)
        now.delete(event.seat);
      else if (event.type === 'match/edited' && event.chairs !== undefined) {
        for (const seat of now.keys()) if (!event.chairs.some((chair) => chair.seat === seat)) now.delete(seat);
      } else if (event.type === 'match/dealt' && isObject(event.from)) {
        const dealt = Object.entries(event.from).flatMap(([seat, place]) => {
          const who = now.get(place);
          return who === undefined ? [] : [[seat, seat === place ? who : { ...who, since: envelope.v }] as const];
        });
        now.clear();
        for (const [seat, who] of dealt) now.set(seat, who);
      }
    }
    for (const [seat, { since }] of before)
      if (now.get(seat)?.since !== since) done.push({ seat, since, until: envelope.v });
    sitting = now;
  }
  return [...done, ...[...sitting].map(([seat, { since }]) => ({ seat, since }))];
}

/** The fields of an event that this reads; its shape was checked with the log. */
interface Moving {
  readonly type?: string;
  readonly seat?: SeatId;
  readonly chairs?: readonly { readonly seat: SeatId }[];
  readonly from?: { readonly [seat: string]: SeatId };
}

/** Whether the holder since one version still held the seat at another. */
export const heldAt = (tenures: readonly Tenure[], seat: SeatId, since: number, v: number): boolean =>
  tenures.some(
    (each) => each.seat === seat && each.since === since && since <= v && v < (each.until ?? Number.POSITIVE_INFINITY),
  );
