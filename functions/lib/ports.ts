import type { MatchView } from '../../domain/match/view.ts';

/** What no log may hold, encrypted at rest. */
export interface Vault {
  /** Keeps the seed of a new game; if one is kept already, that one stays. Gives back the one kept. */
  keepSeed(game: string, seed: Uint8Array): Promise<Uint8Array>;
  /** Undefined: no such game. */
  seed(game: string): Promise<Uint8Array | undefined>;
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

/** A view as the lists keep it: in English, with what reads otherwise in Korean. */
export interface Listed extends MatchView {
  readonly ko?: Pick<MatchView, 'phase' | 'seats'>;
}

/** Lists, rebuilt from the log by the projector; they lag it. Putting an older version than the one kept changes nothing. `hidden`: people who sit in a game without being shown. */
export interface Views {
  put(view: Listed, hidden?: readonly string[]): Promise<void>;
  /** The version projected last; 0: none. */
  version(game: string): Promise<number>;
  /** Public games, newest change first. */
  list(query: ListQuery): Promise<Page<Listed>>;
  /** Games that `user` owns, sits in or is invited to, newest change first. */
  mine(user: string, query: ListQuery): Promise<Page<Listed>>;
  /** Games whose `due` is not after `now`. */
  overdue(now: number, limit: number): Promise<readonly string[]>;
}

/** A cursor that was not made by this list. */
export class BadCursor extends Error {}
