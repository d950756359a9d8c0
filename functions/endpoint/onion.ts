import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Authenticate } from '../features/auth/auth.ts';
import type { Watch } from '../features/costs/watch.ts';
import type { Matches } from '../features/matches/matches.ts';
import type { Outages } from '../features/outages/outages.ts';
import type { Persons } from '../features/people/persons.ts';
import type { Moment } from '../platform/http/moment.ts';
import type * as http from '../platform/http/request.ts';
import type { Named, Reply, Unmade } from '../platform/http/request.ts';
import type { Ports } from '../platform/ports/grounds.ts';

/** The ports that every request needs. An operation may need more. */
export type Answering = Pick<Ports, 'build' | 'edge' | 'keys' | 'now' | 'origins'> & {
  readonly authenticate: Authenticate;
  readonly matches: Matches;
  readonly persons: Persons;
  readonly watch: Watch;
  readonly outages: Pick<Outages, 'maintenance'>;
};

type Request = http.Request<Answering>;

/** A request that the middlewares of an operation read from its event, part by part. */
export type Asked = { -readonly [part in keyof Request]: Request[part] } & { readonly http: APIGatewayProxyEventV2 };

/** Returns the tag of a version for this reader, language, operation and query. */
export type Tag = (version: Moment) => string;

/** The result of an operation's `run`, and the final answer. */
export type Answer = Reply | Unmade | Named | APIGatewayProxyStructuredResultV2;

/** A middleware around an operation. */
export type Middleware = MiddlewareObj<Asked, Answer, Error, Context, { tag?: Tag }>;

/** Returns a header of an event by its lower-case name. */
export const header = ({ headers }: APIGatewayProxyEventV2, name: string): string | undefined => headers[name];
