import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import type { Json } from '../../domain/lib/json.ts';
import { matcher } from '../../functions/platform/http/routes.ts';
import { ENDPOINTS, type FunctionName } from '../../infra/endpoints.ts';
import { tokenOf } from '../http/kit.ts';
import type { Below } from '../kit/random.ts';
import { real, sleep } from '../kit/virtual-time.ts';
import type { Lambda } from './processes.ts';

// Clients as people use them: what was not answered is sent again with the same key.

export interface Answered<Body> {
  readonly status: number;
  readonly body: Body;
}

interface Asking {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: Json;
}

export type Ask = <Body = { readonly [name: string]: Json }>(user: string, asking: Asking) => Promise<Answered<Body>>;

const routesAt = matcher(ENDPOINTS);
/** A client gives up after this many tries: the service was away for minutes. */
const MOST_TRIES = 200;

/** `functions`: what answers requests, each in the processes of its own function. */
export function clients(functions: (name: FunctionName) => Lambda, below: Below): Ask {
  const apis = new Map<FunctionName, Lambda>();
  let keys = 0;
  return async (user, { method, path, body }) => {
    const { route } = routeOf(method, path);
    const api = apis.get(route.function) ?? functions(route.function);
    apis.set(route.function, api);
    const key = method === 'GET' ? {} : { 'idempotency-key': `key-${++keys}` };
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const sent = await requestOf(user, { method, path, ...(body !== undefined && { body }) }, key);
      const answer = await api(({ house }) => house.functions[route.function](sent, {} as Context)).catch(
        () => undefined,
      );
      const { statusCode = 502, body: text = '', headers = {} } = answer ?? {};
      // 425 and 429 name a time; the client waits, as after a failure. No client waits for a limit of the day.
      const isSoon = (statusCode === 425 || statusCode === 429) && !(Number(headers['retry-after']) > 3_600);
      if (statusCode < 500 && !isSoon)
        return { status: statusCode, body: (text === '' ? undefined : JSON.parse(text)) as never };
      await sleep(200 + below(Math.min(20_000, 200 * 2 ** tries)));
    }
    throw new Error(`no answer after ${MOST_TRIES} tries: ${method} ${path}`);
  };
}

export function routeOf(method: string, path: string) {
  const found = routesAt(path.split('?')[0] ?? path).find(({ route }) => route.method === method);
  if (found === undefined) throw new Error(`no route: ${method} ${path}`);
  return found;
}

/** A request as the gateway gives it to a function. */
export async function requestOf(
  user: string,
  { method, path, body }: Asking,
  headers: { readonly [name: string]: string } = {},
): Promise<APIGatewayProxyEventV2> {
  const { route, params } = routeOf(method, path);
  const [rawPath = path, rawQueryString = ''] = path.split('?');
  return {
    version: '2.0',
    routeKey: `${route.method} ${route.path}`,
    rawPath,
    rawQueryString,
    headers: {
      ...headers,
      authorization: `Bearer ${await real(tokenOf(user))}`,
      'accept-encoding': 'identity',
      'content-type': 'application/json',
      'x-request-id': 'a-request-of-a-test',
    },
    ...(rawQueryString !== '' && { queryStringParameters: Object.fromEntries(new URLSearchParams(rawQueryString)) }),
    ...(params !== undefined && { pathParameters: params }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
    requestContext: {
      accountId: 'tests',
      apiId: 'tests',
      domainName: 'localhost',
      domainPrefix: 'tests',
      http: { method, path: rawPath, protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: '' },
      requestId: 'a-request-of-a-test',
      routeKey: `${route.method} ${route.path}`,
      stage: '$default',
      time: new Date().toISOString(),
      timeEpoch: Date.now(),
    },
    isBase64Encoded: false,
  };
}
