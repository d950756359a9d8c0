import * as z from 'zod';
import { holderOf } from '../../features/channels/holder.ts';
import { lastNumber, noticesAfter } from '../../features/notifications/made.ts';
import { operation } from '../operation.ts';

const noticesQuery = z.strictObject({
  after: z.coerce
    .number()
    .int()
    .min(0)
    .max(10 ** 9)
    .default(0)
    .meta({ description: 'The number of the last one that is known.' }),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

/** The caller's notices, in order. */
export const listNotices = operation({
  id: 'listNotices',
  method: 'GET',
  path: '/v1/me/notices',
  access: 'people',
  permission: 'read',
  cache: { by: 'content' },
  query: noticesQuery,
  run: async ({ service, user, query }) => {
    const holder = await holderOf(service, user);
    if (holder === undefined) return { body: { notices: [], newest: 0 } };
    const { people } = service;
    const notices = await noticesAfter(people, holder.person, query.after, query.limit);
    return { body: { notices, newest: await lastNumber(people, holder.person) } };
  },
});
