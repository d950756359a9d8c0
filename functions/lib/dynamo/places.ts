import { fromBase64url, sha256 } from '../../../domain/lib/hash.ts';
import type { MatchView } from '../../../domain/match/view.ts';
import type { ListQuery, Shown } from '../ports.ts';

// Where a game stands in the lists: which partitions, and at which sort key. All of it follows from its view, and from who is hidden in it.

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

/** A sort key: time in milliseconds, padded so that text sorts as numbers do, then the game. */
export const keyAt = (time: number, game: string): string => `${String(time).padStart(15, '0')}#${game}`;

/**
 * Who finds a game under their own: its owner, those who sit in it, shown or not, and those invited. A view of form 2 of the log names
 * nobody.
 */
export const usersOf = ({ owner, seats, settings }: MatchView, hidden: readonly string[]): readonly string[] => [
  ...new Set([
    ...(settings.invited === undefined
      ? []
      : [owner, ...settings.invited, ...seats.flatMap(({ holder }) => (holder?.kind === 'user' ? [holder.user] : []))]),
    ...hidden,
  ]),
];

/** What is told of a game as the lists have it. */
export const shownOf = (view: MatchView, hidden: readonly string[]): Shown => ({
  version: view.version,
  at: view.at,
  isPublic: view.settings.visibility === 'public',
  names: usersOf(view, hidden),
});

/** Every place where a game is listed: under its users, among the public games, among the deadlines. */
export function placesOf(view: MatchView, hidden: readonly string[]): readonly Place[] {
  const { game, status, of, at, due } = view;
  const shard = shardOf(game);
  const lists = [
    ...usersOf(view, hidden).map((user) => `U#${status}#${user}`),
    ...(view.settings.visibility === 'public' ? [`L#${status}#${shard}`, `L#${status}#${of}#${shard}`] : []),
  ];
  return [...lists.map((pk) => ({ pk, sk: keyAt(at, game) })), ...(due === undefined ? [] : [{ pk: `D#${shard}`, sk: keyAt(due, game) }])];
}

const statuses = ({ status }: ListQuery): readonly string[] => (status === undefined ? STATUSES : [status]);

/** The partitions that together hold a list of public games. */
export const publicPartitions = (query: ListQuery): readonly string[] =>
  statuses(query).flatMap((status) => shards(query.of === undefined ? `L#${status}` : `L#${status}#${query.of}`));

/** The partitions that together hold the games of a user, of whatever kind, under all the user's names. */
export const userPartitions = (names: readonly string[], query: ListQuery): readonly string[] =>
  names.flatMap((name) => statuses(query).map((status) => `U#${status}#${name}`));

export const deadlinePartitions = shards('D');
