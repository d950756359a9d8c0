import { LOCALES } from '../../../domain/game.ts';
import type { Request } from '../http/endpoint.ts';
import { etagOf, uncoded } from '../http/etag.ts';

const REPRESENTATIONS = ['getGame', 'getState', 'getActions'];

/**
 * Whether a command may be decided at a version: its `If-Match` header names the version by the tag that /games/{game}, /state or
 * /actions gave the sender for it, in any language; `me`: who they are in the log. Without the header, or with `*`, any version will do.
 */
export function isForVersion({ ifMatch, service, user = '' }: Request, game: string, me: string, version: number): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true;
  const { build, keys } = service;
  const tags = REPRESENTATIONS.flatMap((id) =>
    // Who comes into a game was nobody there when they read it.
    ['', me].flatMap((known) =>
      LOCALES.map((locale) => etagOf(keys.etag, { build, game, user, me: known, version, locale, representation: `${id}?` })),
    ),
  );
  return ifMatch.split(',').some((each) => tags.includes(uncoded(each.trim())));
}
