import type { ServerResponse } from 'node:http';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { keepNewest } from '../../../../functions/platform/kit/newest.ts';

/** How long a client may take an answer before the next one of its line begins, in milliseconds. */
const MOST_TAKING = 1_000;
const MOST_KEPT = 32;

/** Returns the bytes of answers. Keeps public answers by their tag, because they are large and frequent. */
export function bytesOfAnswers(): (result: APIGatewayProxyStructuredResultV2) => Buffer {
  const kept = new Map<string, Buffer>();
  return ({ body = '', isBase64Encoded, headers = {} }) => {
    const { etag } = headers;
    const tag = etag !== undefined && String(headers['cache-control']).startsWith('public') ? String(etag) : undefined;
    const known = tag === undefined || body === '' ? undefined : kept.get(tag);
    if (known !== undefined) return known;
    const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
    if (tag !== undefined && body !== '') keepNewest(kept, tag, bytes, MOST_KEPT);
    return bytes;
  };
}

/** Waits until the client has taken an answer or has gone, with a limit for slow clients. */
export const taken = (response: ServerResponse, most = MOST_TAKING): Promise<void> =>
  new Promise((done) => {
    if (response.closed || response.destroyed) return done();
    const late = setTimeout(done, most);
    response.once('close', () => {
      clearTimeout(late);
      done();
    });
  });
