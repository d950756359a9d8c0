import type * as http from '../../platform/http/request.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import type { QuotasOf } from '../costs/quotas.ts';
import type { Watch } from '../costs/watch.ts';
import type { Matches } from '../matches/matches.ts';
import type { Knowing } from '../people/invitees.ts';
import type { Persons } from '../people/persons.ts';

/** The ports that reading a match needs. */
export type Looking = { readonly matches: Matches; readonly persons: Persons; readonly watch: Watch };

/** The ports that a player's command needs. */
type Commanding = Pick<Ports, 'build' | 'keys' | 'log' | 'people'> & Knowing & Looking & { readonly quotas: QuotasOf };

/** A request that carries a player's command. */
export type Request<Body = unknown, Query = unknown> = http.Request<Commanding, Body, Query, 'people'>;

/** A player's command in an existing game. */
export type InGame<Body = unknown, Query = unknown> = Request<Body, Query> & http.InGame;
