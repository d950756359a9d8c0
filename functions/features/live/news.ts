import { asksOf, isWaited } from '../../../domain/match/clock/questions.ts';
import { isFaced } from '../../../domain/match/state/face.ts';
import { seatsOf } from '../../../domain/match/state/state.ts';
import { GameStopped } from '../../platform/kit/faults.ts';
import { reportThrown } from '../../platform/kit/report.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import type { Listed } from '../../platform/ports/ports.ts';
import type { Matches } from '../matches/matches.ts';
import { inviting } from '../people/blocks.ts';
import { isAdmitted, meIn } from '../people/me.ts';
import type { Persons } from '../people/persons.ts';
import { newsAfter as pressAfter } from '../press/news.ts';
import { advanced, isKnown, LATE_MS, notAfter, type Position, START } from './cursor.ts';

/** News of a game that concerns a reader. */
interface News {
  readonly game: string;
  readonly version: number;
  readonly at: number;
  readonly status: 'lobby' | 'playing' | 'over';
  /** Whether it waits for them. */
  readonly awaited: boolean;
  readonly due?: number;
}

type Reading = Pick<Ports, 'people' | 'views' | 'now'> & { readonly persons: Persons; readonly matches: Matches };

/** Where a user's news stand now: nothing that the lists have is new after it. */
export async function newsNow({ persons, people, views }: Reading, user: string): Promise<Position> {
  const names = await persons.listed(user);
  const [first] = (await views.mine(names, { limit: 1 })).items;
  // Others of its week may have changed later still, or shortly before it: a position names these.
  const changed =
    first === undefined ? [] : await changedSince(views, names, movedIn(first).at - LATE_MS, Infinity, () => true);
  const { n } = await pressAfter(people, await persons.personOf(user), 0);
  return { ...advanced(START, changed), said: n };
}

/**
 * What is new for a user after a position: every game of theirs that changed, once, as it is now, the oldest change
 * first, at most `limit`; the position after it, and whether there is more; and the games in which something was
 * written to them.
 */
export async function newsAfter(reading: Reading, user: string, from: Position, limit: number) {
  const position = notAfter(from, reading.now());
  const changed = [...(await changedAfter(reading, user, position, limit + 1))].sort(
    (a, b) => a.at - b.at || (a.game < b.game ? -1 : 1),
  );
  const shown = changed.slice(0, limit);
  const found = await Promise.all(shown.map((view) => newsOf(reading, user, view)));
  // The log may be ahead of the lists: what was told now is not told again.
  const told = shown.map(({ game, version, at }, i) => ({ game, version: found[i]?.version ?? version, at }));
  const { n, games: press } = await pressAfter(
    reading.people,
    await reading.persons.personOf(user),
    position.said ?? 0,
  );
  return {
    news: found.filter((each) => each !== undefined),
    press,
    position: { ...advanced(position, told), said: n },
    isMore: changed.length > limit,
  };
}

/** What changed after a position: all live games, and at most `limit` that are over, the first that ended. */
async function changedAfter(
  reading: Reading,
  user: string,
  position: Position,
  limit: number,
): Promise<readonly Listed[]> {
  const { persons, views } = reading;
  const names = await persons.listed(user);
  const isUnwanted = await inviting(reading, await persons.personOf(user), names);
  const isNew = (view: Listed): boolean => !isKnown(position, view) && !isUnwanted(view);
  return changedSince(views, names, position.upTo, limit, isNew);
}

/**
 * What changed at a time or later and is new: all live games, and at most `limit` that are over, the first that ended.
 */
async function changedSince(
  views: Reading['views'],
  names: readonly string[],
  since: number,
  limit: number,
  isNew: (view: Listed) => boolean,
): Promise<readonly Listed[]> {
  const [live, ended] = await Promise.all([views.moved(names, since), views.ended(names, since, limit, isNew)]);
  return [...live.map(movedIn).filter(isNew), ...ended];
}

/** A delayed spectator hears of a version when it is shown, not when it was made. */
const movedIn = (view: Listed): Listed => (view.since === undefined ? view : { ...view, at: view.since });

/**
 * Returns a game as it is now in the log, for a user; `undefined` if the user may not see it any more, or it is
 * stopped.
 */
async function newsOf({ matches, persons }: Reading, user: string, { game }: Listed): Promise<News | undefined> {
  const loaded = await matches.load(game).catch((caught: unknown) => {
    if (!(caught instanceof GameStopped)) throw caught;
    reportThrown(caught, 'fault', { operation: 'listMyEvents' });
    return undefined;
  });
  if (loaded === undefined) return undefined;
  const { match } = loaded;
  const me = await meIn({ persons }, match, user);
  if (!(await isAdmitted({ persons }, match, user, me))) return undefined;
  if (match.face !== undefined && isFaced(match, me))
    return { game, version: match.face.v, at: match.face.since.at, status: match.status, awaited: false };
  const own = seatsOf(match, me);
  return {
    game,
    version: match.v,
    at: match.at,
    status: match.status,
    awaited: asksOf(loaded.game, match).some((ask) => isWaited(ask) && own.includes(ask.seat)),
    ...(match.due !== undefined && { due: match.due }),
  };
}
