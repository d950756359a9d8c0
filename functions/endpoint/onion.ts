import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Authenticate } from '../features/auth/auth.ts';
import type { Watch } from '../features/costs/watch.ts';
import type { Matches } from '../features/matches/matches.ts';
import type { Persons } from '../features/people/persons.ts';
import type { Moment } from '../platform/http/moment.ts';
import type * as http from '../platform/http/request.ts';
import type { Reply, Unmade } from '../platform/http/request.ts';
import type { Ports } from '../platform/ports/grounds.ts';

/** What every request stands on; an operation may stand on more. */
export type Answering = Pick<Ports, 'build' | 'edge' | 'keys' | 'now' | 'origins'> & {
  readonly authenticate: Authenticate;
  readonly matches: Matches;
  readonly persons: Persons;
  readonly watch: Watch;
};

type Request = http.Request<Answering>;

/** A request, which the middlewares of an operation read from its event part by part. */
export type Asked = { -readonly [part in keyof Request]: Request[part] } & { readonly http: APIGatewayProxyEventV2 };

/** Names a version as this reader gets it here: another reader, language, operation or query has another tag. */
export type Tag = (version: Moment) => string;

/** What `run` of an operation gives, and what becomes of it. */
export type Answer = Reply | Unmade | APIGatewayProxyStructuredResultV2;

/** A middleware around an operation. */
export type Middleware = MiddlewareObj<Asked, Answer, Error, Context, { tag?: Tag }>;

/** A header of an event, by its name in small letters. */
export const header = ({ headers }: APIGatewayProxyEventV2, name: string): string | undefined => headers[name];
