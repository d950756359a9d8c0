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

/** A strong ETag of what somebody is answered. */
export const etagOfContent = (key: Uint8Array, user: string | undefined, body: string): string =>
  `"${toBase64url(hmac(key, canonical([user ?? null, body]))).slice(0, 27)}"`;

/** The tags of answers by the hash of what they followed from: who polls what has not changed is told so, and nothing is made for it. */
const tags = new Map<string, string>();
const MOST_TAGS = 10_000;
export const tagAfter = (followed: string): string | undefined => tags.get(followed);
export const keepTag = (followed: string, etag: string): void => keepNewest(tags, followed, etag, MOST_TAGS);

/** The tag of the same in a coding: equal tags are equal bytes, so compressed ones have tags of their own. */
export const etagIn = (etag: string, coding: string): string => etag.replace(/"$/, `.${coding}"`);

/** A tag without its coding: whoever has the answer in one has it in all. */
export const uncoded = (etag: string): string => etag.replace(/\.(br|gzip)"$/, '"');

const isWeak = (tag: string): boolean => tag.startsWith('W/');
const opaque = (tag: string): string => uncoded(tag.replace(/^W\//, ''));

/**
 * The tag in an `If-None-Match` header that names what `current` names, whatever its coding; undefined: none does. Compared weakly, as RFC
 * 9110 (section 13.1.2) says.
 */
export function matching(given: string | undefined, current: string): string | undefined {
  const found = given
    ?.split(',')
    .map((each) => each.trim())
    .find((each) => opaque(each) === opaque(current));
  return found && `${isWeak(current) ? 'W/' : ''}${found.replace(/^W\//, '')}`;
}

/**
 * As `matching`, for an answer that this reader was found to get: then `*` names whatever there is. Before that it names nothing, for the
 * answer would tell that there is something.
 */
export const heldOf = (given: string | undefined, current: string): string | undefined =>
  given?.trim() === '*' ? current : matching(given, current);
