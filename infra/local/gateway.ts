import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { CORS_SENT } from '../../functions/lib/cors.ts';
import { localeOf } from '../../functions/lib/endpoint.ts';
import { bodyOf, Problem } from '../../functions/lib/problem.ts';
import type { HttpHandler } from '../../functions/lib/router.ts';
import { staticFile } from '../../functions/lib/static.ts';
import type { Endpoint } from '../endpoints.ts';

interface Route {
  readonly endpoint: Endpoint;
  readonly pattern: RegExp;
  readonly names: readonly string[];
}

/** What API Gateway allows a request to bring; the endpoints' own limit is far below. */
const MOST_BYTES = 10 * 1024 * 1024;

/**
 * Stands where API Gateway's HTTP API stands in the cloud: matches routes, makes each request an event of payload format 2.0,
 * and calls the function of the route.
 */
export function gateway(endpoints: readonly Endpoint[], functions: { readonly [name in Endpoint['function']]: HttpHandler }): Server {
  const routes = endpoints.map(routeOf);
  return createServer((request, response) => {
    answer(routes, functions, request, response).catch((fault: unknown) => {
      console.error(
        JSON.stringify({ level: 'error', name: (fault as Error).name, message: (fault as Error).message, stack: (fault as Error).stack }),
      );
      if (!response.headersSent) send(response, problem(request, FAULT));
      else response.destroy();
    });
  });
}

function routeOf(endpoint: Endpoint): Route {
  const names: string[] = [];
  const pattern = endpoint.path
    .split('/')
    .map((step) => {
      const name = /^\{(\w+)\}$/.exec(step)?.[1];
      if (name === undefined) return step.replaceAll('.', '\\.');
      names.push(name);
      return '([^/]+)';
    })
    .join('/');
  return { endpoint, pattern: new RegExp(`^${pattern}$`), names };
}

async function answer(
  routes: readonly Route[],
  functions: { readonly [name in Endpoint['function']]: HttpHandler },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = urlOf(request);
  if (url === undefined) return send(response, problem(request, NO_PATH));
  const path = url.pathname;
  if (request.method === 'OPTIONS') return send(response, preflight(routes, path));
  const file = request.method === 'GET' ? await staticFile(path) : undefined;
  if (file !== undefined) return send(response, file);

  const here = routes.filter(({ pattern }) => pattern.test(path));
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const route = here.find(({ endpoint }) => endpoint.method === method);
  if (route === undefined) return send(response, notHere(here, path, request));
  const body = await bytesOf(request);
  if (body === undefined) return send(response, problem(request, TOO_LARGE));
  const params = paramsOf(route, path);
  if (params === undefined) return send(response, problem(request, BAD_PATH));
  const event = eventOf(route, request, url, params, body);
  send(response, await functions[route.endpoint.function](event, {} as Context), request.method === 'HEAD');
}

function urlOf({ url }: IncomingMessage): URL | undefined {
  try {
    return new URL(url ?? '/', 'http://localhost');
  } catch {
    return undefined;
  }
}

function notHere(here: readonly Route[], path: string, request: IncomingMessage): APIGatewayProxyStructuredResultV2 {
  const shown = path.slice(0, 200);
  if (here.length === 0) {
    const text = {
      en: `nothing is at ${shown}; the paths are in /openapi.yaml`,
      ko: `${shown}에는 아무것도 없습니다. 경로는 /openapi.yaml에 있습니다.`,
    };
    return problem(request, new Problem(404, 'NO_SUCH_PATH', text));
  }
  const allow = here.map(({ endpoint }) => endpoint.method).join(', ');
  const refused = problem(
    request,
    new Problem(405, 'METHOD_NOT_ALLOWED', { en: `here one may ${allow}`, ko: `여기서 쓸 수 있는 메서드: ${allow}.` }),
  );
  return { ...refused, headers: { ...refused.headers, allow } };
}

function preflight(routes: readonly Route[], path: string): APIGatewayProxyStructuredResultV2 {
  const methods = routes.filter(({ pattern }) => pattern.test(path)).map(({ endpoint }) => endpoint.method);
  return {
    statusCode: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': methods.join(', '),
      'access-control-allow-headers': CORS_SENT.join(', '),
      'access-control-max-age': '86400',
    },
  };
}

function paramsOf({ pattern, names }: Route, path: string): Record<string, string> | undefined {
  const found = pattern.exec(path)!;
  try {
    return Object.fromEntries(names.map((name, i) => [name, decodeURIComponent(found[i + 1]!)]));
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

function eventOf(route: Route, request: IncomingMessage, url: URL, params: Record<string, string>, body: Buffer): APIGatewayProxyEventV2 {
  const { method, path } = route.endpoint;
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
const BAD_PATH = new Problem(400, 'BAD_PATH', {
  en: 'the path is not well-formed percent-encoding',
  ko: '경로의 퍼센트 인코딩이 올바르지 않습니다.',
});
const TOO_LARGE = new Problem(413, 'BODY_TOO_LARGE', { en: 'the body is too large', ko: '본문이 너무 큽니다.' });

const problem = ({ headers }: IncomingMessage, wrong: Problem): APIGatewayProxyStructuredResultV2 => ({
  statusCode: wrong.status,
  headers: { 'content-type': 'application/problem+json', 'access-control-allow-origin': '*' },
  body: JSON.stringify(bodyOf(wrong, localeOf({ headers: { 'accept-language': headers['accept-language'] } }))),
});
