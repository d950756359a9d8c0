import { hmac, toBase64url } from '../../../domain/lib/hash.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import { keepNewest } from '../kit/newest.ts';
import type { Moment } from './moment.ts';

interface Tagged {
  /** Names the code that answers: other code may answer otherwise. */
  readonly build: string;
  readonly game: string;
  readonly user: string;
  /** Who the reader is in the log: a takeover changes it without a commit. */
  readonly me: string;
  readonly version: Moment;
  readonly locale: string;
  readonly representation: string;
}

/** A strong ETag that only this server can make for this reader and version. */
export function etagOf(key: Uint8Array, { build, game, user, me, version, locale, representation }: Tagged): string {
  const said = JSON.stringify([game, user, me, version, locale, representation, build]);
  return `"${toBase64url(hmac(key, said)).slice(0, 27)}"`;
}

/** Returns a strong ETag of an answer to a reader. */
export const etagOfContent = (key: Uint8Array, user: string | undefined, body: string): string =>
  `"${toBase64url(hmac(key, canonical([user ?? null, body]))).slice(0, 27)}"`;

/**
 * The tags of answers by the hash of what they followed from: who polls what has not changed is told so, and nothing is
 * made for it.
 */
const tags = new Map<string, string>();
const MOST_TAGS = 10_000;
export const tagAfter = (followed: string): string | undefined => tags.get(followed);
export const keepTag = (followed: string, etag: string): void => keepNewest(tags, followed, etag, MOST_TAGS);

/**
 * Returns the tag of the same answer in a coding: equal tags are equal bytes, so compressed answers have other tags.
 */
export const etagIn = (etag: string, coding: string): string => etag.replace(/"$/, `.${coding}"`);

/** Returns a tag without its coding: a client that has the answer in one coding has it in all. */
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
 * As `matching`, for an answer that this reader may get: then `*` names every answer. Before that it names nothing, for
 * a match would reveal that there is an answer.
 */
export const heldOf = (given: string | undefined, current: string): string | undefined =>
  given?.trim() === '*' ? current : matching(given, current);
