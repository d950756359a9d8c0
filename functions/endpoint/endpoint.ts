import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { ZodType } from 'zod';
import { sha256 } from '../../domain/lib/hash.ts';
import type { Json } from '../../domain/lib/json.ts';
import { sure } from '../../domain/lib/sure.ts';
import type { Locale } from '../../domain/lib/text.ts';
import { canonical } from '../../domain/log/canonical.ts';
import { G } from '../../domain/log/times.ts';
import { isFromOwnPage } from '../features/auth/origins.ts';
import type { Moment } from '../features/matches/faces.ts';
import { addressOf } from '../platform/http/address.ts';
import { PLAIN } from '../platform/http/answers/answering.ts';
import { failure } from '../platform/http/answers/failure.ts';
import { localeOf, typeOf } from '../platform/http/answers/negotiate.ts';
import { idempotencyKey, queryOf, sentTo } from '../platform/http/body.ts';
import type { Deprecated } from '../platform/http/deprecated.ts';
import { etagOf, etagOfContent, heldOf, keepTag, matching, tagAfter } from '../platform/http/etag.ts';
import { unknownGame } from '../platform/http/problem.ts';
import type { Service } from '../wiring/service.ts';
import { userOf } from './user.ts';

/** A request, parsed and validated, with its sender. */
export interface Request<Body = unknown, Query = unknown> {
  readonly operation: AnyOperation;
  /** The JWT's subject; undefined: an anonymous reader. */
  readonly user: string | undefined;
  readonly params: { readonly [name: string]: string };
  readonly query: Query;
  readonly body: Body;
  readonly locale: Locale;
  /** The media type to answer with, of those that the operation has. */
  readonly type: string;
  readonly idempotencyKey: string | undefined;
  readonly ifMatch: string | undefined;
  /** Where it came from. It is neither kept nor logged. */
  readonly address: string;
  /** Whether a program sent it, or a page of this site or of a configured origin. */
  readonly isOwnPage: boolean;
  /** When its last byte had arrived, milliseconds since 1970. */
  readonly arrived: number;
  readonly service: Service;
}

/** The game in the path of a request. */
export const gameIn = ({ params }: Request): string => sure(params.game, 'game in the path');

export interface Reply {
  readonly status?: number;
  /** JSON, sent in canonical form (equal answers are equal bytes), unless it is a string, which needs a `content-type`. */
  readonly body?: unknown;
  readonly headers?: { readonly [name: string]: string };
  /** The version shown, or the face: the answer gets an ETag for it. */
  readonly version?: Moment;
  /** The answer is about a past version, which never changes. */
  readonly immutable?: boolean;
  /** The answer changes without a version: its tag is of its content, whatever other answers of the operation have. */
  readonly isOwnTag?: true;
  /** A tag of an answer that is the same for everybody, in a language. */
  readonly tag?: string;
}

/** An answer with a tag of its content that need not be made for who has it. */
interface Unmade {
  /**
   * All that it follows from besides the request and who sends it; undefined: that has no name. The tag is not of this, for it may say more
   * than the answer does.
   */
  readonly from: readonly string[] | undefined;
  make(): Promise<Reply>;
}

/** The processes beside the server: `imports` carries out one request at a time, `heavy` everything else that takes long. */
export type WorkerName = 'imports' | 'heavy';

/** A request before its body is read. */
type Unread = Pick<Request, 'user' | 'address' | 'idempotencyKey' | 'service'>;

/** One operation of openapi.yaml. `access`: who may call it (`signed-in`: with no personal token); `permission`: what serves it. */
interface Operation<Body, Query> {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly access: 'anyone' | 'people' | 'signed-in';
  readonly permission: 'read' | 'write' | 'press';
  /** It still answers, and each answer says until when. */
  readonly deprecated?: Deprecated;
  /** Answers that mean the same may differ in bytes (by a signature): their tags are weak. */
  readonly isWeak?: true;
  /** The answer's tag is of its content, because it has no version. */
  readonly isOwnTag?: true;
  /** The answer has no tag, and nobody keeps it. */
  readonly isUnkept?: true;
  /** The answer is the same for everybody and has a tag of its content. */
  readonly isForEverybody?: true;
  /** What the path alone says of an answer that never changes: whoever has it is told so without a look at it. */
  known?(request: Request<Body, Query>): Pick<Reply, 'tag' | 'headers'> | undefined;
  /** The answer is never compressed (answers/compress.ts says why). */
  readonly isPlain?: true;
  /** The media types that it can answer with, its own first; JSON alone unless given. */
  readonly types?: readonly [string, ...string[]];
  readonly body?: ZodType<Body>;
  /** How large a body may be, in bytes, if more than usual. */
  readonly mostBytes?: number;
  /** Which process beside the server carries it out, where it takes long. In the cloud each request has a process of its own. */
  readonly worker?: WorkerName;
  /** Takes its cost out of what its sender may use, before its body is read. Throws a Problem (429). */
  charge?(unread: Unread): Promise<void>;
  readonly query?: ZodType<Query>;
  run(request: Request<Body, Query>): Promise<Reply | Unmade>;
}
// biome-ignore lint/suspicious/noExplicitAny: a list of operations is of all bodies and queries
export type AnyOperation = Operation<any, any>;

export const operation = <Body = undefined, Query = Record<string, never>>(of: Operation<Body, Query>): Operation<Body, Query> => of;

type Event = APIGatewayProxyEventV2;
type Result = APIGatewayProxyStructuredResultV2;

/** An operation as a Lambda handler behind an HTTP API: authenticate, parse, answer 304, run; every error as problem+json. */
export function endpoint(of: AnyOperation, service: () => Promise<Service>) {
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

async function requestOf(of: AnyOperation, event: Event, service: Service): Promise<Request> {
  const arrived = arrivalOf(event, service.now());
  const user = await userOf(of, service.authenticate, header(event, 'authorization'));
  const game = event.pathParameters?.game;
  if (game !== undefined && !GAME_ID.test(game)) throw unknownGame();
  const unread: Unread = {
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

/** What an answer depends on whose media type is negotiated. */
export const VARY_BY_TYPE = 'authorization, accept-language, accept-encoding, accept';

/**
 * A matching tag proves that this reader was admitted at the newest version, or at this face of the match, which changes when somebody
 * comes or goes: one read, whatever the size of that commit, and no fold.
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
