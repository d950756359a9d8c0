import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { answering, type HttpHandler } from '../../../functions/platform/http/answers/answering.ts';
import { localeOf } from '../../../functions/platform/http/answers/negotiate.ts';
import { answerOf, Problem } from '../../../functions/platform/http/problem.ts';
import { badPath, type Matched, matcher, notHere } from '../../../functions/platform/http/routes.ts';
import { PAGES, staticFile } from '../../../functions/platform/http/static.ts';
import { inSources } from '../../../functions/platform/kit/stack.ts';
import type { Endpoint } from '../../endpoints.ts';
import { bytesOfAnswers, taken } from './gate/answers.ts';
import { bodiesOf, EMPTY, isLarge } from './gate/bodies.ts';
import { limitConnections, oneByOne, PATIENCE, untaken } from './gate/connections.ts';
import { type Gate, gateOf, largeOf } from './gate/gate.ts';
import { LineFull } from './gate/turns.ts';
import type { Site } from './site.ts';

/** Functions by name, as the gateway calls them. */
type Functions = { readonly [name in Endpoint['function']]: HttpHandler };

interface Doors {
  /** Answers requests outside of the API, if there is a site. */
  readonly site?: Site | undefined;
  /** Counts senders, including those of live connections. */
  readonly gate?: Gate;
}

/**
 * Replaces API Gateway's HTTP API on one machine. It matches routes, makes each request an event of payload format 2.0,
 * and calls the function of the route. Method, route, token and length are checked before a body is read.
 */
export function gateway(
  endpoints: readonly Endpoint[],
  functions: Functions,
  { site, gate = gateOf() }: Doors = {},
): Server {
  const work = answerer(endpoints, functions, gate);
  const handle = oneByOne((request, response) => {
    if (site !== undefined && work.isForSite(request) && site(request, response)) return;
    work.answer(request, response).catch((fault: unknown) => {
      // The client has gone, or was too slow.
      if (request.socket.destroyed) return;
      console.error(
        JSON.stringify({
          level: 'error',
          name: (fault as Error).name,
          message: (fault as Error).message,
          stack: inSources((fault as Error).stack),
        }),
      );
      if (response.headersSent) response.destroy();
      else void refused(eventOf(request, { path: '/' }), FAULT).then((result) => work.send(response, result));
    });
  });
  const server = createServer(PATIENCE, handle);
  server.timeout = PATIENCE.timeout;
  server.on('checkContinue', handle);
  limitConnections(server, gate.proxies.has);
  return server;
}

/** What answers the requests of one server. */
function answerer(endpoints: readonly Endpoint[], functions: Functions, gate: Gate) {
  const routesAt = matcher(endpoints);
  const bodies = bodiesOf();
  const note = untaken();
  const bytesOf = bytesOfAnswers();
  const send: Send = (response, result, headOnly = false) => {
    const bytes = bytesOf(result);
    const body = headOnly ? EMPTY : bytes;
    for (const [name, value] of Object.entries(result.headers ?? {})) response.setHeader(name, String(value));
    response.statusCode = result.statusCode ?? 200;
    if (response.statusCode !== 204 && response.statusCode !== 304) response.setHeader('content-length', bytes.length);
    note(response, body.length);
    response.end(body.length === 0 ? undefined : body);
  };

  /** Returns whether a request is outside of the API and its description. */
  function isForSite(request: IncomingMessage): boolean {
    const path = urlOf(request)?.pathname;
    return path !== undefined && !path.startsWith('/v1/') && !PAGES.includes(path) && routesAt(path).length === 0;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = urlOf(request);
    if (url === undefined) return send(response, await refused(eventOf(request, { path: '/' }), NO_PATH));
    const [path, search] = [url.pathname, url.search];
    const isHead = request.method === 'HEAD';
    const here = routesAt(path);
    const found = here.find(({ route }) => route.method === (isHead ? 'GET' : request.method));
    if (found === undefined) {
      const asked = eventOf(request, { path, search });
      try {
        return await gate.turns(gate.visitorOf(request), false, async () => {
          if (request.socket.destroyed) return;
          send(response, await elsewhere(here, asked), isHead);
          await taken(response);
        });
      } catch (caught) {
        if (!(caught instanceof LineFull)) throw caught;
        return send(response, await refused(asked, LINE_FULL), isHead);
      }
    }
    const { address, sender, refusal } = await gate.arrivalOf(request, request.headers.authorization);
    const event = () => eventOf(request, { path, search, address, found });
    const wrong = refusal ?? (found.params === undefined ? badPath() : undefined);
    if (wrong !== undefined) return send(response, await refused(event(), wrong), isHead);
    const { route } = found;
    const isCommand = route.method !== 'GET';
    const most = route.isForAnyone || request.headers.authorization !== undefined ? route.mostBytes : undefined;
    const turn = (work: () => Promise<Result>): Promise<Result> =>
      gate.turns(sender, isCommand, async () => {
        // The client has gone. A command that has arrived still counts.
        if (!isCommand && request.socket.destroyed) throw new Error('the client has disconnected');
        return work();
      });
    const done = (arrived: APIGatewayProxyEventV2): Promise<Result> => functions[route.function](arrived, CONTEXT);
    try {
      if (most === undefined) {
        const arrived = event();
        return send(response, await turn(() => done(arrived)), isHead);
      }
      // A body arrives before its turn, however long it waits.
      const receive = (): Promise<Result> =>
        bodies({ request, response, most, line: sender.line }, (take) => {
          const arrived = event();
          return turn(() => done(withBody(arrived, take())));
        });
      const result = await (isLarge(most) ? gate.turns(largeOf(sender), isCommand, receive) : receive());
      return send(response, result, isHead);
    } catch (caught) {
      const problem = caught instanceof LineFull ? LINE_FULL : caught;
      if (!(problem instanceof Problem)) throw caught;
      return send(response, await refused(event(), problem));
    }
  }

  return { isForSite, answer, send };
}

type Result = APIGatewayProxyStructuredResultV2;
type Send = (response: ServerResponse, result: Result, headOnly?: boolean) => void;

const CONTEXT = {} as Context;

/** Answers requests outside of operations: the description and its pages, OPTIONS, and unknown paths. */
const elsewhere = (
  here: readonly Matched<Endpoint>[],
  event: APIGatewayProxyEventV2,
): Promise<APIGatewayProxyStructuredResultV2> =>
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

/** The route and the headers of a request. */
interface Came {
  readonly path: string;
  readonly search?: string;
  readonly address?: string;
  readonly found?: Matched<Endpoint>;
}

function eventOf(request: IncomingMessage, { path, search = '', address = '', found }: Came): APIGatewayProxyEventV2 {
  const routeKey = found === undefined ? '$default' : `${found.route.method} ${found.route.path}`;
  const params = new URLSearchParams(search);
  const query = Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name).join(',')]));
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString: search.slice(1),
    headers: Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.join(',') : (value ?? ''),
      ]),
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
        sourceIp: address,
        userAgent: request.headers['user-agent'] ?? '',
      },
      requestId: crypto.randomUUID(),
      routeKey,
      stage: '$default',
      time: new Date().toISOString(),
      timeEpoch: Date.now(),
    },
    isBase64Encoded: false,
  };
}

const withBody = (event: APIGatewayProxyEventV2, body: Buffer): APIGatewayProxyEventV2 =>
  body.length === 0 ? event : { ...event, body: body.toString('base64'), isBase64Encoded: true };

const FAULT = new Problem(500, 'FAULT', {
  en: 'the server failed and logged the error',
  ko: '서버에 문제가 생겨 기록해 두었습니다.',
});
const NO_PATH = new Problem(400, 'BAD_PATH', {
  en: 'the request target is not a path',
  ko: '요청 대상이 경로가 아닙니다.',
});
const LINE_FULL = new Problem(503, 'BUSY', {
  en: 'too many of your requests are waiting; send fewer at a time, and this one again, with the same Idempotency-Key',
  ko: '기다리는 요청이 너무 많습니다. 한 번에 보내는 요청을 줄이고, 같은 요청을 같은 Idempotency-Key로 다시 보내세요.',
});
