import { z } from 'zod';
import type { Locale, Text } from '../../../domain/game.ts';
import type { MatchView } from '../../../domain/match/view.ts';
import type { Reply, Request } from '../http/endpoint.ts';
import { hosted, Problem } from '../http/problem.ts';
import { wholeNumber } from '../http/spellings.ts';
import { BadCursor, type Listed, type ListQuery, type Page } from '../ports.ts';

export const listQuery = z
  .strictObject({
    status: z.enum(['lobby', 'playing', 'over']).optional(),
    of: z.string().max(40).optional().meta({ description: 'Which game is played: an id of GET /v1/rules.' }),
    limit: wholeNumber(1, 100).default(20),
    cursor: z.string().max(1000).optional().meta({ description: 'From the page before; opaque.' }),
  })
  // Left out, not undefined: the port distinguishes. The compiler forgets the names of fields in entries.
  .transform((query) => Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as unknown as ListQuery);

const viewIn = ({ ko, ...view }: Listed, locale: Locale): MatchView => ({ en: view, ko: { ...view, ...ko } })[locale];

export const badCursor = (): Problem =>
  new Problem(400, 'BAD_CURSOR', {
    en: 'send the cursor that the page before gave, with the same query',
    ko: '앞 쪽에서 받은 커서를 같은 조건과 함께 보내십시오.',
  });

const noSuchKind = (detail: Text): Problem => new Problem(400, 'NO_SUCH_RULES', detail, { errors: [{ pointer: '?/of', detail }] });

/** One page of a list of games. Throws a Problem (400) on a cursor that this list did not give, and on a game that is not hosted. */
export async function pageOf({ query, service, locale }: Request<undefined, ListQuery>, list: () => Promise<Page<Listed>>): Promise<Reply> {
  if (query.of !== undefined && !Object.hasOwn(service.games, query.of)) throw noSuchKind(hosted(service.games));
  try {
    const { items, cursor } = await list();
    return { body: { games: items.map((item) => viewIn(item, locale)), ...(cursor !== undefined && { cursor }) } };
  } catch (caught) {
    if (caught instanceof BadCursor) throw badCursor();
    throw caught;
  }
}
