import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { keepNewest } from '../../kit/newest.ts';
import { etagIn } from '../headers/etag.ts';
import type { HttpMiddleware } from './answering.ts';
import { gzippedApart } from './apart.ts';
import { type Asking, type Coding, codingOf } from './negotiate.ts';

/*
 * Compression and secrets. The size of a compressed body tells whether one text in it repeats another. An attacker who
 * sees the sizes of a reader's answers, and can put texts into them again and again, could so guess a secret beside
 * them (as in the attacks CRIME and BREACH). Here:
 * - No page of another site can send requests in a reader's name: tokens are in a header, and there are no cookies.
 * - Positions, choices and logs hold no text that another person chose freely: moves are codes, people are pseudonyms,
 *   and each guess would be a move of the game. Salts and seals are random, and other for every commit.
 * - Titles, names and invitations are free text. Lists of one's own games and `/people` put those of others beside what
 *   only the reader may know (private titles, one’s seat in an anonymous game): these answers, and refusals in their
 *   place, are never compressed (`plain`). The table is compressed around these fields (apart.ts).
 */

/** A body below this is sent as it is: compression would save next to nothing. */
const LEAST = 1024;

const COMPRESSIBLE = /^(text\/|image\/svg\+xml|application\/(json|problem\+json|x-ndjson|yaml))/;

const CODERS: { readonly [coding in Coding]: (body: Buffer) => Promise<Buffer> } = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

type Result = APIGatewayProxyStructuredResultV2;

/** Public answers are compressed once, by tag and coding. */
const kept = new Map<string, string>();
const MOST_KEPT = 32;

async function coded(body: string, coding: Coding, tag: string | undefined): Promise<string> {
  const name = `${coding} ${tag}`;
  const known = tag === undefined ? undefined : kept.get(name);
  if (known !== undefined) return known;
  const made = (await CODERS[coding](Buffer.from(body))).toString('base64');
  if (tag === undefined) return made;
  keepNewest(kept, name, made, MOST_KEPT);
  return made;
}

/** What is not compressed of an answer: all of it, or some fields; absent: nothing. */
export type Plain = true | readonly string[] | undefined;

/** Compresses answers in the client's preferred coding, except small ones and what `plainOf` an event is not. */
export function compressed(plainOf: (event: APIGatewayProxyEventV2) => Plain): HttpMiddleware {
  const compress: HttpMiddleware['after'] = async (handled) => {
    const plain = plainOf(handled.event);
    if (handled.response && plain !== true && (plain === undefined || handled.response.statusCode === 200))
      handled.response = await compressedFor(handled.event, handled.response, plain);
  };
  return { after: compress, onError: compress };
}

/** Returns the answer in the client's preferred coding as base64, as functions return bytes; a small one unchanged. */
async function compressedFor(asking: Asking, result: Result, fields?: readonly string[]): Promise<Result> {
  const { body = '', headers = {} } = result;
  const isWorthIt = body.length >= LEAST && COMPRESSIBLE.test(String(headers['content-type'] ?? ''));
  const coding = isWorthIt && result.isBase64Encoded !== true ? codingOf(asking, fields && ['gzip']) : undefined;
  if (coding === undefined) return result;
  const { etag } = headers;
  const isPublic = String(headers['cache-control']).startsWith('public');
  return {
    ...result,
    headers: {
      ...headers,
      'content-encoding': coding,
      ...(etag !== undefined && { etag: etagIn(String(etag), coding) }),
    },
    body:
      fields === undefined
        ? await coded(body, coding, isPublic && etag !== undefined ? String(etag) : undefined)
        : (await gzippedApart(body, fields)).toString('base64'),
    isBase64Encoded: true,
  };
}
