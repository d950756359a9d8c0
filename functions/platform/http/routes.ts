import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { localeOf } from './answers/negotiate.ts';
import { CORS_SENT } from './headers/cors.ts';
import { answerOf, Problem } from './problem.ts';

/** A route: a method, and a path as API Gateway writes it, `/v1/games/{game}`. */
interface Route {
  readonly method: string;
  readonly path: string;
}

/**
 * A route that matches the path of a request. `params`: the values of its placeholders; `undefined`: malformed
 * percent-encoding.
 */
export interface Matched<R> {
  readonly route: R;
  readonly params: Record<string, string> | undefined;
}

/** Returns a finder of the routes of a path, for every method. */
export function matcher<R extends Route>(routes: readonly R[]): (path: string) => readonly Matched<R>[] {
  const patterns = routes.map((route) => ({ route, pattern: patternOf(route.path) }));
  return (path) =>
    patterns.flatMap(({ route, pattern }) => {
      const found = pattern.exec(path);
      return found === null ? [] : [{ route, params: decoded(found.groups ?? {}) }];
    });
}

const patternOf = (path: string): RegExp => {
  const steps = path.split('/').map((step) => step.replaceAll('.', '\\.').replace(/^\{(\w+)\}$/, '(?<$1>[^/]+)'));
  return new RegExp(`^${steps.join('/')}$`);
};

function decoded(params: Record<string, string>): Record<string, string> | undefined {
  try {
    return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    return undefined;
  }
}

/**
 * Returns the answer to a request without a route: the methods for OPTIONS, else a refusal of the path or the method.
 */
export async function notHere(
  here: readonly Matched<Route>[],
  event: APIGatewayProxyEventV2,
): Promise<APIGatewayProxyStructuredResultV2> {
  if (here.length > 0) return withMethods(methodsOf(here), event);
  const shown = event.rawPath.slice(0, 200);
  const text = {
    en: `there is no path ${shown}; the paths are in /openapi.yaml`,
    ko: `${shown}에는 아무것도 없습니다. 경로는 /openapi.yaml에 있습니다.`,
  };
  return answerOf(new Problem(404, 'NO_SUCH_PATH', text), localeOf(event));
}

/** Adds HEAD to GET, and OPTIONS everywhere. */
const methodsOf = (here: readonly Matched<Route>[]): readonly string[] => [
  ...here.flatMap(({ route: { method } }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])),
  'OPTIONS',
];

/** Returns the methods of an existing path, as an answer to OPTIONS or as a refusal of another method. */
export async function withMethods(
  methods: readonly string[],
  event: APIGatewayProxyEventV2,
): Promise<APIGatewayProxyStructuredResultV2> {
  const allow = methods.join(', ');
  if (event.requestContext.http.method === 'OPTIONS') {
    const headers = {
      allow,
      'access-control-allow-methods': allow,
      'access-control-allow-headers': CORS_SENT.join(', '),
      'access-control-max-age': '86400',
    };
    return { statusCode: 204, headers };
  }
  const text = { en: `allowed methods: ${allow}`, ko: `여기서 쓸 수 있는 메서드: ${allow}.` };
  return answerOf(new Problem(405, 'METHOD_NOT_ALLOWED', text, {}, { allow }), localeOf(event));
}

export const badPath = (): Problem =>
  new Problem(400, 'BAD_PATH', {
    en: 'the path is not well-formed percent-encoding',
    ko: '경로의 퍼센트 인코딩이 올바르지 않습니다.',
  });
