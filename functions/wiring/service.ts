import type { Registry } from '../../domain/games/games.ts';
import type { EventLog } from '../../domain/log/store.ts';
import type { Engines } from '../../domain/match/audit/deciders.ts';
import type { Accounts } from '../features/accounts/accounts.ts';
import type { Bots } from '../features/accounts/bots.ts';
import type { Guests } from '../features/accounts/guests.ts';
import type { SignIn } from '../features/accounts/sign-in.ts';
import type { Authenticate } from '../features/auth/auth.ts';
import type { Ways } from '../features/channels/my-channels.ts';
import type { AuditsOf } from '../features/costs/audits.ts';
import type { QuotasOf } from '../features/costs/quotas.ts';
import type { Watch } from '../features/costs/watch.ts';
import type { Matches } from '../features/matches/matches.ts';
import type { Persons } from '../features/people/persons.ts';
import type { Tokens } from '../features/people/tokens.ts';
import type { Profiles } from '../features/ratings/profiles.ts';
import type { Vapid } from '../platform/courier/vapid.ts';
import type { Memos, People, PressLog, Vault, Views } from '../platform/ports/ports.ts';
import type { Signer } from '../platform/ports/signer.ts';

/** All that the functions in the background stand on; one per warm function. */
export interface Background {
  readonly games: Registry;
  readonly log: EventLog;
  readonly press: PressLog;
  readonly views: Views;
  readonly memos: Memos;
  readonly matches: Matches;
  /** The engines that are at hand here, to decide again what they decided. */
  readonly engines: Engines;
  /** The same, with the time that an import may take. */
  readonly importEngines: Engines;
  /** The file of an engine that is at hand here, by its hash. */
  engineCode(name: string, of: string): Promise<string | undefined>;
  readonly people: People;
  /** Secrets of persons: texts are read with them. */
  readonly vault: Pick<Vault, 'person'>;
  readonly watch: Watch;
  /** Milliseconds since 1970. */
  now(): number;
}

/** All that the operations stand on; one per warm function. */
export interface Service extends Background {
  readonly authenticate: Authenticate;
  /** Users who are moderators. */
  readonly moderators: readonly string[];
  readonly persons: Persons;
  readonly tokens: Tokens;
  readonly bots: Bots;
  readonly guests: Guests;
  readonly accounts: Accounts;
  readonly profileOf: Profiles;
  readonly ways: Ways;
  /** The keys by which push services know this one. */
  readonly vapid: Vapid;
  readonly signIn: SignIn;
  /** The HMAC of issuer and user: how `people` knows who signs in. */
  subjectOf(user: string): Promise<string>;
  /** So many bytes that nobody can guess. */
  random(bytes: number): Uint8Array;
  /** Names this code: what other code answered may be otherwise here. */
  readonly build: string;
  readonly keys: Keys;
  readonly auditOf: AuditsOf;
  readonly quotas: QuotasOf;
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
  /** For the subjects of persons; and in form 1 for the ids of commands, which are hashes of who sent them and their idempotency key. */
  readonly ids: Uint8Array;
  /** For the salts under which it is fixed at the end how conversations stand. */
  readonly press: Uint8Array;
  /** For what people report, and why it is hidden. */
  readonly cases: Uint8Array;
  /** For the MACs of audits that are kept. */
  readonly audits: Uint8Array;
}
