import { fromBase64url, sha256 } from '../../../../domain/lib/hash.ts';
import { modeOf } from '../../../../domain/match/state/finish.ts';
import type { MatchView } from '../../../../domain/match/view/view.ts';
import type { Listed, ListQuery, Shown, Wanted } from '../../ports/ports.ts';

// Where a game stands in the lists: which partitions, and at which sort key. All of it follows from its view, and from
// who is hidden in it.

/** A key of the table `views`. */
export interface Place {
  readonly pk: string;
  readonly sk: string;
}

/** Lists that hold every game are spread over this many partitions; a partition takes 1,000 writes a second. */
const SHARDS = 4;
const STATUSES = ['lobby', 'playing', 'over'] as const;

const shardOf = (game: string): number => Buffer.from(fromBase64url(sha256(game))).readUInt8(0) % SHARDS;
const shards = (pk: string): readonly string[] => Array.from({ length: SHARDS }, (_, shard) => `${pk}#${shard}`);

/** Names the form of the lists: lists in another form are rebuilt. */
export const LISTS = '6';

const DAY = 86_400_000;
const WEEK = 7 * DAY;
/** The first Monday that clocks of computers count. */
const MONDAY = 4 * DAY;

/**
 * The time by which a public game is listed. A command in a running game moves it only if it is the first of a day
 * (UTC): its list need not be written for each. A game that is over stands at its end.
 */
export const listedAt = ({ status, createdAt, at }: Pick<MatchView, 'status' | 'createdAt' | 'at'>): number =>
  status === 'over' ? at : Math.max(createdAt, at - (at % DAY));

/** A sort key: time in milliseconds, padded so that text sorts as numbers do, then the game. */
export const keyAt = (time: number, game: string): string => `${String(time).padStart(15, '0')}#${game}`;

/** The start of the week (UTC, from Monday) of a time. */
export const weekOf = (time: number): number => Math.max(0, time - ((time + WEEK - MONDAY) % WEEK));

/**
 * When a game changed last for the reader of a view. An earlier version changes for its readers when they are first
 * shown it.
 */
export const changedAt = ({ at, since = at }: Listed): number => since;

/**
 * The sort key of a game under a reader's names, as that reader sees it. A game that is over stands at its end. A live
 * one stands at its opening, or at the start of the week of its newest change: each move costs two write units a
 * person.
 */
export function ownKey(view: Listed, names: readonly string[]): string {
  const seen = viewFor(view, names);
  return keyAt(isLive(seen.status) ? Math.max(seen.createdAt, weekOf(changedAt(seen))) : seen.at, seen.game);
}

/**
 * Who finds a game under their own: its owner, those who sit in it, shown or not, and those invited. A view of form 2
 * of the log names nobody.
 */
export const usersOf = ({ owner, seats, settings }: MatchView, hidden: readonly string[]): readonly string[] => [
  ...new Set([
    ...(settings.invited === undefined
      ? []
      : [owner, ...settings.invited, ...seats.flatMap(({ holder }) => (holder?.kind === 'user' ? [holder.user] : []))]),
    ...hidden,
  ]),
];

/** Who holds a seat, by the names under which they find the game. */
const seatedIn = ({ held = {} }: Listed): readonly string[] =>
  Object.keys(held).filter((name) => (held[name] ?? []).length > 0);

/**
 * Returns a view for people who find the game under these names; without names, for people who find it among the public
 * ones.
 */
export function viewFor(view: Listed, names: readonly string[]): Listed {
  const { others, held, by } = view;
  if (others === undefined || seatedIn(view).some((name) => names.includes(name))) return view;
  return {
    ...others.view,
    ...(others.ko && { ko: others.ko }),
    ...(held && { held }),
    ...(by !== undefined && { by }),
    since: others.since.at,
  };
}

/** What is told of a game as the lists have it. */
export const shownOf = (view: Listed, hidden: readonly string[]): Shown => ({
  version: view.version,
  at: view.at,
  isPublic: view.settings.visibility === 'public',
  isLobby: view.status === 'lobby',
  names: usersOf(view, hidden),
  ...(view.others && {
    others: {
      version: view.others.view.version,
      at: view.others.since.at,
      since: view.others.since.v,
      seated: seatedIn(view),
    },
  }),
});

/**
 * Every place where a game is listed: under its users, each as that one sees it, among the public games, among the
 * deadlines.
 */
export function placesOf(view: Listed, hidden: readonly string[]): readonly Place[] {
  const { game, status, of, due } = view;
  const shard = shardOf(game);
  const listed = keyAt(listedAt(viewFor(view, [])), game);
  return [
    ...usersOf(view, hidden).map((user) => ({ pk: ofUser(status, user), sk: ownKey(view, [user]) })),
    ...(view.settings.visibility === 'public' ? [ALL, status, ...(isVacant(view) ? [VACANT] : [])] : [])
      .flatMap((list) => [`L#${list}#${shard}`, `L#${list}#${of}#${shard}`])
      .map((pk) => ({ pk, sk: listed })),
    ...(due === undefined ? [] : [{ pk: `D#${shard}`, sk: keyAt(due, game) }]),
  ];
}

/** Places where form 5 of the lists kept a live game under its users, without a time. */
export const placesBefore = (view: Listed, hidden: readonly string[]): readonly Place[] =>
  isLive(view.status) ? usersOf(view, hidden).map((user) => ({ pk: ofUser(view.status, user), sk: view.game })) : [];

/** The list of all public games: who asks for no status reads this one instead of three. */
const ALL = 'all';
/** The list of running games with a free seat. */
const VACANT = 'vacant';
export const isVacant = ({ status, seats }: Pick<MatchView, 'status' | 'seats'>): boolean =>
  status === 'playing' && seats.some(({ holder }) => holder === undefined);

/** Whether a listed game, as a person without a seat sees it, is among the wanted ones. */
export function isWanted(
  { status, seats, settings }: Listed,
  { isFree, isAnonymous, isRated, pace }: Wanted = {},
): boolean {
  if (isFree && (status === 'over' || seats.every(({ holder }) => holder !== undefined))) return false;
  if (isAnonymous !== undefined && settings.anonymous !== isAnonymous) return false;
  if (isRated !== undefined && (settings.rated ?? false) !== isRated) return false;
  return pace === undefined || modeOf({ settings }) === pace;
}

const isLive = (status: MatchView['status']): boolean => status !== 'over';
/**
 * A game that starts stays where it is: lobbies and running games are one list, which a polling client reads by one
 * Query.
 */
const ofUser = (status: MatchView['status'], user: string): string => `U#${isLive(status) ? 'live' : 'over'}#${user}`;

/** The partitions in which games are listed under a name. */
export const partitionsOf = (user: string): readonly string[] => [ofUser('playing', user), ofUser('over', user)];

const statuses = ({ status }: Pick<ListQuery, 'status'>): readonly MatchView['status'][] =>
  status === undefined ? STATUSES : [status];

/** The partitions that together hold a list of public games. */
export function publicPartitions({ isVacant, status, of }: ListQuery): readonly string[] {
  const list = isVacant ? VACANT : (status ?? ALL);
  return shards(of === undefined ? `L#${list}` : `L#${list}#${of}`);
}

/** Returns the partitions that together hold the games of a user, of every kind, under all the user's names. */
export const userPartitions = (names: readonly string[], query: Pick<ListQuery, 'status'>): readonly string[] => [
  ...new Set(names.flatMap((name) => statuses(query).map((status) => ofUser(status, name)))),
];

export const deadlinePartitions = shards('D');
