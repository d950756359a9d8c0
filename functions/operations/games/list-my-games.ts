import * as z from 'zod';
import { awaiting, FIELDS, picked, seatsIn } from '../../features/listing/my-games.ts';
import { listFields, listQueryOf, pageOf, viewIn } from '../../features/matches/lists.ts';
import { inviting } from '../../features/people/blocks.ts';
import type { Listed, Page } from '../../platform/ports/ports.ts';
import { operation } from '../operation.ts';

const query = z
  .strictObject({
    ...listFields,
    awaiting: z.enum(['true', 'false']).default('false'),
    fields: z
      .string()
      .transform((text) => text.split(','))
      .pipe(z.array(z.enum(FIELDS)).max(FIELDS.length))
      .optional(),
  })
  .transform(({ awaiting, fields, ...list }) => ({ ...listQueryOf(list), isAwaiting: awaiting === 'true', fields }));

/**
 * Returns games that the caller owns, plays or is invited to, newest change first. The order is exact within each
 * hundred; the list itself is sorted by weeks. With `awaiting=true`: only those that wait for the caller, soonest
 * deadline first.
 */
export const listMyGames = operation({
  id: 'listMyGames',
  method: 'GET',
  path: '/v1/me/games',
  access: 'people',
  permission: 'read',
  cache: { by: 'content', plain: true },
  query,
  run: async (request) => {
    const { query, service, user, locale } = request;
    const { isAwaiting, fields, ...list } = query;
    // Only seated players have games waiting for them, so names of invitations are omitted.
    const { person, names } = isAwaiting
      ? { person: undefined, names: await service.persons.seated(user) }
      : await service.persons.listedAs(user);
    const shown = (item: Listed): unknown =>
      fields === undefined
        ? { ...viewIn(item, locale), mine: seatsIn(item, names) }
        : picked(item, names, fields, locale);
    if (isAwaiting) {
      const live = await service.views.live(names);
      return {
        from: live.marks && [...names, ...live.marks],
        make: () => pageOf(request, async () => awaiting(live.games(), names, list), shown),
      };
    }
    const isUnwanted = await inviting(service, person, names);
    const mine = async (): Promise<Page<Listed>> => {
      const page = await service.views.mine(names, list);
      return { ...page, items: page.items.filter((item) => !isUnwanted(item)) };
    };
    return pageOf(request, mine, shown);
  },
});
