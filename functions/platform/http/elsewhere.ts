import { answering, type HttpHandler } from './answers/answering.ts';
import { localeOf } from './answers/negotiate.ts';
import { answerOf } from './problem.ts';
import type { AnyOperation } from './request.ts';
import { badPath, matcher, notHere } from './routes.ts';

/**
 * Answers requests without a route. HEAD: the GET of its path without the body. OPTIONS: the methods of the path.
 * Others: a problem with the existing methods or paths. `operations`: all of them; `read` serves the GETs of
 * `permission`.
 */
export function elsewhere(
  operations: readonly AnyOperation[],
  read: HttpHandler,
  permission: AnyOperation['permission'] = 'read',
): HttpHandler {
  const routesAt = matcher(operations);
  const without = answering(async (event) => {
    const here = routesAt(event.rawPath);
    return here.some(({ params }) => params === undefined)
      ? answerOf(badPath(), localeOf(event))
      : notHere(here, event);
  });
  return async (event, context) => {
    const isHead = event.requestContext.http.method === 'HEAD';
    const got = isHead
      ? routesAt(event.rawPath).find(({ route }) => route.method === 'GET' && route.permission === permission)
      : undefined;
    if (got?.params === undefined) return without(event, context);
    return withoutBody(
      await read({ ...event, routeKey: `GET ${got.route.path}`, pathParameters: got.params }, context),
    );
  };
}

const withoutBody = ({ isBase64Encoded: _, ...result }: Awaited<ReturnType<HttpHandler>>) => ({ ...result, body: '' });
