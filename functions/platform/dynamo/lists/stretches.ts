import type { Listed, ListQuery } from '../../ports/ports.ts';
import { changedAt, keyAt } from './places.ts';

/**
 * A part of the list of a person's games that is sorted as a whole. It ends before `until`, or after this many games.
 * `before`: where a page continues within it, by exact times.
 */
interface Stretch {
  readonly from: string;
  readonly until?: string | undefined;
  readonly before: string;
}

export const stretchIn = (position: string): Stretch => {
  const [from = LAST, until = '', before = LAST] = position.split('|');
  return { from, ...(until !== '' && { until }), before };
};

export const placeIn = ({ from, until = '', before }: Stretch): string => `${from}|${until}|${before}`;

/** Returns the sort key of a game by the exact time of the newest change that its reader may see. */
export const exactKey = (view: Listed): string => keyAt(changedAt(view), view.game);

export const LAST = '~';

/** Returns the name of a list, so that a cursor of another list is recognised. */
export const listName = (names: readonly string[] | undefined, { status, of, isVacant, wanted }: ListQuery): string =>
  JSON.stringify([
    names?.[0] ?? null,
    status ?? null,
    of ?? null,
    ...(isVacant ? ['vacant'] : []),
    ...(wanted === undefined
      ? []
      : [[wanted.isFree ?? null, wanted.isAnonymous ?? null, wanted.isRated ?? null, wanted.pace ?? null]]),
  ]);
