import { matching } from '../platform/http/headers/etag.ts';
import type { Reply } from '../platform/http/request.ts';
import { type Kind, made, notModified, resultOf } from './kind.ts';
import { type Asked, header } from './onion.ts';

/** Answers that are the same for everybody: their tags name the content, and any cache may keep them for a while. */
export const byEverybody: Kind = {
  before: async (request) => {
    const { cache } = request.operation;
    const known = cache?.by === 'everybody' ? cache.known?.(request) : undefined;
    const isHeld = known?.tag !== undefined && matching(header(request.http, 'if-none-match'), known.tag) !== undefined;
    return isHeld ? { answer: whole(known, known.tag, request) } : {};
  },
  after: async (reply, request) => {
    const answer = await made(reply);
    return answer.tag === undefined ? resultOf(answer) : whole(answer, answer.tag, request);
  },
};

function whole(reply: Reply, etag: string, request: Asked) {
  const { vary = 'accept-language, accept-encoding', 'cache-control': kept = 'public, max-age=300' } =
    reply.headers ?? {};
  const headers = { etag, vary, 'cache-control': kept };
  return notModified(request, headers) ?? resultOf({ ...reply, headers: { ...headers, ...reply.headers } });
}
