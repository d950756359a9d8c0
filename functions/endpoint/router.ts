import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { answering, type HttpHandler } from '../platform/http/answers/answering.ts';
import { deprecationOf } from '../platform/http/deprecated.ts';
import type { AnyOperation } from '../platform/http/request.ts';
import { type Answering, endpoint } from './endpoint.ts';

/** One Lambda handler for several operations, told apart by the route key (`GET /v1/games/{game}`) the gateway matched. */
export function router(operations: readonly AnyOperation[], service: () => Promise<Answering>): HttpHandler {
  const routes = new Map(operations.map((of) => [`${of.method} ${of.path}`, { of, run: endpoint(of, service) }]));
  return answering(async (event, context) => {
    const route = routes.get(event.routeKey);
    if (route === undefined) throw new Error(`no operation for the route ${event.routeKey}`);
    const result = (await route.run(event, context)) as APIGatewayProxyStructuredResultV2;
    const { deprecated } = route.of;
    return deprecated === undefined ? result : { ...result, headers: { ...result.headers, ...deprecationOf(deprecated, result.headers) } };
  });
}
