import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Json } from '../../domain/lib/json.ts';
import { canonical } from '../../domain/log/canonical.ts';
import { heldOf } from '../platform/http/headers/etag.ts';
import type { Named, Reply, Unmade } from '../platform/http/request.ts';
import { type Asked, header, type Tag } from './onion.ts';

export type Result = APIGatewayProxyStructuredResultV2;

/** What is known before an answer is made: that its client has it, or how its version is named. */
interface Begun {
  readonly answer?: Result | undefined;
  readonly tag?: Tag;
}

/** A kind of cache: what the tags of an operation's answers name. */
export interface Kind {
  /** Returns 304 as the answer for a client that has it already. */
  before?(request: Asked): Promise<Begun>;
  /** Returns the answer with its tag, or 304. `tag` is from `before`. */
  after(reply: Reply | Unmade | Named, request: Asked, tag: Tag | undefined): Promise<Result>;
}

/** Returns the answer that an operation left to be made. */
export const made = async (reply: Reply | Unmade | Named): Promise<Reply> => ('make' in reply ? reply.make() : reply);

/** Returns a reply as the gateway takes it, with `tagged` among its headers. */
export function resultOf(reply: Reply, tagged: { readonly [name: string]: string } = {}): Result {
  const { body } = reply;
  return {
    statusCode: reply.status ?? (body === undefined ? 204 : 200),
    headers: {
      ...(body !== undefined && typeof body !== 'string' && { 'content-type': 'application/json' }),
      ...tagged,
      ...reply.headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : canonical(body as Json) }),
  };
}

/** Returns 304 where a client has the answer of this tag; `undefined`: it has not. */
export function notModified(request: Asked, headers: { readonly etag: string }): Result | undefined {
  const held = heldOf(header(request.http, 'if-none-match'), headers.etag);
  return held === undefined ? undefined : { statusCode: 304, headers: { ...headers, etag: held } };
}
