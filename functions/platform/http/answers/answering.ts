import middy, { type MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { forRequest, requestIdOf } from '../../kit/request-id.ts';
import { compressed, type Plain } from './compress.ts';
import { responseHeaders } from './response-headers.ts';

type Result = APIGatewayProxyStructuredResultV2;
export type HttpHandler = (event: APIGatewayProxyEventV2, context: Context) => Promise<Result>;

/** A middleware around a handler of HTTP. The `after` and `onError` of the one registered last run first. */
export type HttpMiddleware = MiddlewareObj<APIGatewayProxyEventV2, Result>;

/** Options of every onion: the gateway limits the time of a request, so middy sets no second limit. */
export const UNTIMED = { timeoutEarlyInMillis: 0 } as const;

interface Around {
  /** The middlewares inside of headers and compression. */
  readonly inner?: readonly HttpMiddleware[];
  /** Returns what is not compressed of the answer to an event. */
  plainOf?(event: APIGatewayProxyEventV2): Plain;
}

/** Returns a handler with headers for every answer: the request's name, CORS, and compression. */
export function answering(handler: HttpHandler, { inner = [], plainOf = () => undefined }: Around = {}): HttpHandler {
  const lambda = middy<APIGatewayProxyEventV2, Result>(UNTIMED)
    .use([compressed(plainOf), responseHeaders(), ...inner])
    .handler(handler);
  // A middleware cannot run the others inside of a function, which a request's own storage needs.
  return (event, context) => forRequest(requestIdOf(event), async () => lambda(event, context));
}
