import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import type { Json } from '../../domain/lib/json.ts';
import { matcher } from '../../functions/platform/http/routes.ts';
import { ENDPOINTS } from '../../infra/endpoints.ts';
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
/** A client gives up after so many tries: the service was away for minutes. */
const MOST_TRIES = 200;

export function clients(api: Lambda, below: Below): Ask {
  let keys = 0;
  return async (user, { method, path, body }) => {
    const found = routesAt(path).find(({ route }) => route.method === method);
    if (found === undefined) throw new Error(`no route: ${method} ${path}`);
    const key = method === 'GET' ? {} : { 'idempotency-key': `key-${++keys}` };
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const event = eventOf(method, path, found, {
        ...key,
        authorization: `Bearer ${await real(tokenOf(user))}`,
        'accept-encoding': 'identity',
        'content-type': 'application/json',
        'x-request-id': 'a-request-of-a-test',
      });
      const sent = body === undefined ? event : { ...event, body: JSON.stringify(body) };
      const answer = await api(({ house }) => house.functions[found.route.function](sent, {} as Context)).catch(
        () => undefined,
      );
      const { statusCode = 502, body: text = '' } = answer ?? {};
      // 425 and 429 name a time; the client waits, as after a failure.
      if (statusCode < 500 && statusCode !== 425 && statusCode !== 429)
        return { status: statusCode, body: (text === '' ? undefined : JSON.parse(text)) as never };
      await sleep(200 + below(Math.min(20_000, 200 * 2 ** tries)));
    }
    throw new Error(`no answer after ${MOST_TRIES} tries: ${method} ${path}`);
  };
}

function eventOf(
  method: string,
  path: string,
  { route, params }: ReturnType<typeof routesAt>[number],
  headers: { readonly [name: string]: string },
): APIGatewayProxyEventV2 {
  return {
    version: '2.0',
    routeKey: `${route.method} ${route.path}`,
    rawPath: path,
    rawQueryString: '',
    headers,
    ...(params !== undefined && { pathParameters: params }),
    requestContext: {
      accountId: 'tests',
      apiId: 'tests',
      domainName: 'localhost',
      domainPrefix: 'tests',
      http: { method, path, protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: '' },
      requestId: 'a-request-of-a-test',
      routeKey: `${route.method} ${route.path}`,
      stage: '$default',
      time: new Date().toISOString(),
      timeEpoch: Date.now(),
    },
    isBase64Encoded: false,
  };
}
