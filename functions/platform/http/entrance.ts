import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { isFromEdge } from './address.ts';
import type { HttpHandler } from './answers/answering.ts';
import type { AnyOperation } from './request.ts';
import { matcher } from './routes.ts';

/**
 * Where the edge puts the token of a request to the address of a function. The signature of the distribution takes the
 * place of `Authorization` there.
 */
export const MOVED_HEADER = 'x-fieldpost-authorization';

/** Refuses requests that bypass the distribution, and with it the firewall. No client of the public address sees it. */
const FORBIDDEN: APIGatewayProxyStructuredResultV2 = {
  statusCode: 403,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: '{"message":"Forbidden"}',
};

/**
 * Returns the entrance of a function for people. Requests without the secret of the distribution are refused before
 * anything else; without a secret in the environment, as on one machine, none is. Requests to the address of the
 * function itself become events as the gateway makes them: with a route, parameters and `Authorization`.
 */
export function entrance(
  handler: HttpHandler,
  operations: readonly AnyOperation[],
  edge: string | undefined = process.env.FIELDPOST_EDGE,
): HttpHandler {
  const routesAt = matcher(operations);
  const routed = (event: APIGatewayProxyEventV2): APIGatewayProxyEventV2 => {
    const { authorization: _signature, [MOVED_HEADER]: authorization, ...headers } = event.headers;
    const own = { ...event, headers: { ...headers, ...(authorization !== undefined && { authorization }) } };
    const { method } = event.requestContext.http;
    const found = routesAt(event.rawPath).find(({ route }) => route.method === method);
    if (found?.params === undefined) return { ...own, routeKey: '$default' };
    return { ...own, routeKey: `${method} ${found.route.path}`, pathParameters: found.params };
  };
  return async (event, context) => {
    if (edge !== undefined && !isFromEdge(event.headers, edge)) return FORBIDDEN;
    return handler(isAtFunction(event) ? routed(event) : event, context);
  };
}

/** Whether a request came to the address of a function, which CloudFront alone may call. */
const isAtFunction = ({ requestContext }: APIGatewayProxyEventV2): boolean =>
  /\.lambda-url\.[a-z0-9-]+\.on\.aws(\.cn)?$/.test(requestContext.domainName);
