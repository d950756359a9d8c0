import type { JsonObject } from '../../domain/lib/json.ts';
import type { MatchView } from '../../domain/match/view.ts';

/** What no log may hold, encrypted at rest. */
export interface Vault {
  /** Keeps the seed of a new game; if one is kept already, that one stays. Gives back the one kept. */
  keepSeed(game: string, seed: Uint8Array): Promise<Uint8Array>;
  /** Undefined: no such game. */
  seed(game: string): Promise<Uint8Array | undefined>;
  /** Keeps the secret of a new person, from which all their keys are made. Nothing is kept where one was erased. */
  keepPerson(person: string, secret: Uint8Array): Promise<void>;
  /** Undefined: no such person, or erased. */
  person(person: string): Promise<Uint8Array | undefined>;
}

/** An item of `people`, and how often it was written. */
export interface Entry {
  readonly pk: string;
  readonly sk: string;
  /** 1 for the first write. */
  readonly rev: number;
  readonly value: JsonObject;
}

/** What is known of persons: the only store whose items change and are deleted. Every read is consistent, every write conditioned. */
export interface People {
  get(pk: string, sk: string): Promise<Entry | undefined>;
  /** The items of a partition whose sort keys begin with `prefix`, in the order of those keys. */
  list(pk: string, prefix: string): Promise<readonly Entry[]>;
  /** Writes an item over the one that was read at `rev`; 0: where none is. False, and nothing is written, if something else is there. */
  put(pk: string, sk: string, value: JsonObject, rev: number): Promise<boolean>;
}

export interface Page<T> {
  readonly items: readonly T[];
  /** Opaque; absent on the last page. */
  readonly cursor?: string;
}

export interface ListQuery {
  readonly status?: MatchView['status'];
  readonly of?: string;
  readonly limit: number;
  readonly cursor?: string;
}

/** A view as the lists keep it: in English, with the fields that differ in Korean. */
export interface Listed extends MatchView {
  readonly ko?: Pick<MatchView, 'phase' | 'seats'>;
}

/**
 * Lists, rebuilt from the log by the projector; they lag it. Putting an older version than the one kept changes nothing. `hidden`: who
 * else finds the game.
 */
export interface Views {
  put(view: Listed, hidden?: readonly string[]): Promise<void>;
  /** The version projected last; 0: none. */
  version(game: string): Promise<number>;
  /** Public games, newest change first. */
  list(query: ListQuery): Promise<Page<Listed>>;
  /**
   * Games that a person owns, sits in or is invited to under any of these names, newest change first. The first name stays the same
   * between pages.
   */
  mine(names: readonly string[], query: ListQuery): Promise<Page<Listed>>;
  /** Games whose `due` is not after `now`, the longest due first: a page, and where the next one begins. */
  overdue(now: number, limit: number, from?: string): Promise<{ readonly games: readonly string[]; readonly next?: string }>;
}

/**
 * Small things beside the lists. Each may be lost at any time: then work is done again, and nobody is told anything wrong. The newest write
 * wins.
 */
export interface Memos {
  get(pk: string, sk: string): Promise<JsonObject | undefined>;
  /** All of a partition, in the order of their sort keys. */
  list(pk: string): Promise<readonly { readonly sk: string; readonly value: JsonObject }[]>;
  put(pk: string, sk: string, value: JsonObject): Promise<void>;
  remove(pk: string, sk: string): Promise<void>;
}

/** A cursor that was not made by this list. */
export class BadCursor extends Error {}
