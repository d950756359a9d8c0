import type { JsonObject } from '../../../domain/lib/json.ts';
import type { Locale } from '../../../domain/lib/text.ts';
import type { MatchView } from '../../../domain/match/view/view.ts';
import type { PressEntry } from '../../../domain/press/entry.ts';
import type { Scope } from './scope.ts';
import type { Told } from './told.ts';

/** Secrets that no log may contain, encrypted at rest. */
export interface Vault {
  /** Stores the seed of a new game, unless one is stored. Returns the stored one. */
  keepSeed(game: string, seed: Uint8Array): Promise<Uint8Array>;
  /** Returns the seed; `undefined` if there is no such game. */
  seed(game: string): Promise<Uint8Array | undefined>;
  /** Stores the secret of a new person, from which all their keys are derived. Stores nothing for an erased person. */
  keepPerson(person: string, secret: Uint8Array): Promise<void>;
  /** Returns the secret; `undefined` if there is no such person, or they are erased. */
  person(person: string): Promise<Uint8Array | undefined>;
}

/** The part of an erasure outside of `people`. Every step can be repeated. */
export interface Erasures {
  /** Notes in the journal, which survives a restore, that a person is erased. */
  note(person: string): Promise<void>;
  /** Removes the secret of a person for ever. None can be stored under their name again. */
  forget(person: string): Promise<void>;
  /** Removes everything in the lists under a name. */
  unlist(name: string): Promise<void>;
}

/** An item of `people`, and the number of its writes. */
export interface Entry {
  readonly pk: string;
  readonly sk: string;
  /** 1 for the first write. */
  readonly rev: number;
  readonly value: JsonObject;
}

/**
 * The facts about persons: the only store with items that change and are deleted. Every read is consistent, and every
 * write is conditional.
 */
export interface People {
  get(pk: string, sk: string): Promise<Entry | undefined>;
  /** Returns the items of a partition with sort keys that begin with `prefix`, in order. */
  list(pk: string, prefix: string): Promise<readonly Entry[]>;
  /**
   * Returns at most `limit` items of a partition with sort keys from `from` to `to`. `last`: the last ones, backwards.
   */
  between(pk: string, from: string, to: string, limit: number, last?: 'last'): Promise<readonly Entry[]>;
  /**
   * Replaces the item that was read at `rev`; 0: where none is. Returns false, and writes nothing, if another one is
   * stored.
   */
  put(pk: string, sk: string, value: JsonObject, rev: number): Promise<boolean>;
  /** Removes an item, if it exists. */
  remove(pk: string, sk: string): Promise<void>;
}

export interface Page<T> {
  readonly items: readonly T[];
  /** Opaque; absent on the last page. */
  readonly cursor?: string;
}

export interface ListQuery {
  readonly status?: MatchView['status'];
  readonly of?: string;
  /** Only running games in which a seat is free. */
  readonly isVacant?: true;
  readonly wanted?: Wanted;
  readonly limit: number;
  readonly cursor?: string;
}

/** The wanted public games. Absent conditions do not matter. */
export interface Wanted {
  /** A seat is free, in a lobby or in play. */
  readonly isFree?: true;
  readonly isAnonymous?: boolean;
  readonly isRated?: boolean;
  readonly pace?: 'live' | 'mail';
}

/** A view in the lists: in English, with the fields that differ in Korean. */
export interface Listed extends MatchView {
  readonly ko?: Pick<MatchView, 'phase' | 'seats'>;
  /** The seats of people, by the name under which they find the game. Only they see it. */
  readonly held?: { readonly [name: string]: readonly string[] };
  /** The account that opened it; absent in an anonymous game. Never shown: people who block it are not invited. */
  readonly by?: string;
  /** The people who lost a seat and have none now, and how. Only they learn it. */
  readonly lost?: { readonly [name: string]: 'missed' | 'host' | 'moderator' };
  /** The seats that are out of play. Not shown here: the position shows it. */
  readonly out?: readonly string[];
  /** How often the open question got time because the server was away. Not shown: the log shows it. */
  readonly spared?: number;
  /** How people without a seat see the game if it differs, and since which version and time. */
  readonly others?: {
    readonly view: MatchView;
    readonly ko?: Listed['ko'];
    readonly since: { readonly v: number; readonly at: number };
  };
  /** In a view for others: the first time at which it could be seen. */
  readonly since?: number;
}

/** A game in the lists, with the names under which its owner, players and invited people find it. */
export interface Shown {
  readonly version: number;
  readonly at: number;
  readonly isPublic: boolean;
  /** It has not started, so its owner may still change who sees it. */
  readonly isLobby: boolean;
  readonly names: readonly string[];
  /** What others see instead of the holders of seats (`names`), and the version that last changed it. */
  readonly others?: {
    readonly version: number;
    readonly at: number;
    readonly since: number;
    readonly seated: readonly string[];
  };
}

/** The projector's record of a game: its view, and the other people who find it. */
export interface Projected {
  readonly view: Listed;
  readonly hidden: readonly string[];
  /** The people of the game at that time. If none have come or gone, no name is looked up again. */
  readonly who?: string;
  readonly told?: Told;
}

/**
 * Lists, rebuilt from the log by the projector; they lag it. Putting an older version changes nothing. `hidden`: other
 * people who find the game.
 */
export interface Views {
  /** `before`: the view to replace; returns false, and puts nothing, if another one is stored. Absent: replaces any. */
  put(
    view: Listed,
    hidden?: readonly string[],
    more?: Pick<Projected, 'who' | 'told'>,
    before?: Projected,
  ): Promise<boolean>;
  /** Returns the last projection. */
  projected(game: string): Promise<Projected | undefined>;
  /** Returns the last projection or, for a moment after a write, one before it: at half the cost. */
  glimpsed(game: string): Promise<Projected | undefined>;
  /** Returns the version of the last projection; 0: none. */
  version(game: string): Promise<number>;
  /** Returns the last projection, and the names under which its people find it. */
  shown(game: string): Promise<Shown | undefined>;
  /**
   * Returns public games as people without a seat see them, newest first: finished ones by their end, others by their
   * opening or the day (UTC) of their newest change.
   */
  list(query: ListQuery): Promise<Page<Listed>>;
  /**
   * Returns games that a person owns, plays or is invited to under any of these names, as they see them. The newest
   * week (UTC, from Monday) of a change comes first, and within a page the newest change. The first name stays the same
   * between pages. With `of` or a `status` of live games a page may have fewer than `limit` before the last.
   */
  mine(names: readonly string[], query: ListQuery): Promise<Page<Listed>>;
  /** Returns all unfinished games of a person under any of these names, unordered. */
  live(names: readonly string[]): Promise<Live>;
  /** Returns those of these games that changed for the person at a time or later, unordered. */
  moved(names: readonly string[], since: number): Promise<readonly Listed[]>;
  /** Returns finished games of a person that ended at a time or later and that `admits` accepts: the first `limit`. */
  ended(
    names: readonly string[],
    since: number,
    limit: number,
    admits: (view: Listed) => boolean,
  ): Promise<readonly Listed[]>;
  /**
   * Returns public games that ended at a time or later, and before another, as people without a seat see them, first
   * ended first: the first `limit`, or those after a game.
   */
  over(
    since: number,
    until: number,
    limit: number,
    after?: { readonly at: number; readonly game: string },
  ): Promise<readonly Listed[]>;
  readonly deadlines: Deadlines;
}

/** The deadlines of all games, in many partitions. */
export interface Deadlines {
  readonly partitions: readonly string[];
  /**
   * Returns the deadlines of a partition that are later than `after` and not later than `until`, earliest first, in
   * pages. Some may no longer stand.
   */
  between(partition: string, after: number, until: number): AsyncIterable<readonly Due[]>;
  /** Returns whether a game still has this deadline, by a consistent read. */
  stands(due: Due): Promise<boolean>;
  /** Removes a deadline that no longer stands, unless the game gets it again at this moment. */
  forget(due: Due): Promise<void>;
}

/** A deadline of a game. */
export interface Due {
  readonly partition: string;
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly due: number;
}

/** The unfinished games that were read. */
export interface Live {
  /** Identifies this reading: with the same marks, `games` gives the same. `undefined`: an item has no mark. */
  readonly marks: readonly string[] | undefined;
  /** Returns the games, unpacked on each call. */
  games(): readonly Listed[];
}

/**
 * Small items beside the lists. Each may be lost at any time without a wrong answer, because the work is then repeated.
 * The newest write wins.
 */
export interface Memos {
  get(pk: string, sk: string): Promise<JsonObject | undefined>;
  /** Returns a partition in the order of its sort keys. */
  list(pk: string): Promise<readonly { readonly sk: string; readonly value: JsonObject }[]>;
  /**
   * `held`: writes only while this value is stored, or `none`. Returns false, and writes nothing, if another one is.
   */
  put(pk: string, sk: string, value: JsonObject, held?: JsonObject | 'none'): Promise<boolean>;
  remove(pk: string, sk: string, held?: JsonObject): Promise<void>;
}

/** One connection of the live channel. */
export interface Connection {
  readonly id: string;
  /** The number of its writes; 0: not written yet. */
  readonly rev: number;
  /** When it was opened, and when it is closed at the latest. */
  readonly since: number;
  readonly until: number;
  readonly locale: Locale;
  /** Its owner, when their token expires, and whether they were told; absent: it has received no token. */
  readonly holder?: Holder;
  readonly games: readonly string[];
  /** Whether its holder subscribes to everything that concerns them. */
  readonly me: boolean;
}

/** The holder of a connection. */
export interface Holder {
  readonly user: string;
  readonly subject: string;
  readonly expires: number;
  /** The scopes of their token; absent: all. */
  readonly scopes?: readonly Scope[];
  readonly isGreeted: boolean;
}

/** Open connections, some of which may have ended unnoticed, and their listings under a game or a person. */
export interface Connections {
  get(id: string): Promise<Connection | undefined>;
  /** Replaces the connection that was read. Returns false, and writes nothing, if another one is stored. */
  put(connection: Connection): Promise<boolean>;
  remove(id: string): Promise<void>;
  list(place: string, connection: Connection): Promise<void>;
  unlist(place: string, id: string): Promise<void>;
  /** Returns the ids of the connections listed at a place. Some may be gone. */
  at(place: string): Promise<readonly string[]>;
}

/** A stored entry: the chained part, and the encrypted text beside it. */
export interface KeptEntry {
  readonly entry: PressEntry;
  readonly hash: string;
  readonly box: Uint8Array;
}

/** Messages, with a chain for each conversation. Append-only; every read is consistent. */
export interface PressLog {
  /** Writes an entry. Returns false, and writes nothing, if one with its number is stored. */
  append(kept: KeptEntry): Promise<boolean>;
  /** Returns the first entries after a number, in order. */
  read(game: string, conversation: string, after: number, limit: number): Promise<readonly KeptEntry[]>;
  /** Returns the newest entries, in order. */
  newest(game: string, conversation: string, limit: number): Promise<readonly KeptEntry[]>;
  /** Notes that a seat is in a conversation, before the first entry there. */
  note(game: string, seat: string, conversation: string, version: number): Promise<void>;
  /** Notes the entry that hides another one. */
  hide(game: string, conversation: string, n: number, by: number): Promise<void>;
  /** Returns the hidden entries of a game. */
  hidden(game: string): Promise<readonly { readonly conversation: string; readonly n: number; readonly by: number }[]>;
  /** Returns the conversations of a seat, and the version of the game at which each began. One may still be empty. */
  noted(game: string, seat: string): Promise<readonly { readonly conversation: string; readonly since: number }[]>;
}

/** A cursor of another list. */
export class BadCursor extends Error {}
