import * as z from 'zod';
import { cursorAt, type Position, positionAt } from '../../features/live/cursor.ts';
import { newsAfter, newsNow } from '../../features/live/news.ts';
import { badCursor } from '../../features/matches/lists.ts';
import { leadingTo, linkAfter } from '../../platform/http/headers/paging.ts';
import { BadCursor } from '../../platform/ports/ports.ts';
import { operation } from '../operation.ts';

const eventsQuery = z.strictObject({
  after: z
    .string()
    .max(1000)
    .optional()
    .meta({ description: 'A cursor of this list, or of the live channel. Default: from now on.' }),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

/** Returns everything that concerns the caller in all games since a cursor: each changed game once, as it is now. */
export const listMyEvents = operation({
  id: 'listMyEvents',
  method: 'GET',
  path: '/v1/me/events',
  access: 'people',
  permission: 'read',
  cache: { by: 'content' },
  query: eventsQuery,
  run: async (request) => {
    const { query, service, user } = request;
    if (query.after === undefined)
      return { body: { events: [], cursor: cursorAt(user, await newsNow(service, user)) } };
    const { news, press, position, isMore } = await newsAfter(
      service,
      user,
      positionIn(user, query.after),
      query.limit,
    );
    const cursor = cursorAt(user, position);
    const { next, headers } = leadingTo(isMore ? linkAfter(request, cursor) : undefined);
    return {
      body: {
        events: news,
        ...(press.length > 0 && { press }),
        cursor,
        ...next,
      },
      headers,
    };
  },
});

function positionIn(user: string, cursor: string): Position {
  try {
    return positionAt(user, cursor);
  } catch (caught) {
    throw caught instanceof BadCursor ? badCursor() : caught;
  }
}
