import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { answering, type HttpHandler } from '../platform/http/answers/answering.ts';
import { deprecated } from '../platform/http/answers/deprecated.ts';
import { problems } from '../platform/http/answers/problems.ts';
import type { AnyOperation } from '../platform/http/request.ts';
import { endpoint } from './endpoint.ts';
import type { Answering } from './onion.ts';

/**
 * Returns one Lambda handler for several operations. The route key from the gateway (`GET /v1/games/{game}`) selects
 * the operation.
 */
export function router(operations: readonly AnyOperation[], service: () => Promise<Answering>): HttpHandler {
  const routes = new Map(operations.map((of) => [`${of.method} ${of.path}`, { of, run: endpoint(of, service) }]));
  const operationOf = ({ routeKey }: APIGatewayProxyEventV2): AnyOperation | undefined => routes.get(routeKey)?.of;
  const handler: HttpHandler = async (event, context) => {
    const route = routes.get(event.routeKey);
    if (route === undefined) throw new Error(`no operation for the route ${event.routeKey}`);
    return route.run(event, context);
  };
  return answering(handler, {
    inner: [
      deprecated((event) => operationOf(event)?.deprecated),
      problems((event) => operationOf(event)?.id ?? event.routeKey),
    ],
    plainOf: (event) => operationOf(event)?.cache?.plain,
  });
}
