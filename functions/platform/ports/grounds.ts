import type { Registry } from '../../../domain/games/games.ts';
import type { EventLog } from '../../../domain/log/store.ts';
import type { Engines } from '../../../domain/match/audit/deciders.ts';
import type { Memos, People, PressLog, Vault, Views } from './ports.ts';
import type { Signer } from './signer.ts';

/**
 * Everything outside the features that they stand on: stores, keys, clock and chance. A function takes a `Pick` of it.
 */
export interface Ports {
  readonly games: Registry;
  readonly log: EventLog;
  readonly press: PressLog;
  readonly views: Views;
  readonly memos: Memos;
  readonly people: People;
  /** Secrets of persons: texts are read with them. */
  readonly vault: Pick<Vault, 'person'>;
  /** The engines that are at hand here, to decide again what they decided. */
  readonly engines: Engines;
  /** The same, with the time that an import may take. */
  readonly importEngines: Engines;
  /** The file of an engine that is at hand here, by its hash. */
  engineCode(name: string, of: string): Promise<string | undefined>;
  /** Milliseconds since 1970. */
  now(): number;
  /** Returns this many bytes that cannot be guessed. */
  random(bytes: number): Uint8Array;
  readonly keys: Keys;
  /** The HMAC of issuer and user: how `people` knows who signs in. */
  subjectOf(user: string): Promise<string>;
  /** Names this code: what other code answered may be otherwise here. */
  readonly build: string;
  /** Users who are moderators. */
  readonly moderators: readonly string[];
  /** Where the live channel is: a URL, or a path of this service. */
  readonly live: string;
  /** Origins of the site, and of other pages that may make guests. */
  readonly origins: ReadonlySet<string>;
  /** What requests carry that came through the distribution before the API; undefined where there is none. */
  readonly edge?: string | undefined;
}

/** `sign`: signs the head of a log; `jwks`: the public half, and the local issuer's. */
export interface Keys extends Signer {
  /** For ETags. */
  readonly etag: Uint8Array;
  /**
   * For the subjects of persons; and in form 1 for the ids of commands, which are hashes of who sent them and their
   * idempotency key.
   */
  readonly ids: Uint8Array;
  /** For the salts under which it is fixed at the end how conversations stand. */
  readonly press: Uint8Array;
  /** For what people report, and why it is hidden. */
  readonly cases: Uint8Array;
  /** For the MACs of audits that are kept. */
  readonly audits: Uint8Array;
}
