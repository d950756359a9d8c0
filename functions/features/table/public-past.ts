import * as z from 'zod';
import { sha256 } from '../../../domain/lib/hash.ts';
import { jsonOf } from '../../../domain/lib/json.ts';
import { LOCALES, type Locale } from '../../../domain/lib/text.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import type { InGame, Reply, Request } from '../../platform/http/request.ts';
import { wholeNumber } from '../../platform/http/spellings.ts';
import { type Seen, seen } from '../commands/access.ts';
import type { Looking } from '../commands/asked.ts';

/** The version, and the language, which stands in the address because caches of everybody know nothing else. */
export const publicQuery = z.strictObject({
  version: wholeNumber(1),
  lang: z.enum(LOCALES).default('en'),
});

/**
 * Returns a version of a public game as spectators see it; without one, the newest. It is the same for every sender.
 * Throws a Problem: 404 for a private game, and for a version that spectators do not see yet.
 */
export const publicly = (request: Request<Looking> & InGame, version?: number): Promise<Seen> =>
  seen({ ...request, user: undefined }, { version, as: 'spectator' });

/** An hour in a browser, a day at the edge. */
const KEPT = 'public, max-age=3600, s-maxage=86400';

/** Returns an answer that is the same for everybody, by its address alone, with a tag of its content. */
export function toEverybody(body: object | string, lang: Locale, headers: Reply['headers'] = {}): Reply {
  const text = typeof body === 'string' ? body : canonical(jsonOf(body));
  return {
    body: text,
    tag: `"${sha256(`${lang} ${text}`).slice(0, 27)}"`,
    headers: {
      'content-type': 'application/json',
      'cache-control': KEPT,
      'content-language': lang,
      vary: 'accept-encoding',
      ...headers,
    },
  };
}
