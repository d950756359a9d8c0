import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { HttpMiddleware } from './answering.ts';

/** The days (`2027-01-31`) from which an operation is deprecated, and from which it may be removed. */
export interface Deprecated {
  readonly since: string;
  readonly sunset: string;
}

const LINKS = '</docs>; rel="deprecation"; type="text/html", </docs>; rel="sunset"; type="text/html"';

/** Adds both days to every answer of a deprecated operation, including refusals (RFC 9745, RFC 8594). */
export function deprecated(deprecationOf: (event: APIGatewayProxyEventV2) => Deprecated | undefined): HttpMiddleware {
  const add: HttpMiddleware['after'] = (handled) => {
    const found = deprecationOf(handled.event);
    if (found === undefined || !handled.response) return;
    const { headers } = handled.response;
    handled.response = { ...handled.response, headers: { ...headers, ...headersOf(found, headers) } };
  };
  return { after: add, onError: add };
}

/** `own`: the headers of the answer. Its links stay. */
const headersOf = ({ since, sunset }: Deprecated, own: { readonly [name: string]: unknown } = {}) => ({
  deprecation: `@${Date.parse(since) / 1000}`,
  sunset: new Date(sunset).toUTCString(),
  link: own.link === undefined ? LINKS : `${own.link}, ${LINKS}`,
});
