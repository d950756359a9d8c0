import * as z from 'zod';
import { holderOf } from '../../features/channels/holder.ts';
import { lastNumber, notificationsAfter } from '../../features/notifications/made.ts';
import { threaded } from '../../features/notifications/threads.ts';
import { leadingTo, linkAfter } from '../../platform/http/headers/paging.ts';
import { operation } from '../operation.ts';

const notificationsQuery = z.strictObject({
  after: z.coerce
    .number()
    .int()
    .min(0)
    .max(10 ** 9)
    .default(0)
    .meta({ description: 'The number of the last notification that you know.' }),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

/** Returns the caller's notifications in order. */
export const listNotifications = operation({
  id: 'listNotifications',
  method: 'GET',
  path: '/v1/me/notifications',
  access: 'people',
  permission: 'read',
  cache: { by: 'content' },
  query: notificationsQuery,
  run: async (request) => {
    const { service, user, query } = request;
    const holder = await holderOf(service, user);
    if (holder === undefined) return { body: { notifications: [], newest: 0 } };
    const { people } = service;
    const notifications = await notificationsAfter(people, holder.person, query.after, query.limit);
    const all = notifications.map((each) => threaded(holder.secret, each));
    const newest = await lastNumber(people, holder.person);
    const end = notifications.length === query.limit ? notifications.at(-1)?.number : undefined;
    const { next, headers } = leadingTo(end === undefined || end >= newest ? undefined : linkAfter(request, end));
    return { body: { notifications: all, newest, ...next }, headers };
  },
});
