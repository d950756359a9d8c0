import type * as http from '../platform/http/request.ts';
import type { Service } from '../wiring/service.ts';

/** A request to an operation of this service. */
export type Request<Body = unknown, Query = unknown> = http.Request<Service, Body, Query>;

type Operation<Body, Query> = http.Operation<Service, Body, Query>;

/** Returns an operation as it is; the compiler takes the types of its body and query from their schemas. */
export const operation = <Body = undefined, Query = Record<string, never>>(of: Operation<Body, Query>): Operation<Body, Query> => of;
