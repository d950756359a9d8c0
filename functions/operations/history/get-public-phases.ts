import { noSuchVersion } from '../../features/commands/access.ts';
import { chaptersAfter, pageOf } from '../../features/commands/chapters.ts';
import { publicly, publicQuery, toEverybody } from '../../features/table/public-past.ts';
import { leadingTo, linkAfter } from '../../platform/http/headers/paging.ts';
import { wholeNumber } from '../../platform/http/spellings.ts';
import { operation } from '../operation.ts';

/** Number of phases on a page. One commit may close more. */
const PAGE = 200;

/** Returns the phases of a public game that were resolved up to a version, for caches of everybody. */
export const getPublicPhases = operation({
  id: 'getPublicPhases',
  method: 'GET',
  path: '/v1/public/games/{game}/phases',
  access: 'anyone',
  permission: 'read',
  cache: { by: 'everybody' },
  worker: 'heavy',
  query: publicQuery.extend({ after: wholeNumber(0).default(0) }),
  run: async (request) => {
    const { version, lang, after } = request.query;
    // Of the newest version, so that readers of many versions share what the server remembers.
    const { game, match } = await publicly(request);
    if (version > match.v) throw noSuchVersion(match.v);
    const asked = { ...request, user: undefined, locale: lang };
    const all = (await chaptersAfter(asked, game, match, after)).filter((chapter) => chapter.version <= version);
    const phases = pageOf(all, PAGE);
    const last = phases.at(-1)?.version;
    const isMore = phases.length < all.length && last !== undefined;
    const { next, headers } = leadingTo(isMore ? linkAfter(request, last) : undefined);
    return toEverybody({ game: match.game, version, phases, ...next }, lang, headers);
  },
});
