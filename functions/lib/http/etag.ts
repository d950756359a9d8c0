import { hmac, toBase64url } from '../../../domain/lib/hash.ts';

interface Tagged {
  /** Names the code that answers: other code may answer otherwise. */
  readonly build: string;
  readonly game: string;
  readonly user: string;
  readonly version: number;
  readonly locale: string;
  readonly representation: string;
}

/** A strong ETag that only this server can make for this reader and version. */
export function etagOf(key: Uint8Array, { build, game, user, version, locale, representation }: Tagged): string {
  const said = JSON.stringify([game, user, version, locale, representation, build]);
  return `"${toBase64url(hmac(key, said)).slice(0, 27)}"`;
}

/** Whether an `If-None-Match` names a tag, weak or strong. */
export const isOneOf = (given: string, current: string): boolean =>
  given.split(',').some((each) => opaque(each.trim()) === opaque(current));

const opaque = (tag: string): string => tag.replace(/^W\//, '');
