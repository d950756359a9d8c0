import { fromBase64url, sha256 } from '../../../../domain/lib/hash.ts';
import { modeOf } from '../../../../domain/match/state/finish.ts';
import type { MatchView } from '../../../../domain/match/view/view.ts';
import type { Listed, ListQuery, Shown, Wanted } from '../../ports/ports.ts';

// Computes the partitions and sort keys of a game in the lists from its view and its hidden people.

/** A key of the table `views`. */
export interface Place {
  readonly pk: string;
  readonly sk: string;
}

/** Returns a text that identifies a place. */
export const nameOf = ({ pk, sk }: Place): string => JSON.stringify([pk, sk]);

/** Number of partitions of each list of public games. A partition accepts 1,000 write units a second. */
const SHARDS = 4;
/**
 * The same of the lists that running games are in. A million games with one deadline move 5,400 times a second there,
 * for two units each (infra/STORAGE.md).
 */
const BUSY_SHARDS = 16;
const STATUSES = ['lobby', 'playing', 'over'] as const;

const hashOf = (game: string): number => Buffer.from(fromBase64url(sha256(game))).readUInt8(0);
const shardOf = (game: string): number => hashOf(game) % SHARDS;
const shards = (pk: string): readonly string[] => Array.from({ length: SHARDS }, (_, shard) => `${pk}#${shard}`);

/**
 * Number of partitions of deadlines. DynamoDB cannot split one by heat, because its keys are in the order of time.
 */
const DEADLINES = 64;
const deadlinesAt = (shard: number): string => `D#${String(shard).padStart(2, '0')}`;

/** The version of the lists' form. Lists in another form are rebuilt. */
export const LISTS = '8';

const DAY = 86_400_000;
const WEEK = 7 * DAY;
/** The first Monday after 1970 began. */
const MONDAY = 4 * DAY;

/**
 * Returns the time by which a public game is listed. A command moves a running game only if it is the first of a day
 * (UTC), so the list is not written for each. A finished game is listed by its end.
 */
export const listedAt = ({ status, createdAt, at }: Pick<MatchView, 'status' | 'createdAt' | 'at'>): number =>
  status === 'over' ? at : Math.max(createdAt, at - (at % DAY));

/** Returns a sort key: time in milliseconds, padded so that text sorts like numbers, then the game. */
export const keyAt = (time: number, game: string): string => `${String(time).padStart(15, '0')}#${game}`;

/** Returns the time in a sort key. */
export const timeIn = (sk: string): number => Number(sk.split('#')[0]);

/** Returns the start of the week (UTC, from Monday) of a time. */
export const weekOf = (time: number): number => Math.max(0, time - ((time + WEEK - MONDAY) % WEEK));

/**
 * Returns when a game last changed for the reader of a view. For delayed readers, an earlier version changes when they
 * first see it.
 */
export const changedAt = ({ at, since = at }: Listed): number => since;

/**
 * Returns the sort key of a game under a reader's names. A finished game is sorted by its end, a live one by its
 * opening or the week of its newest change, because each move costs two write units a person.
 */
export function ownKey(view: Listed, names: readonly string[]): string {
  const seen = viewFor(view, names);
  return keyAt(isLive(seen.status) ? Math.max(seen.createdAt, weekOf(changedAt(seen))) : seen.at, seen.game);
}

/**
 * Returns the people who find a game among their own: its owner, the holders of seats, and invited people. A view of
 * form 2 names nobody.
 */
export const usersOf = ({ owner, seats, settings }: MatchView, hidden: readonly string[]): readonly string[] => [
  ...new Set([
    ...(settings.invited === undefined
      ? []
      : [owner, ...settings.invited, ...seats.flatMap(({ holder }) => (holder?.kind === 'user' ? [holder.user] : []))]),
    ...hidden,
  ]),
];

/** Returns the holders of seats, by the names under which they find the game. */
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

/** Returns a game from the lists as its reader sees it. */
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
 * Returns every place of a game: under its users, each as that user sees it, among the public games, among the
 * deadlines.
 */
export function placesOf(view: Listed, hidden: readonly string[]): readonly Place[] {
  const { game, status, due } = view;
  return [
    ...usersOf(view, hidden).map((user) => ({ pk: ofUser(status, user), sk: ownKey(view, [user]) })),
    ...inPublicLists(view, (list) => (isBusy(list) ? busyAt(hashOf(game) % BUSY_SHARDS) : String(shardOf(game)))),
    ...(due === undefined ? [] : [deadlineAt(due, game)]),
  ];
}

/** Returns the places of a game among the public ones: in each list, and in that of its kind. */
function inPublicLists(view: Listed, shardIn: (list: string) => string): readonly Place[] {
  const { game, status, of, settings } = view;
  if (settings.visibility !== 'public') return [];
  const sk = keyAt(listedAt(viewFor(view, [])), game);
  return [ALL, status, ...(isVacant(view) ? [VACANT] : [])].flatMap((list) =>
    [list, `${list}#${of}`].map((name) => ({ pk: `L#${name}#${shardIn(list)}`, sk })),
  );
}

/** Returns the place of a game among the deadlines. */
const deadlineAt = (due: number, game: string): Place => ({
  pk: deadlinesAt(hashOf(game) % DEADLINES),
  sk: keyAt(due, game),
});

/**
 * Returns the places of a game in earlier forms of the lists: under its users without a time in form 5, in one of four
 * partitions of deadlines until form 6, and in one of four of each public list until form 7.
 */
export const placesBefore = (view: Listed, hidden: readonly string[]): readonly Place[] => [
  ...(isLive(view.status)
    ? usersOf(view, hidden).map((user) => ({ pk: ofUser(view.status, user), sk: view.game }))
    : []),
  ...inPublicLists(view, () => String(shardOf(view.game))),
  ...(view.due === undefined ? [] : [{ pk: `D#${shardOf(view.game)}`, sk: keyAt(view.due, view.game) }]),
];

/** The list of all public games. A request without a status reads this one instead of three. */
const ALL = 'all';
const isBusy = (list: string): boolean => list === ALL || list === 'playing';
const busyAt = (shard: number): string => String(shard).padStart(2, '0');
/** The list of running games with a free seat. */
const VACANT = 'vacant';
export const isVacant = ({ status, seats }: Pick<MatchView, 'status' | 'seats'>): boolean =>
  status === 'playing' && seats.some(({ holder }) => holder === undefined);

/** Returns whether a listed game, as a person without a seat sees it, is wanted. */
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
 * Returns the list of a status. Lobbies and running games are one list, so a starting game does not move and a polling
 * client needs one Query.
 */
const ofUser = (status: MatchView['status'], user: string): string => `U#${isLive(status) ? 'live' : 'over'}#${user}`;

/** Returns whether a partition lists the games of one person. */
export const isOwn = (pk: string): boolean => pk.startsWith('U#');

/** Returns the partitions in which games are listed under a name. */
export const partitionsOf = (user: string): readonly string[] => [ofUser('playing', user), ofUser('over', user)];

const statuses = ({ status }: Pick<ListQuery, 'status'>): readonly MatchView['status'][] =>
  status === undefined ? STATUSES : [status];

/** Returns the partitions of a list of public games, and those of earlier forms, until all games have moved. */
export function publicPartitions({ isVacant, status, of }: ListQuery): readonly string[] {
  const list = isVacant ? VACANT : (status ?? ALL);
  const pk = of === undefined ? `L#${list}` : `L#${list}#${of}`;
  const busy = Array.from({ length: isBusy(list) ? BUSY_SHARDS : 0 }, (_, shard) => `${pk}#${busyAt(shard)}`);
  return [...busy, ...shards(pk)];
}

/** Returns the partitions of all games of a user, under all their names. */
export const userPartitions = (names: readonly string[], query: Pick<ListQuery, 'status'>): readonly string[] => [
  ...new Set(names.flatMap((name) => statuses(query).map((status) => ofUser(status, name)))),
];

/** The partitions of deadlines, and those of earlier forms of the lists, until all games have moved. */
export const deadlinePartitions: readonly string[] = [
  ...Array.from({ length: DEADLINES }, (_, shard) => deadlinesAt(shard)),
  ...shards('D'),
];
export const isDeadline = ({ pk }: Place): boolean => pk.startsWith('D#');
