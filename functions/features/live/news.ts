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

/** News of a game for a reader. */
interface News {
  readonly game: string;
  readonly version: number;
  readonly at: number;
  readonly status: 'lobby' | 'playing' | 'over';
  /** Whether the game waits for the reader. */
  readonly awaited: boolean;
  readonly due?: number;
}

type Reading = Pick<Ports, 'people' | 'views' | 'now'> & { readonly persons: Persons; readonly matches: Matches };

/** Returns the present position in a user's news: all entries of the lists are before it. */
export async function newsNow({ persons, people, views }: Reading, user: string): Promise<Position> {
  const { person, names } = await persons.listedAs(user);
  const [first] = (await views.mine(names, { limit: 1 })).items;
  // Other games of the week may have changed later, or shortly before. A position names these.
  const changed =
    first === undefined ? [] : await changedSince(views, names, movedIn(first).at - LATE_MS, Infinity, () => true);
  const { n } = await pressAfter(people, person, 0);
  return { ...advanced(START, changed), said: n };
}

/**
 * Returns a user's news after a position: each changed game once, as it is now, oldest change first, at most `limit`.
 * Also returns the next position, whether there is more, and the games with new messages to the user.
 */
export async function newsAfter(reading: Reading, user: string, from: Position, limit: number) {
  const position = notAfter(from, reading.now());
  const me = await reading.persons.listedAs(user);
  const changed = [...(await changedAfter(reading, me, position, limit + 1))].sort(
    (a, b) => a.at - b.at || (a.game < b.game ? -1 : 1),
  );
  const shown = changed.slice(0, limit);
  const found = await Promise.all(shown.map((view) => newsOf(reading, user, view)));
  // The log may be ahead of the lists, so what was sent now is not sent again.
  const told = shown.map(({ game, version, at }, i) => ({ game, version: found[i]?.version ?? version, at }));
  const { n, games: press } = await pressAfter(reading.people, me.person, position.said ?? 0);
  return {
    news: found.filter((each) => each !== undefined),
    press,
    position: { ...advanced(position, told), said: n },
    isMore: changed.length > limit,
  };
}

/** Returns the changes after a position: all live games, and at most `limit` finished ones, first ended first. */
async function changedAfter(
  reading: Reading,
  { person, names }: Awaited<ReturnType<Persons['listedAs']>>,
  position: Position,
  limit: number,
): Promise<readonly Listed[]> {
  const { views } = reading;
  const isUnwanted = await inviting(reading, person, names);
  const isNew = (view: Listed): boolean => !isKnown(position, view) && !isUnwanted(view);
  return changedSince(views, names, position.upTo, limit, isNew);
}

/** Returns the new changes at or after a time: all live games, and at most `limit` finished ones, first ended first. */
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

/** Delayed spectators learn of a version when it is shown, not when it is made. */
const movedIn = (view: Listed): Listed => (view.since === undefined ? view : { ...view, at: view.since });

/**
 * Returns a game as it is now in the log, for a user; `undefined` if the user may no longer see it, or it is stopped.
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
