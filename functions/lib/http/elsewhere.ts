import { type AnyOperation, localeOf } from './endpoint.ts';
import { answerOf } from './problem.ts';
import type { HttpHandler } from './router.ts';
import { badPath, matcher, notHere } from './routes.ts';

/**
 * Answers what the gateway has no route for: HEAD as the GET of its path without the body, and anything else as a problem that says which
 * methods or paths there are. `operations`: all that there are; `read` serves those that read.
 */
export function elsewhere(operations: readonly AnyOperation[], read: HttpHandler): HttpHandler {
  const routesAt = matcher(operations);
  return async (event, context) => {
    const here = routesAt(event.rawPath);
    const { method } = event.requestContext.http;
    const got = method === 'HEAD' ? here.find(({ route }) => route.method === 'GET' && route.permission === 'read') : undefined;
    if (got === undefined) return notHere(here, event.rawPath, localeOf(event));
    if (got.params === undefined) return answerOf(badPath(), localeOf(event));
    const result = await read({ ...event, routeKey: `GET ${got.route.path}`, pathParameters: got.params }, context);
    return { ...result, body: '' };
  };
}
