import { sure } from '../../../domain/lib/sure.ts';
import type { Listed, People, Views } from '../../platform/ports/ports.ts';
import { keys } from './keys.ts';
import { dayAfter, dayBefore, gameAt, gamesBetween, placeOf, startOf } from './ledger.ts';

// The games of a day, a page at a time, and the marker of how far its rating has come.

/** Number of finished games that are read at once. */
export const PAGE = 100;

/** Returns the marker of the newest rated day, and of the place of the newest rated game of the next one. */
export async function markerIn(people: Pick<People, 'get' | 'put'>) {
  const entry = await people.get(...keys.newestDay());
  let rev = sure(entry, 'marker of the rated days').rev;
  let place: ReturnType<typeof keys.newestDay.read> = keys.newestDay.read(sure(entry, 'marker of the rated days'));
  return {
    at: () => place,
    /** Returns false if another run moved it: then that run goes on. */
    async move(next: typeof place): Promise<boolean> {
      if (!(await people.put(...keys.newestDay(), { ...next }, rev))) return false;
      rev++;
      place = next;
      return true;
    },
  };
}

/**
 * Returns the first public games after a place that ended on a day, or on the day before it: a game that the lists
 * showed too late for its own day counts for the next one.
 */
export const pageOf = (
  views: Pick<Views, 'over'>,
  day: string,
  after: string | undefined,
): Promise<readonly Listed[]> =>
  views.over(startOf(dayBefore(day)), startOf(dayAfter(day)), PAGE, after === undefined ? undefined : gameAt(after));

/** Returns those of a page of games that were rated with the day before. */
export async function ratedBefore(
  people: Pick<People, 'between'>,
  day: string,
  page: readonly Listed[],
): Promise<ReadonlySet<string>> {
  const earlier = page.filter(({ at }) => at < startOf(day)).map(placeOf);
  const [from, to] = [earlier[0], earlier.at(-1)];
  if (from === undefined || to === undefined) return new Set();
  return new Set((await gamesBetween(people, dayBefore(day), from, to)).map(({ game }) => game));
}
