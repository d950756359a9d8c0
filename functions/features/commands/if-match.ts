import { LOCALES } from '../../../domain/lib/text.ts';
import { faceName, isFaced } from '../../../domain/match/state/face.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import { etagOf, isTag, uncoded } from '../../platform/http/headers/etag.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Request } from '../../platform/http/request.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import { invitedTo } from '../matches/faces.ts';

type Asking = Pick<Request<Pick<Ports, 'build' | 'keys'>>, 'ifMatch' | 'service' | 'user'>;

const REPRESENTATIONS = ['getGame', 'getState', 'getActions'];

/**
 * Returns whether a command may be decided at a version. Its `If-Match` header names a tag from /games/{game}, /state
 * or /actions, in any language. For a delayed spectator the tag names the face. `me`: their name in the log. Without
 * the header, or with `*`, any version is accepted. Throws a Problem (412) if no tag has the form of this server's.
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
  const given = ifMatch.split(',').map((each) => uncoded(each.trim()));
  if (!given.some(isTag)) throw noTag();
  return given.some((each) => tags.includes(each));
}

const noTag = (): Problem =>
  new Problem(412, 'MOVED_ON', {
    en: 'If-Match has no tag of an answer of this game; send the whole ETag of …/state or …/actions, with its quotes',
    ko: 'If-Match에 이 게임의 응답에서 온 태그가 없습니다. …/state나 …/actions의 ETag를 따옴표까지 그대로 보내세요.',
  });
