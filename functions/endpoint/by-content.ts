import { sha256 } from '../../domain/lib/hash.ts';
import { canonical } from '../../domain/log/canonical.ts';
import { etagOfContent, keepTag, matching, tagAfter } from '../platform/http/headers/etag.ts';
import type { Named, Unmade } from '../platform/http/request.ts';
import { type Kind, notModified, type Result, resultOf } from './kind.ts';
import { type Asked, header } from './onion.ts';

/** Answers without a version: their tags name the reader, and the content or what it is made from. */
export const byContent: Kind = {
  after: async (reply, request) => {
    if ('early' in reply) return unlessNamed(reply, request);
    return 'make' in reply ? unlessHeld(reply, request) : ofContent(resultOf(reply), request);
  },
};

/**
 * Returns an answer with a tag of its content, or 304. A browser asks each time before it shows it, unless the answer
 * says otherwise.
 */
export const ofContent = (result: Result, request: Asked): Result => tagged(result, tagOf(result, request), request);

const tagOf = ({ body }: Result, { service, user }: Asked): string =>
  etagOfContent(service.keys.etag, user, body ?? '');

function tagged(result: Result, etag: string, request: Asked): Result {
  const headers = { etag, 'cache-control': result.headers?.['cache-control'] ?? 'private, max-age=0, must-revalidate' };
  return notModified(request, headers) ?? { ...result, headers: { ...result.headers, ...headers } };
}

/**
 * Makes an answer only if its client has not got it. Any process can tell, because the tag needs no answer. A client
 * without an answer needs no early inputs.
 */
async function unlessNamed({ early, make }: Named, request: Asked): Promise<Result> {
  const held = header(request.http, 'if-none-match');
  const from = held === undefined ? undefined : await early();
  const known = from && nameOf(from, request);
  if (known && matching(held, known)) return tagged({}, known, request);
  const reply = await make();
  return tagged(resultOf(reply), nameOf(reply.from, request), request);
}

const nameOf = (from: readonly string[], { operation, service, user, locale, http }: Asked): string =>
  etagOfContent(
    service.keys.etag,
    user,
    canonical([operation.id, http.rawQueryString, service.build, locale, ...from]),
  );

/**
 * Makes an answer only if its client has not got it. `*` in `If-None-Match` is no such tag: the answer is made first.
 */
async function unlessHeld({ from, make }: Unmade, request: Asked): Promise<Result> {
  const { operation, service, user, locale, http } = request;
  const followed =
    from && sha256(canonical([operation.id, http.rawQueryString, service.build, user ?? null, locale, from]));
  const known = followed && tagAfter(followed);
  if (known && matching(header(http, 'if-none-match'), known)) return tagged({}, known, request);
  const result = resultOf(await make());
  const etag = tagOf(result, request);
  if (followed !== undefined) keepTag(followed, etag);
  return tagged(result, etag, request);
}
