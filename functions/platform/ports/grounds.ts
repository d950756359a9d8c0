import type { Registry } from '../../../domain/games/games.ts';
import type { EventLog } from '../../../domain/log/store.ts';
import type { Engines } from '../../../domain/match/audit/deciders.ts';
import type { AnchorStore } from './anchor-store.ts';
import type { Memos, People, PressLog, Vault, Views } from './ports.ts';
import type { Queues } from './queue.ts';
import type { Signer } from './signer.ts';

/** The ports of the features: stores, keys, clock and randomness. A function takes a `Pick` of it. */
export interface Ports {
  readonly games: Registry;
  readonly log: EventLog;
  readonly press: PressLog;
  readonly views: Views;
  readonly memos: Memos;
  readonly queues: Queues;
  readonly anchors: AnchorStore;
  readonly people: People;
  /** Secrets of persons, which decrypt texts. */
  readonly vault: Pick<Vault, 'person'>;
  /** The engines that are available here, to decide commands again. */
  readonly engines: Engines;
  /** The same, with the time limit of an import. */
  readonly importEngines: Engines;
  /** Returns the file of an available engine, by its hash. */
  engineCode(name: string, of: string): Promise<string | undefined>;
  /** Milliseconds since 1970. */
  now(): number;
  /** Returns this many bytes that cannot be guessed. */
  random(bytes: number): Uint8Array;
  readonly keys: Keys;
  /** Returns the HMAC of issuer and user, by which `people` knows a person. */
  subjectOf(user: string): Promise<string>;
  /** Names this code, because other code may answer differently. */
  readonly build: string;
  /** Users who are moderators. */
  readonly moderators: readonly string[];
  /** The address of the live channel: a URL, or a path of this server. */
  readonly live: string;
  /** Origins of the site, and of other pages that may create guests. */
  readonly origins: ReadonlySet<string>;
  /** The secret of requests through the distribution; `undefined` without one. */
  readonly edge?: string | undefined;
}

/** `sign`: signs the head of a log; `jwks`: the public half, and the local issuer's. */
export interface Keys extends Signer {
  /** For ETags. */
  readonly etag: Uint8Array;
  /**
   * For the subjects of persons, and in form 1 for the ids of commands, which are hashes of sender and idempotency key.
   */
  readonly ids: Uint8Array;
  /** For the salts that fix the final state of conversations. */
  readonly press: Uint8Array;
  /** For reports, and reasons for hiding entries. */
  readonly cases: Uint8Array;
  /** For the nonces that hide the leaves of anchors. */
  readonly anchors: Uint8Array;
  /** For the MACs of stored audits. */
  readonly audits: Uint8Array;
}
