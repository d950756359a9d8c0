import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { sha256 } from '../../domain/lib/hash.ts';
import type { Json } from '../../domain/lib/json.ts';
import { canonical } from '../../domain/log/canonical.ts';
import { G } from '../../domain/log/times.ts';
import type { Authenticate } from '../features/auth/auth.ts';
import { isFromOwnPage } from '../features/auth/origins.ts';
import type { Watch } from '../features/costs/watch.ts';
import type { Matches } from '../features/matches/matches.ts';
import type { Persons } from '../features/people/persons.ts';
import { addressOf } from '../platform/http/address.ts';
import { PLAIN } from '../platform/http/answers/answering.ts';
import { failure } from '../platform/http/answers/failure.ts';
import { localeOf, typeOf } from '../platform/http/answers/negotiate.ts';
import { idempotencyKey, queryOf, sentTo } from '../platform/http/body.ts';
import { etagOf, etagOfContent, heldOf, keepTag, matching, tagAfter } from '../platform/http/etag.ts';
import type { Moment } from '../platform/http/moment.ts';
import { unknownGame } from '../platform/http/problem.ts';
import type * as http from '../platform/http/request.ts';
import { type AnyOperation, type Reply, type Unmade, type Unread, VARY_BY_TYPE } from '../platform/http/request.ts';
import type { Ports } from '../platform/ports/grounds.ts';
import { userOf } from './user.ts';

type Event = APIGatewayProxyEventV2;
type Result = APIGatewayProxyStructuredResultV2;

/** What every request stands on; an operation may stand on more. */
export type Answering = Pick<Ports, 'build' | 'edge' | 'keys' | 'now' | 'origins'> & {
  readonly authenticate: Authenticate;
  readonly matches: Matches;
  readonly persons: Persons;
  readonly watch: Watch;
};
type Request = http.Request<Answering>;

/** An operation as a Lambda handler behind an HTTP API: authenticate, parse, answer 304, run; every error as problem+json. */
export function endpoint(of: AnyOperation, service: () => Promise<Answering>) {
  return middy<Event, Result>()
    .onError((handled) => {
      handled.response = failure(handled.error, of.id, localeOf(handled.event));
    })
    .handler(async (event) => {
      const request = await requestOf(of, event, await service());
      const known = of.known?.(request);
      if (known?.tag !== undefined && matching(header(event, 'if-none-match'), known.tag) !== undefined)
        return forEverybody(known, known.tag, event);
      const tag = tagOf(request, event, await readerOf(request));
      const unchanged = await notModified(request, tag, event);
      if (unchanged !== undefined) return unchanged;
      const reply = await of.run(request);
      if ('tag' in reply && reply.tag !== undefined) return forEverybody(reply, reply.tag, event);
      const whole = await wholeOf(reply, request, tag, event);
      return of.isPlain ? { ...whole, headers: { ...whole.headers, [PLAIN]: '1' } } : whole;
    });
}

const GAME_ID = /^g[0-9a-f]{20}$/;

const JSON_ALONE = ['application/json'] as const;

const header = (event: Event, name: string): string | undefined => event.headers[name];

async function requestOf(of: AnyOperation, event: Event, service: Answering): Promise<Request> {
  const arrived = arrivalOf(event, service.now());
  const user = await userOf(of, service.authenticate, header(event, 'authorization'));
  const game = event.pathParameters?.game;
  if (game !== undefined && !GAME_ID.test(game)) throw unknownGame();
  const unread: Unread<Answering> = {
    user,
    service,
    idempotencyKey: idempotencyKey(header(event, 'idempotency-key')),
    address: addressOf(event, service.edge),
  };
  await of.charge?.(unread);
  return {
    ...unread,
    operation: of,
    params: (event.pathParameters ?? {}) as Record<string, string>,
    query: queryOf(of, event),
    body: sentTo(of, event),
    locale: localeOf(event),
    type: typeOf(event, of.types ?? JSON_ALONE),
    ifMatch: header(event, 'if-match'),
    isOwnPage: isFromOwnPage(event, service.origins),
    arrived,
  };
}

/** The gateway's time, which begins with the last byte; but never more than 3 s before the function saw the request. */
const arrivalOf = ({ requestContext }: Event, now: number): number => Math.min(now, Math.max(requestContext.timeEpoch, now - G));

/** Names a version as this reader gets it here: another reader, language, operation or query has another tag. */
type Tag = (version: Moment) => string;

/** Who the reader is in the log of a game, if the answer's tag says so; asked before the answer is made, so that none has a later tag. */
const readerOf = async ({ operation: of, service, user, params }: Request): Promise<string> =>
  user === undefined || params.game === undefined || of.method !== 'GET' || of.isOwnTag || of.isUnkept
    ? ''
    : service.persons.reader(user, params.game);

function tagOf(request: Request, event: Event, me: string): Tag {
  const representation = `${request.operation.id}?${event.rawQueryString}`;
  const weak = request.operation.isWeak === true ? 'W/' : '';
  return (version) =>
    weak +
    etagOf(request.service.keys.etag, {
      build: request.service.build,
      game: request.params.game ?? '',
      user: request.user ?? '',
      me,
      version,
      locale: request.locale,
      representation: request.type === 'application/x-ndjson' ? `${representation} ndjson` : representation,
    });
}

/**
 * A matching tag proves that this reader was admitted at the newest version, or at this face of the match, which changes with its
 * holders: one read, for every size of that commit, and no fold.
 */
async function notModified(request: Request, tag: Tag, event: Event): Promise<Result | undefined> {
  const given = header(event, 'if-none-match');
  if (given === undefined || isOfVersion(request) || request.operation.method !== 'GET' || request.params.game === undefined)
    return undefined;
  if (request.operation.isOwnTag || request.operation.isUnkept) return undefined;
  const newest = await request.service.matches.newest(request.params.game);
  if (newest === undefined) return undefined;
  const etag = matching(given, tag(newest.v)) ?? (newest.face === undefined ? undefined : matching(given, tag(newest.face)));
  if (etag === undefined) return undefined;
  if (request.user !== undefined) await request.service.watch.lookUnchanged(request.params.game, newest.v);
  return unchanged(request, etag);
}

function unchanged({ operation: of }: Request, etag: string): Result {
  const isNegotiated = of.types !== undefined;
  return { statusCode: 304, headers: { etag, 'cache-control': 'private, no-cache', ...(isNegotiated && { vary: VARY_BY_TYPE }) } };
}

/** Whether a request names the version it asks about: what its reader may see of that one depends on where they sit now. */
const isOfVersion = ({ query }: Request): boolean => (query as { readonly version?: number } | undefined)?.version !== undefined;

async function wholeOf(reply: Reply | Unmade, request: Request, tag: Tag, event: Event): Promise<Result> {
  if ('make' in reply) return unlessHeld(reply, request, tag, event);
  const result = resultOf(reply, tag);
  if (request.operation.isOwnTag || reply.isOwnTag || isOfVersion(request)) return tagged(result, ownTag(request, result), event);
  // Who is there for an invitation alone has no tag that says so before the answer is made.
  const etag = reply.version === undefined ? undefined : heldOf(header(event, 'if-none-match'), tag(reply.version));
  return etag === undefined || request.operation.method !== 'GET' ? result : unchanged(request, etag);
}

async function unlessHeld({ from, make }: Unmade, request: Request, tag: Tag, event: Event): Promise<Result> {
  const { operation, service, user, locale } = request;
  const followed = from && sha256(canonical([operation.id, event.rawQueryString, service.build, user ?? null, locale, from]));
  const known = followed && tagAfter(followed);
  if (known && matching(header(event, 'if-none-match'), known)) return tagged({}, known, event);
  const result = resultOf(await make(), tag);
  const etag = ownTag(request, result);
  if (followed !== undefined) keepTag(followed, etag);
  return tagged(result, etag, event);
}

const ownTag = ({ service, user }: Request, { body }: Result): string => etagOfContent(service.keys.etag, user, body ?? '');

/** An answer with a tag of its content, or 304; unless it is of a past version, no browser shows it without asking. */
function tagged(result: Result, etag: string, event: Event): Result {
  const headers = { etag, 'cache-control': result.headers?.['cache-control'] ?? 'private, max-age=0, must-revalidate' };
  const held = heldOf(header(event, 'if-none-match'), etag);
  return held === undefined
    ? { ...result, headers: { ...result.headers, ...headers } }
    : { statusCode: 304, headers: { ...headers, etag: held } };
}

/** An answer that anybody may keep for a while, or 304. */
function forEverybody(reply: Reply, etag: string, event: Event): Result {
  const { vary = 'accept-language, accept-encoding', 'cache-control': cached = 'public, max-age=300' } = reply.headers ?? {};
  const headers = { etag, vary, 'cache-control': cached };
  const held = heldOf(header(event, 'if-none-match'), etag);
  if (held !== undefined) return { statusCode: 304, headers: { ...headers, etag: held } };
  return resultOf({ ...reply, headers: { ...headers, ...reply.headers } }, () => etag);
}

function resultOf(reply: Reply, tag: Tag): Result {
  const text = typeof reply.body === 'string';
  return {
    statusCode: reply.status ?? (reply.body === undefined ? 204 : 200),
    headers: {
      ...(reply.body !== undefined && !text && { 'content-type': 'application/json' }),
      ...(reply.version !== undefined && {
        etag: tag(reply.version),
        'cache-control': reply.immutable ? 'private, max-age=31536000, immutable' : 'private, no-cache',
      }),
      ...reply.headers,
    },
    ...(reply.body !== undefined && { body: text ? (reply.body as string) : canonical(reply.body as Json) }),
  };
}
