import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { CORS_SENT } from '../../../functions/lib/http/cors.ts';
import { localeOf } from '../../../functions/lib/http/endpoint.ts';
import { answerOf, Problem } from '../../../functions/lib/http/problem.ts';
import type { HttpHandler } from '../../../functions/lib/http/router.ts';
import { badPath, type Matched, matcher, notHere } from '../../../functions/lib/http/routes.ts';
import { staticFile } from '../../../functions/lib/http/static.ts';
import type { Endpoint } from '../../endpoints.ts';
import { type Turns, turnsOf } from './turns.ts';

/** What API Gateway allows a request to bring; the endpoints' own limit is far below. */
const MOST_BYTES = 10 * 1024 * 1024;

/** So many requests of one token, or without one of one address, are worked at together: in the cloud each has a machine of its own. */
const AT_ONCE = 4;

/**
 * Does what API Gateway's HTTP API does in the cloud: matches routes, makes each request an event of payload format 2.0, and calls the
 * function of the route.
 */
export function gateway(endpoints: readonly Endpoint[], functions: { readonly [name in Endpoint['function']]: HttpHandler }): Server {
  const routesAt = matcher(endpoints);
  const turns = turnsOf(AT_ONCE);
  return createServer((request, response) => {
    answer(routesAt, functions, turns, request, response).catch((fault: unknown) => {
      console.error(
        JSON.stringify({ level: 'error', name: (fault as Error).name, message: (fault as Error).message, stack: (fault as Error).stack }),
      );
      if (!response.headersSent) send(response, problem(request, FAULT));
      else response.destroy();
    });
  });
}

async function answer(
  routesAt: (path: string) => readonly Matched<Endpoint>[],
  functions: { readonly [name in Endpoint['function']]: HttpHandler },
  turns: Turns,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = urlOf(request);
  if (url === undefined) return send(response, problem(request, NO_PATH));
  const path = url.pathname;
  const here = routesAt(path);
  if (request.method === 'OPTIONS') return send(response, preflight(here));
  const file = request.method === 'GET' ? await staticFile(path) : undefined;
  if (file !== undefined) return send(response, file);

  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const found = here.find(({ route }) => route.method === method);
  if (found === undefined) return send(response, notHere(here, path, spokenBy(request)));
  const body = await bytesOf(request);
  if (body === undefined) return send(response, problem(request, TOO_LARGE));
  if (found.params === undefined) return send(response, problem(request, badPath()));
  // It has arrived now, however long it waits for its turn.
  const event = eventOf(found.route, request, url, found.params, body);
  const who = request.headers.authorization ?? request.socket.remoteAddress ?? '';
  const result = await turns(who, async () => functions[found.route.function](event, {} as Context));
  send(response, result, request.method === 'HEAD');
}

function urlOf({ url }: IncomingMessage): URL | undefined {
  try {
    return new URL(url ?? '/', 'http://localhost');
  } catch {
    return undefined;
  }
}

function preflight(here: readonly Matched<Endpoint>[]): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': here.map(({ route }) => route.method).join(', '),
      'access-control-allow-headers': CORS_SENT.join(', '),
      'access-control-max-age': '86400',
    },
  };
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

function eventOf(
  { method, path }: Endpoint,
  request: IncomingMessage,
  url: URL,
  params: Record<string, string>,
  body: Buffer,
): APIGatewayProxyEventV2 {
  const routeKey = `${method} ${path}`;
  const query = Object.fromEntries([...new Set(url.searchParams.keys())].map((name) => [name, url.searchParams.getAll(name).join(',')]));
  return {
    version: '2.0',
    routeKey,
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    headers: Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : (value ?? '')]),
    ),
    ...(Object.keys(query).length > 0 && { queryStringParameters: query }),
    pathParameters: params,
    requestContext: {
      accountId: 'local',
      apiId: 'local',
      domainName: 'localhost',
      domainPrefix: 'local',
      http: {
        method,
        path: url.pathname,
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

const spokenBy = ({ headers }: IncomingMessage) => localeOf({ headers: { 'accept-language': headers['accept-language'] } });

const problem = (request: IncomingMessage, wrong: Problem): APIGatewayProxyStructuredResultV2 => answerOf(wrong, spokenBy(request));
