import * as z from 'zod';
import { seen } from '../../features/commands/access.ts';
import { badCursor } from '../../features/matches/lists.ts';
import { opener } from '../../features/press/boxes.ts';
import { marksOf, mutedNow } from '../../features/press/marks.ts';
import { mutedFor } from '../../features/press/muted.ts';
import { conversationSchema } from '../../features/press/names.ts';
import { conversationsOf, cursorAt, pageAfter, positionAt, shownWith } from '../../features/press/read.ts';
import { leadingTo, linkAfter } from '../../platform/http/headers/paging.ts';
import { wholeNumber } from '../../platform/http/spellings.ts';
import { BadCursor } from '../../platform/ports/ports.ts';
import { operation } from '../operation.ts';

const query = z.strictObject({
  conversation: conversationSchema.optional(),
  after: z.string().max(16_000).optional(),
  from: z.literal('read').optional(),
  limit: wholeNumber(1, 200).default(50),
});

/**
 * Returns the messages that the caller may read now. No cache stores the answer, and it has no tag. A missing
 * conversation and a conversation of others get the same answer.
 */
export const getPress = operation({
  id: 'getPress',
  method: 'GET',
  path: '/v1/games/{game}/press',
  access: 'anyone',
  permission: 'read',
  cache: { by: 'nothing', plain: true },
  query,
  run: async (request) => {
    const { user, service } = request;
    const { conversation, after, from, limit } = request.query;
    const { match, me } = await seen(request);
    const isSeated = user !== undefined && (match.sittings ?? []).some((sitting) => sitting.user === me);
    const kept = isSeated
      ? await marksOf(service.people, await service.persons.selfIn(user, match.game), match.game)
      : undefined;
    const begins = from === 'read' ? (kept?.read ?? {}) : {};
    const position = after === undefined ? begins : positionOf(match.game, user, after);
    const mine = await conversationsOf(service.press, match, me);
    const asked = conversation === undefined ? mine : mine.filter((each) => each === conversation);
    const page = await pageAfter(service, match, me, asked, position, limit);
    const shown = await shownWith(service, match.game, opener(service, match));
    const quiet = { seats: kept?.seats ?? [], muted: kept === undefined ? [] : mutedNow(kept, service.now()) };
    const isMuted = await mutedFor(service, match, user, me, quiet);
    const entries = await Promise.all(
      page.told.map(async (each) => {
        const muted = (await isMuted(each.entry.by)) && { muted: true };
        return { ...(await shown(each)), ...muted };
      }),
    );
    const { rev: _, ...marks } = kept ?? { rev: 0 };
    const isFirst = kept !== undefined && after === undefined;
    const cursor = cursorAt(match.game, user, page.position);
    const { next, headers } = leadingTo(page.isMore ? linkAfter(request, cursor) : undefined);
    return {
      body: {
        game: match.game,
        entries,
        cursor,
        ...next,
        ...(isFirst && { marks }),
      },
      headers: { 'cache-control': 'no-store', ...headers },
    };
  },
});

function positionOf(...[game, user, cursor]: Parameters<typeof positionAt>): ReturnType<typeof positionAt> {
  try {
    return positionAt(game, user, cursor);
  } catch (caught) {
    throw caught instanceof BadCursor ? badCursor() : caught;
  }
}
