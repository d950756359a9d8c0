import type { JSONWebKeySet } from 'jose';
import type { Registry } from '../../domain/games.ts';
import type { EventLog } from '../../domain/log/store.ts';
import type { Authenticate } from './auth.ts';
import type { Matches } from './matches.ts';
import type { Views } from './ports.ts';

/** All that the operations stand on; one per warm function. */
export interface Service {
  readonly games: Registry;
  readonly log: EventLog;
  readonly views: Views;
  readonly matches: Matches;
  readonly authenticate: Authenticate;
  readonly keys: Keys;
  /** Milliseconds since 1970. */
  now(): number;
}

export interface Keys {
  /** For ETags. */
  readonly etag: Uint8Array;
  /** For the ids of games and commands, which are hashes of who sent them and their idempotency key. */
  readonly ids: Uint8Array;
  /** Signs the head of a log. */
  sign(payload: object): Promise<string>;
  /** The public half, and the local issuer's. */
  readonly jwks: JSONWebKeySet;
}
