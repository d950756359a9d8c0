import { sure } from '../../domain/lib/sure.ts';
import { etagOf, heldOf, matching } from '../platform/http/headers/etag.ts';
import { VARY_BY_TYPE } from '../platform/http/request.ts';
import { ofContent } from './by-content.ts';
import { type Kind, made, type Result, resultOf } from './kind.ts';
import { type Asked, header, type Tag } from './onion.ts';

/**
 * Tags answers with a version of a game, as the reader sees it. The order of the checks guards secrets: a tag is
 * compared only with tags of answers that the reader may see.
 */
export const byVersion: Kind = {
  before: async (request) => {
    const tag = tagOf(request, await readerOf(request));
    return { tag, answer: await unchanged(request, tag) };
  },
  after: async (reply, request, begun) => {
    const tag = sure(begun, 'name of versions');
    const answer = await made(reply);
    const { version, immutable } = answer;
    const result = resultOf(answer, {
      ...(version !== undefined && {
        etag: tag(version),
        'cache-control': immutable ? 'private, max-age=31536000, immutable' : 'private, no-cache',
      }),
    });
    if (answer.isOwnTag || isOfVersion(request)) return ofContent(result, request);
    // Readers admitted by an invitation alone have no tag that `before` could know.
    const etag = version === undefined ? undefined : heldOf(header(request.http, 'if-none-match'), tag(version));
    return etag === undefined || request.operation.method !== 'GET' ? result : notModified(request, etag);
  },
};

/**
 * Returns who the reader is in the log of a game. It is asked before the answer is made, so that no answer has a later
 * tag.
 */
const readerOf = async ({ operation, service, user, params }: Asked): Promise<string> =>
  user === undefined || params.game === undefined || operation.method !== 'GET'
    ? ''
    : service.persons.reader(user, params.game);

function tagOf(request: Asked, me: string): Tag {
  const { operation, service, params, user, locale, type } = request;
  const representation = `${operation.id}?${request.http.rawQueryString}`;
  const weak = operation.cache?.by === 'version' && operation.cache.weak ? 'W/' : '';
  return (version) =>
    weak +
    etagOf(service.keys.etag, {
      build: service.build,
      game: params.game ?? '',
      user: user ?? '',
      me,
      version,
      locale,
      representation: type === 'application/x-ndjson' ? `${representation} ndjson` : representation,
    });
}

/**
 * Returns 304 for a matching tag: it proves that this reader was admitted at the newest version, or at this face of the
 * match. The face changes when a player comes or goes. So it costs one read, and no fold.
 */
async function unchanged(request: Asked, tag: Tag): Promise<Result | undefined> {
  const { service, params, user } = request;
  const given = header(request.http, 'if-none-match');
  if (given === undefined || isOfVersion(request) || request.operation.method !== 'GET' || params.game === undefined)
    return undefined;
  const newest = await service.matches.newest(params.game);
  if (newest === undefined) return undefined;
  const etag =
    matching(given, tag(newest.v)) ?? (newest.face === undefined ? undefined : matching(given, tag(newest.face)));
  if (etag === undefined) return undefined;
  if (user !== undefined) await service.watch.lookUnchanged(params.game, newest.v);
  return notModified(request, etag);
}

function notModified({ operation }: Asked, etag: string): Result {
  const isNegotiated = operation.types !== undefined;
  return {
    statusCode: 304,
    headers: { etag, 'cache-control': 'private, no-cache', ...(isNegotiated && { vary: VARY_BY_TYPE }) },
  };
}

/**
 * Whether a request names the version it asks about: what its reader may see of that one depends on where they sit now.
 */
const isOfVersion = ({ query }: Asked): boolean =>
  (query as { readonly version?: number } | undefined)?.version !== undefined;
