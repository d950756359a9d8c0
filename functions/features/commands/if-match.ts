import { LOCALES } from '../../../domain/lib/text.ts';
import { faceName, isFaced } from '../../../domain/match/state/face.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import { etagOf, uncoded } from '../../platform/http/headers/etag.ts';
import type { Request } from '../../platform/http/request.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import { invitedTo } from '../matches/faces.ts';

type Asking = Pick<Request<Pick<Ports, 'build' | 'keys'>>, 'ifMatch' | 'service' | 'user'>;

const REPRESENTATIONS = ['getGame', 'getState', 'getActions'];

/**
 * Returns whether a command may be decided at a version. Its `If-Match` header names a tag from /games/{game}, /state
 * or /actions, in any language. For a delayed spectator the tag names the face. `me`: their name in the log. Without
 * the header, or with `*`, any version is accepted.
 */
export function isForVersion({ ifMatch, service, user = '' }: Asking, match: Match, me: string): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true;
  const { build, keys } = service;
  const { game, v, face } = match;
  const version = face !== undefined && isFaced(match, me) ? faceName(face) : v;
  // A person who is joining had no seat, or only an invitation, when they read the game.
  const read = [
    { me, version },
    { me: '', version },
    { me: '', version: invitedTo(version) },
    { me, version: invitedTo(version) },
  ];
  const tags = REPRESENTATIONS.flatMap((id) =>
    read.flatMap((as) =>
      LOCALES.map((locale) => etagOf(keys.etag, { build, game, user, ...as, locale, representation: `${id}?` })),
    ),
  );
  return ifMatch.split(',').some((each) => tags.includes(uncoded(each.trim())));
}
