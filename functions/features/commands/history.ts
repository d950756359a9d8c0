import * as z from 'zod';
import { jsonOf } from '../../../domain/lib/json.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import type { Commit } from '../../../domain/log/commit.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import { leadingTo, linkAfter, type Target } from '../../platform/http/headers/paging.ts';
import type { Moment } from '../../platform/http/moment.ts';
import { Problem } from '../../platform/http/problem.ts';
import { type Reply, type Request, VARY_BY_TYPE } from '../../platform/http/request.ts';
import { wholeNumber } from '../../platform/http/spellings.ts';
import { inTurns } from '../../platform/kit/turns.ts';
import type { Ports } from '../../platform/ports/grounds.ts';

export const historyQuery = z.strictObject({
  after: wholeNumber(0).default(0).meta({ description: 'The last version that you know.' }),
  limit: wholeNumber(1, 5000).default(1000),
  as: z.string().max(40).optional(),
});

/** Media types of commits: a page of JSON, or one commit a line. */
export const COMMIT_TYPES = ['application/json', 'application/x-ndjson'] as const;

/** Maximum size of an answer in bytes, well below the limit of a function. */
export const MOST_BYTES = 4_500_000;

/** The query of a page. */
type Page = Pick<z.infer<typeof historyQuery>, 'after' | 'limit'>;

type Reading<Query = unknown> = Pick<
  Request<Pick<Ports, 'log'>, unknown, Query>,
  'service' | 'query' | 'target' | 'type'
>;

/** Returns the lead to the commits after the last one of a page, if there are any yet. */
export const leadingOn = (request: Target, match: Match, last: number) =>
  leadingTo(last >= match.v ? undefined : linkAfter(request, last));

/**
 * Returns at most `limit` commits of a match after a version, none later than the match. Throws a Problem (400) if the
 * match never had that version for this reader. Delayed spectators may have had it while they held a seat.
 */
export function commitsUpTo(
  { service }: Pick<Reading, 'service'>,
  { game, v, isFace }: Match,
  after: number,
  limit = Number.POSITIVE_INFINITY,
): Promise<readonly Commit[]> {
  if (after > v && isFace !== true)
    throw new Problem(400, 'BAD_CURSOR', {
      en: `the newest version is ${v}; send as "after" the last version that you know, not ${after}`,
      ko: `가장 새로운 버전은 ${v}입니다. after로 ${after} 대신 마지막으로 아는 버전을 보내세요.`,
    });
  return service.log.read(game, after, Math.max(0, Math.min(limit, v - after)), v);
}

/**
 * Returns commits as a JSON page, or as NDJSON (one canonical commit a line) if the client prefers it. `Link:
 * rel="next"` if there are more.
 */
export async function commitsReply(
  request: Reading<Page>,
  { match, moment }: { readonly match: Match; readonly moment: Moment },
  show: (commit: Commit) => Commit,
): Promise<Reply> {
  const { after, limit } = request.query;
  const commits = await commitsUpTo(request, match, after, limit);
  const lines: string[] = [];
  const turns = inTurns();
  let bytes = 0;
  for (const commit of commits) {
    if (turns.isOver()) await turns.next();
    const line = canonical(jsonOf(show(commit)));
    bytes += line.length;
    if (bytes > MOST_BYTES && lines.length > 0) break;
    lines.push(line);
  }
  const { next, headers } = leadingOn(request, match, after + lines.length);
  const ndjson = request.type === 'application/x-ndjson';
  return {
    version: moment,
    body: ndjson
      ? lines.map((line) => `${line}\n`).join('')
      : `{"commits":[${lines.join(',')}]${next.next === undefined ? '' : `,"next":${JSON.stringify(next.next)}`}}`,
    headers: {
      'content-type': ndjson ? 'application/x-ndjson' : 'application/json',
      vary: VARY_BY_TYPE,
      ...headers,
    },
  };
}
