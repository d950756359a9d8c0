import type { Accounts } from '../features/accounts/accounts.ts';
import type { Bots } from '../features/accounts/bots.ts';
import type { Guests } from '../features/accounts/guests.ts';
import type { SignIn } from '../features/accounts/sign-in.ts';
import type { Authenticate } from '../features/auth/auth.ts';
import type { Tokens } from '../features/auth/tokens.ts';
import type { GameHooks } from '../features/channels/hooks/game-hooks.ts';
import type { Channels } from '../features/channels/my-channels.ts';
import type { AuditsOf } from '../features/costs/audits.ts';
import type { QuotasOf } from '../features/costs/quotas.ts';
import type { Watch } from '../features/costs/watch.ts';
import type { Matches } from '../features/matches/matches.ts';
import type { Outages } from '../features/outages/outages.ts';
import type { Persons } from '../features/people/persons.ts';
import type { Profiles } from '../features/ratings/profiles.ts';
import type { Vapid } from '../platform/courier/vapid.ts';
import type { Ports } from '../platform/ports/grounds.ts';

/** The ports that need no signing key. */
type Stores =
  | 'games'
  | 'log'
  | 'press'
  | 'views'
  | 'memos'
  | 'queues'
  | 'people'
  | 'vault'
  | 'engines'
  | 'importEngines'
  | 'engineCode'
  | 'now';

/** All that the functions in the background stand on; one per warm function. */
export interface Background extends Pick<Ports, Stores> {
  readonly matches: Matches;
  readonly watch: Watch;
  readonly outages: Outages;
}

/** All that the operations stand on; one per warm function. */
export interface Service extends Background, Ports {
  readonly authenticate: Authenticate;
  readonly persons: Persons;
  readonly tokens: Tokens;
  readonly bots: Bots;
  readonly guests: Guests;
  readonly accounts: Accounts;
  readonly profileOf: Profiles;
  readonly channels: Channels;
  readonly gameHooks: GameHooks;
  /** The keys by which push services know this one. */
  readonly vapid: Vapid;
  readonly signIn: SignIn;
  readonly auditOf: AuditsOf;
  readonly quotas: QuotasOf;
  /** A page elsewhere that says whether this server answers. */
  readonly statusPage?: string;
}
