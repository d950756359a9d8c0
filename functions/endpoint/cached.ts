import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { sha256 } from '../../domain/lib/hash.ts';
import type { Json } from '../../domain/lib/json.ts';
import { sure } from '../../domain/lib/sure.ts';
import { canonical } from '../../domain/log/canonical.ts';
import { etagOf, etagOfContent, heldOf, keepTag, matching, tagAfter } from '../platform/http/etag.ts';
import { type AnyOperation, type Reply, type Unmade, VARY_BY_TYPE } from '../platform/http/request.ts';
import { type Asked, header, type Middleware, type Tag } from './onion.ts';

type Event = APIGatewayProxyEventV2;
type Result = APIGatewayProxyStructuredResultV2;
type Request = Asked;

/**
 * Tags answers, and answers 304 to a reader who has the answer. The order of the checks protects secrets. A tag is
 * compared only with tags of answers that its reader may see, and the reader's name in the log is read before the
 * answer is built. A 304 of `before` skips `after`, so its headers are set here and in the outer onion.
 */
export function cached(): Middleware {
  return {
    before: async ({ event: request, internal }) => {
      const { operation: of, http } = request;
      const known = of.cache?.by === 'everybody' ? of.cache.known?.(request) : undefined;
      if (known?.tag !== undefined && matching(header(http, 'if-none-match'), known.tag) !== undefined)
        return forEverybody(known, known.tag, http);
      internal.tag = tagOf(request, http, await readerOf(request));
      return notModified(request, internal.tag, http);
    },
    after: async (handled) => {
      const { event: request, internal } = handled;
      const reply = handled.response as Reply | Unmade;
      handled.response =
        'tag' in reply && reply.tag !== undefined
          ? forEverybody(reply, reply.tag, request.http)
          : await wholeOf(reply, request, sure(internal.tag, 'tag of an answer'), request.http);
    },
  };
}

/** Returns whether the tags of an operation never name a version. */
const isOfNoVersion = ({ cache }: AnyOperation): boolean => cache?.by === 'content' || cache?.by === 'nothing';

/**
 * Returns the reader's name in the log of a game, if the tag depends on it. Read before the answer is built, so that no
 * answer has a newer tag.
 */
const readerOf = async ({ operation: of, service, user, params }: Request): Promise<string> =>
  user === undefined || params.game === undefined || of.method !== 'GET' || isOfNoVersion(of)
    ? ''
    : service.persons.reader(user, params.game);

function tagOf(request: Request, event: Event, me: string): Tag {
  const representation = `${request.operation.id}?${event.rawQueryString}`;
  const { cache } = request.operation;
  const weak = cache?.by === 'version' && cache.weak ? 'W/' : '';
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
 * Answers 304 to a matching tag by one read, without folding. The tag proves that this reader was admitted at the
 * newest version, or at this face of the match. The face changes when a player comes or goes.
 */
async function notModified(request: Request, tag: Tag, event: Event): Promise<Result | undefined> {
  const given = header(event, 'if-none-match');
  if (
    given === undefined ||
    isOfVersion(request) ||
    request.operation.method !== 'GET' ||
    request.params.game === undefined
  )
    return undefined;
  if (isOfNoVersion(request.operation)) return undefined;
  const newest = await request.service.matches.newest(request.params.game);
  if (newest === undefined) return undefined;
  const etag =
    matching(given, tag(newest.v)) ?? (newest.face === undefined ? undefined : matching(given, tag(newest.face)));
  if (etag === undefined) return undefined;
  if (request.user !== undefined) await request.service.watch.lookUnchanged(request.params.game, newest.v);
  return unchanged(request, etag);
}

function unchanged({ operation: of }: Request, etag: string): Result {
  const isNegotiated = of.types !== undefined;
  return {
    statusCode: 304,
    headers: { etag, 'cache-control': 'private, no-cache', ...(isNegotiated && { vary: VARY_BY_TYPE }) },
  };
}

/** Returns whether a request names a version. The answer depends on the reader's present seat. */
const isOfVersion = ({ query }: Request): boolean =>
  (query as { readonly version?: number } | undefined)?.version !== undefined;

async function wholeOf(reply: Reply | Unmade, request: Request, tag: Tag, event: Event): Promise<Result> {
  if ('make' in reply) return unlessHeld(reply, request, tag, event);
  const result = resultOf(reply, tag);
  if (request.operation.cache?.by === 'content' || reply.isOwnTag || isOfVersion(request))
    return tagged(result, ownTag(request, result), event);
  // For readers admitted only by an invitation, the tag is known after the answer is built.
  const etag = reply.version === undefined ? undefined : heldOf(header(event, 'if-none-match'), tag(reply.version));
  return etag === undefined || request.operation.method !== 'GET' ? result : unchanged(request, etag);
}

async function unlessHeld({ from, make }: Unmade, request: Request, tag: Tag, event: Event): Promise<Result> {
  const { operation, service, user, locale } = request;
  const followed =
    from && sha256(canonical([operation.id, event.rawQueryString, service.build, user ?? null, locale, from]));
  const known = followed && tagAfter(followed);
  if (known && matching(header(event, 'if-none-match'), known)) return tagged({}, known, event);
  const result = resultOf(await make(), tag);
  const etag = ownTag(request, result);
  if (followed !== undefined) keepTag(followed, etag);
  return tagged(result, etag, event);
}

const ownTag = ({ service, user }: Request, { body }: Result): string =>
  etagOfContent(service.keys.etag, user, body ?? '');

/** Returns an answer with a tag of its content, or 304. Browsers revalidate it, unless it is of a past version. */
function tagged(result: Result, etag: string, event: Event): Result {
  const headers = { etag, 'cache-control': result.headers?.['cache-control'] ?? 'private, max-age=0, must-revalidate' };
  const held = heldOf(header(event, 'if-none-match'), etag);
  return held === undefined
    ? { ...result, headers: { ...result.headers, ...headers } }
    : { statusCode: 304, headers: { ...headers, etag: held } };
}

/** Returns an answer that every cache may store for a while, or 304. */
function forEverybody(reply: Reply, etag: string, event: Event): Result {
  const { vary = 'accept-language, accept-encoding', 'cache-control': cached = 'public, max-age=300' } =
    reply.headers ?? {};
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
