import { LOCALES } from '../../../domain/game.ts';
import type { Request } from '../http/endpoint.ts';
import { etagOf, uncoded } from '../http/etag.ts';

const REPRESENTATIONS = ['getGame', 'getState', 'getActions'];

/**
 * Whether a command may be decided at a version: its `If-Match` header names the version by the tag that /games/{game}, /state or
 * /actions gave the sender for it, in any language. Without the header, or with `*`, any version will do.
 */
export function isForVersion({ ifMatch, service }: Request, game: string, user: string, version: number): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true;
  const tags = REPRESENTATIONS.flatMap((id) =>
    LOCALES.map((locale) => etagOf(service.keys.etag, { build: service.build, game, user, version, locale, representation: `${id}?` })),
  );
  return ifMatch.split(',').some((each) => tags.includes(uncoded(each.trim())));
}
