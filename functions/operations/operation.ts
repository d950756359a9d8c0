import type * as http from '../platform/http/request.ts';
import type { Service } from '../wiring/service.ts';

/** A request to an operation of this service. */
export type Request<
  Body = unknown,
  Query = unknown,
  To extends http.Access = http.Access,
  Path extends string = string,
> = http.Request<Service, Body, Query, To, Path>;

type Operation<Body, Query, To extends http.Access, Path extends string> = http.Operation<
  Service,
  Body,
  Query,
  To,
  Path
>;

/**
 * Returns an operation unchanged. The compiler takes the types of body and query from their schemas, the parameters
 * from the path, and from `access` whether a request always has a user.
 */
export const operation = <
  const To extends http.Access,
  const Path extends string,
  Body = undefined,
  Query = Record<string, never>,
>(
  of: Operation<Body, Query, To, Path>,
): Operation<Body, Query, To, Path> => of;
