import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Locale } from '../../../domain/game.ts';
import { answerOf, Problem } from './problem.ts';

/** A way in: a method, and a path as API Gateway writes it, `/v1/games/{game}`. */
interface Route {
  readonly method: string;
  readonly path: string;
}

/** A route with the path of a request. `params`: the values of its placeholders; undefined: not well-formed percent-encoding. */
export interface Matched<R> {
  readonly route: R;
  readonly params: Record<string, string> | undefined;
}

/** Finds the routes that lead from a path, whatever their method. */
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

/** The answer to a request without a route: nothing is at its path, or its path has other methods only. */
export function notHere(here: readonly Matched<Route>[], path: string, locale: Locale): APIGatewayProxyStructuredResultV2 {
  const shown = path.slice(0, 200);
  if (here.length === 0) {
    const text = {
      en: `nothing is at ${shown}; the paths are in /openapi.yaml`,
      ko: `${shown}에는 아무것도 없습니다. 경로는 /openapi.yaml에 있습니다.`,
    };
    return answerOf(new Problem(404, 'NO_SUCH_PATH', text), locale);
  }
  const allow = here.map(({ route }) => route.method).join(', ');
  const text = { en: `allowed methods: ${allow}`, ko: `여기서 쓸 수 있는 메서드: ${allow}.` };
  const answer = answerOf(new Problem(405, 'METHOD_NOT_ALLOWED', text), locale);
  return { ...answer, headers: { ...answer.headers, allow } };
}

export const badPath = (): Problem =>
  new Problem(400, 'BAD_PATH', { en: 'the path is not well-formed percent-encoding', ko: '경로의 퍼센트 인코딩이 올바르지 않습니다.' });
