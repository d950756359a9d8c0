import * as z from 'zod';
import type { Locale, Text } from '../../../domain/lib/text.ts';
import type { MatchView } from '../../../domain/match/view/view.ts';
import { leadingTo, linkAfter } from '../../platform/http/headers/paging.ts';
import { hosted, Problem } from '../../platform/http/problem.ts';
import type { Reply, Request } from '../../platform/http/request.ts';
import { wholeNumber } from '../../platform/http/spellings.ts';
import type { Ports } from '../../platform/ports/grounds.ts';
import { BadCursor, type Listed, type ListQuery, type Page } from '../../platform/ports/ports.ts';

/** The filters of every list of games. */
export const listFields = {
  status: z.enum(['lobby', 'playing', 'over']).optional(),
  of: z.string().max(40).optional().meta({ description: 'Which game is played: an id of GET /v1/rules.' }),
  limit: wholeNumber(1, 100).default(20),
  after: z
    .string()
    .max(1000)
    .optional()
    .meta({ description: 'The end of the previous page, from its `next`; opaque.' }),
};

/** Fields are absent rather than undefined, because the port distinguishes the two. */
export const listQueryOf = ({ status, of, limit, after }: Asked): ListQuery => ({
  limit,
  ...(status !== undefined && { status }),
  ...(of !== undefined && { of }),
  ...(after !== undefined && { cursor: after }),
});
type Asked = { readonly [name in keyof Pick<ListQuery, 'status' | 'of'>]: ListQuery[name] | undefined } & {
  readonly limit: number;
  readonly after?: string | undefined;
};

/** Returns a view in a language, without the fields for one reader. */
export function viewIn({ ko, ...listed }: Listed, locale: Locale): MatchView {
  const {
    held: _held,
    by: _by,
    lost: _lost,
    out: _out,
    spared: _spared,
    others: _others,
    since: _since,
    ...view
  } = listed;
  return { en: view, ko: { ...view, ...ko } }[locale];
}

export const badCursor = (): Problem =>
  new Problem(400, 'BAD_CURSOR', {
    en: 'send as "after" what "next" or "cursor" of the previous page says, with the same query',
    ko: '앞 쪽의 next나 cursor에 있는 값을 같은 조건과 함께 after로 보내세요.',
  });

const noSuchKind = (detail: Text): Problem =>
  new Problem(400, 'NO_SUCH_RULES', detail, { errors: [{ pointer: '?/of', detail }] });

/**
 * Returns one page of a list of games. Throws a Problem (400) on a cursor of another list, and on a game that is not
 * hosted.
 */
export async function pageOf<Query extends Pick<ListQuery, 'of'>>(
  request: Pick<Request<Pick<Ports, 'games'>, undefined, Query>, 'query' | 'service' | 'locale' | 'target'>,
  list: () => Promise<Page<Listed>>,
  shown: (item: Listed) => unknown = (item) => viewIn(item, request.locale),
): Promise<Reply> {
  const { query, service } = request;
  if (query.of !== undefined && !Object.hasOwn(service.games, query.of)) throw noSuchKind(hosted(service.games));
  try {
    const { items, cursor } = await list();
    const { next, headers } = leadingTo(cursor === undefined ? undefined : linkAfter(request, cursor));
    return { body: { games: items.map(shown), ...next }, headers };
  } catch (caught) {
    if (caught instanceof BadCursor) throw badCursor();
    throw caught;
  }
}
