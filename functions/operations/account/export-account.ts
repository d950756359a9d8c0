import * as z from 'zod';
import { holderOf } from '../../features/channels/holder.ts';
import { gamesOf } from '../../features/export/export.ts';
import { notedOf } from '../../features/invitations/invitations.ts';
import { reportsOf } from '../../features/moderation/reports.ts';
import { notificationsAfter } from '../../features/notifications/made.ts';
import { threaded } from '../../features/notifications/threads.ts';
import { blocksOf } from '../../features/people/blocks.ts';
import { figuresOf } from '../../features/ratings/profiles.ts';
import { leadingTo, linkAfter } from '../../platform/http/headers/paging.ts';
import { wholeNumber } from '../../platform/http/spellings.ts';
import { operation } from '../operation.ts';

const query = z.strictObject({
  after: z
    .string()
    .regex(/^g[0-9a-f]{20}$/)
    .optional(),
  limit: wholeNumber(1, 50).default(20),
});

/** Number of exported notifications. Older ones have no use. */
const NOTIFICATIONS = 500;

/** Returns all stored data about the caller, with proofs of the games they were in. Refuses personal tokens. */
export const exportAccount = operation({
  id: 'exportAccount',
  method: 'GET',
  path: '/v1/me/export',
  access: 'signed-in',
  permission: 'costly',
  worker: 'heavy',
  cache: { by: 'nothing', plain: true },
  query,
  run: async (request) => {
    const { service, user, query } = request;
    const { after, limit } = query;
    const holder = await holderOf(service, user);
    const at = service.now();
    const { games, end = undefined } =
      holder === undefined ? { games: [] } : await gamesOf(service, holder.person, after ?? '', limit);
    const { next, headers: link } = leadingTo(end === undefined ? undefined : linkAfter(request, end));
    const [page, headers] = [
      { games, ...next },
      { 'cache-control': 'no-store', ...link },
    ];
    if (after !== undefined) return { body: { at, ...page }, headers };
    const account = await service.accounts.read(user);
    const own = holder && {
      tokens: await service.tokens.list(holder.person),
      bots: await service.bots.list(user),
      channels: await service.channels.list(holder),
      blocks: await blocksOf(service, holder.person),
      ...(await notedOf(service, holder.person, await service.subjectOf(user))),
      reports: await reportsOf(service, holder.person),
      figures: await figuresOf(service.people, holder.person, at),
      notifications: (await notificationsAfter(service.people, holder.person, 0, NOTIFICATIONS)).map((each) =>
        threaded(holder.secret, each),
      ),
    };
    return { body: { at, account, ...own, ...page }, headers };
  },
});
