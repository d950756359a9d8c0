import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { answering, type HttpHandler } from '../../../functions/lib/http/answers/answering.ts';
import { localeOf } from '../../../functions/lib/http/answers/negotiate.ts';
import { answerOf, Problem } from '../../../functions/lib/http/problem.ts';
import { badPath, type Matched, matcher, notHere } from '../../../functions/lib/http/routes.ts';
import { PAGES, staticFile } from '../../../functions/lib/http/static.ts';
import { inSources } from '../../../functions/lib/stack.ts';
import type { Endpoint } from '../../endpoints.ts';
import type { Site } from './site.ts';
import { type Turns, turnsOf } from './turns.ts';

/** What API Gateway allows a request to bring; the endpoints' own limit is far below. */
const MOST_BYTES = 10 * 1024 * 1024;

/** So many requests of one token, or without one of one address, are worked at together: in the cloud each has a machine of its own. */
const AT_ONCE = 4;

/**
 * Does what API Gateway's HTTP API does in the cloud: matches routes, makes each request an event of payload format 2.0, and calls the
 * function of the route. What is no operation is for the site, where there is one.
 */
export function gateway(
  endpoints: readonly Endpoint[],
  functions: { readonly [name in Endpoint['function']]: HttpHandler },
  site?: Site,
): Server {
  const routesAt = matcher(endpoints);
  const turns = turnsOf(AT_ONCE);
  return createServer((request, response) => {
    if (site !== undefined && isForSite(routesAt, request) && site(request, response)) return;
    answer(routesAt, functions, turns, request, response).catch((fault: unknown) => {
      console.error(
        JSON.stringify({
          level: 'error',
          name: (fault as Error).name,
          message: (fault as Error).message,
          stack: inSources((fault as Error).stack),
        }),
      );
      if (response.headersSent) response.destroy();
      else void refused(eventOf(request, '/', '', Buffer.alloc(0)), FAULT).then((result) => send(response, result));
    });
  });
}

/** Whether a request is for no operation of the API, nor for its description. */
function isForSite(routesAt: (path: string) => readonly Matched<Endpoint>[], request: IncomingMessage): boolean {
  const path = urlOf(request)?.pathname;
  return path !== undefined && !path.startsWith('/v1/') && !PAGES.includes(path) && routesAt(path).length === 0;
}

async function answer(
  routesAt: (path: string) => readonly Matched<Endpoint>[],
  functions: { readonly [name in Endpoint['function']]: HttpHandler },
  turns: Turns,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = urlOf(request);
  if (url === undefined) return send(response, await refused(eventOf(request, '/', '', Buffer.alloc(0)), NO_PATH));
  const path = url.pathname;
  const isHead = request.method === 'HEAD';
  const here = routesAt(path);
  const method = isHead ? 'GET' : request.method;
  const found = here.find(({ route }) => route.method === method);
  if (found === undefined) return send(response, await elsewhere(here, eventOf(request, path, url.search, Buffer.alloc(0))), isHead);
  const body = await bytesOf(request);
  // It has arrived now, however long it waits for its turn.
  const event = eventOf(request, path, url.search, body ?? Buffer.alloc(0), found);
  if (body === undefined) return send(response, await refused(event, TOO_LARGE));
  if (found.params === undefined) return send(response, await refused(event, badPath()));
  const result = await turns(whoSends(request), async () => functions[found.route.function](event, CONTEXT));
  send(response, result, isHead);
}

/** In whose line a request waits: of a token, however its scheme is written; or, without one, of an address. */
const whoSends = ({ headers, socket }: IncomingMessage): string =>
  headers.authorization?.trim().replace(/^bearer +/i, 'Bearer ') ?? socket.remoteAddress ?? '';

const CONTEXT = {} as Context;

/** What is no operation: the description and the pages to read it with, what one may do at a path, and that nothing is there. */
const elsewhere = (here: readonly Matched<Endpoint>[], event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> =>
  answering(async () => (await staticFile(event)) ?? notHere(here, event))(event, CONTEXT);

const refused = (event: APIGatewayProxyEventV2, wrong: Problem): Promise<APIGatewayProxyStructuredResultV2> =>
  answering(async () => answerOf(wrong, localeOf(event)))(event, CONTEXT);

function urlOf({ url }: IncomingMessage): URL | undefined {
  try {
    return new URL(url ?? '/', 'http://localhost');
  } catch {
    return undefined;
  }
}

async function bytesOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size <= MOST_BYTES) chunks.push(chunk as Buffer);
  }
  return size <= MOST_BYTES ? Buffer.concat(chunks) : undefined;
}

function eventOf(request: IncomingMessage, path: string, search: string, body: Buffer, found?: Matched<Endpoint>): APIGatewayProxyEventV2 {
  const routeKey = found === undefined ? '$default' : `${found.route.method} ${found.route.path}`;
  const params = new URLSearchParams(search);
  const query = Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name).join(',')]));
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString: search.slice(1),
    headers: Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : (value ?? '')]),
    ),
    ...(Object.keys(query).length > 0 && { queryStringParameters: query }),
    ...(found?.params !== undefined && { pathParameters: found.params }),
    requestContext: {
      accountId: 'local',
      apiId: 'local',
      domainName: 'localhost',
      domainPrefix: 'local',
      http: {
        method: found?.route.method ?? request.method ?? 'GET',
        path,
        protocol: 'HTTP/1.1',
        sourceIp: request.socket.remoteAddress ?? '',
        userAgent: request.headers['user-agent'] ?? '',
      },
      requestId: crypto.randomUUID(),
      routeKey,
      stage: '$default',
      time: new Date().toISOString(),
      timeEpoch: Date.now(),
    },
    ...(body.length > 0 && { body: body.toString('base64') }),
    isBase64Encoded: body.length > 0,
  };
}

function send(response: ServerResponse, result: APIGatewayProxyStructuredResultV2, headOnly = false): void {
  for (const [name, value] of Object.entries(result.headers ?? {})) response.setHeader(name, String(value));
  response.statusCode = result.statusCode ?? 200;
  const body = Buffer.from(result.body ?? '', result.isBase64Encoded ? 'base64' : 'utf8');
  if (response.statusCode !== 204 && response.statusCode !== 304) response.setHeader('content-length', body.length);
  response.end(headOnly || body.length === 0 ? undefined : body);
}

const FAULT = new Problem(500, 'FAULT', { en: 'something broke here, and is logged', ko: '서버에 문제가 생겨 기록해 두었습니다.' });
const NO_PATH = new Problem(400, 'BAD_PATH', { en: 'the request target is not a path', ko: '요청 대상이 경로가 아닙니다.' });
const TOO_LARGE = new Problem(413, 'BODY_TOO_LARGE', { en: 'the body is too large', ko: '본문이 너무 큽니다.' });
