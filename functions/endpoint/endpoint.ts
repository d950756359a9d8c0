import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { addressOf } from '../platform/http/address.ts';
import { type HttpHandler, UNTIMED } from '../platform/http/answers/answering.ts';
import type { AnyOperation } from '../platform/http/request.ts';
import { cached } from './cached.ts';
import { maintained } from './maintained.ts';
import { type Answer, type Answering, type Asked, header, type Tag } from './onion.ts';
import { arrival, body, caller, charged, gameId, negotiated, origin, query } from './reading.ts';

/**
 * Returns an operation as an HTTP handler. Its middlewares read the request in this order, which decides the refusal of
 * a request with several faults. Then a matching tag gets 304, or the operation runs. Throws refusals as Problems.
 */
export function endpoint(of: AnyOperation, service: () => Promise<Answering>): HttpHandler {
  const onion = middy<Asked, Answer, Error, Context, { tag?: Tag }>(UNTIMED)
    .use([arrival(), caller(), gameId(), maintained(), charged(), query(), body(), negotiated(), origin(), cached()])
    .handler((request) => of.run(request));
  return async (event, context) =>
    (await onion(begun(of, event, await service()), context)) as APIGatewayProxyStructuredResultV2;
}

/** A request before its query and body are read. */
const begun = (operation: AnyOperation, event: APIGatewayProxyEventV2, service: Answering): Asked =>
  ({
    operation,
    http: event,
    service,
    target: `${event.rawPath}?${event.rawQueryString}`,
    params: (event.pathParameters ?? {}) as Record<string, string>,
    address: addressOf(event, service.edge),
    ifMatch: header(event, 'if-match'),
    prefer: header(event, 'prefer'),
  }) as Asked;
