import { hmac, toBase64url } from '../../../../domain/lib/hash.ts';
import { canonical } from '../../../../domain/log/canonical.ts';
import { keepNewest } from '../../kit/newest.ts';
import type { Moment } from '../moment.ts';

interface Tagged {
  /** Names the code that answers, because other code may answer differently. */
  readonly build: string;
  readonly game: string;
  readonly user: string;
  /** The reader's name in the log. A takeover changes it without a commit. */
  readonly me: string;
  readonly version: Moment;
  readonly locale: string;
  readonly representation: string;
}

/** Returns a strong ETag that only this server can make for this reader and version. */
export function etagOf(key: Uint8Array, { build, game, user, me, version, locale, representation }: Tagged): string {
  const said = JSON.stringify([game, user, me, version, locale, representation, build]);
  return `"${toBase64url(hmac(key, said)).slice(0, 27)}"`;
}

/** Returns whether a text has the form of a strong ETag of this server, without a coding. */
export const isTag = (text: string): boolean => /^"[\w-]{27}"$/.test(text);

/** Returns a strong ETag of an answer to a reader. */
export const etagOfContent = (key: Uint8Array, user: string | undefined, body: string): string =>
  `"${toBase64url(hmac(key, canonical([user ?? null, body]))).slice(0, 27)}"`;

/** Remembers tags by the hash of their inputs, so that a polling client gets 304 and no answer is built. */
const tags = new Map<string, string>();
const MOST_TAGS = 10_000;
export const tagAfter = (followed: string): string | undefined => tags.get(followed);
export const keepTag = (followed: string, etag: string): void => keepNewest(tags, followed, etag, MOST_TAGS);

/**
 * Returns the tag of the same answer in a coding. Equal tags mean equal bytes, so compressed answers have other tags.
 */
export const etagIn = (etag: string, coding: string): string => etag.replace(/"$/, `.${coding}"`);

/** Returns a tag without its coding. A client that has the answer in one coding has it in all. */
export const uncoded = (etag: string): string => etag.replace(/\.(br|gzip)"$/, '"');

const isWeak = (tag: string): boolean => tag.startsWith('W/');
const opaque = (tag: string): string => uncoded(tag.replace(/^W\//, ''));

/**
 * Returns the tag in an `If-None-Match` header that names the same as `current`, in any coding; `undefined` if none
 * does. Compares weakly, by RFC 9110 (section 13.1.2).
 */
export function matching(given: string | undefined, current: string): string | undefined {
  const found = given
    ?.split(',')
    .map((each) => each.trim())
    .find((each) => opaque(each) === opaque(current));
  return found && `${isWeak(current) ? 'W/' : ''}${found.replace(/^W\//, '')}`;
}

/**
 * Like `matching`, for an answer that this reader may get: then `*` matches. Before, `*` matches nothing, because a
 * match would reveal that an answer exists.
 */
export const heldOf = (given: string | undefined, current: string): string | undefined =>
  given?.trim() === '*' ? current : matching(given, current);
