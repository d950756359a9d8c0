import * as z from 'zod';
import { proofsOf } from '../../features/anchors/proofs.ts';
import { seen } from '../../features/commands/access.ts';
import { commitsUpTo } from '../../features/commands/history.ts';
import { spendOnLogs } from '../../features/costs/budget.ts';
import { leadingTo, linkAfter } from '../../platform/http/headers/paging.ts';
import { wholeNumber } from '../../platform/http/spellings.ts';
import { operation } from '../operation.ts';

const query = z.strictObject({
  after: wholeNumber(0).default(0),
  limit: wholeNumber(1, 200).default(50),
  as: z.string().max(40).optional(),
});

/**
 * Returns the proofs that commits after a version stand in anchors. Delayed spectators get none for the newest commit
 * that they see: whether an anchor has it tells whether the game moved again in that hour.
 */
export const getGameAnchors = operation({
  id: 'getGameAnchors',
  method: 'GET',
  path: '/v1/games/{game}/anchors',
  access: 'anyone',
  permission: 'costly',
  worker: 'heavy',
  cache: { by: 'content' },
  query,
  run: async (request) => {
    const { service } = request;
    const { match } = await seen(request, { as: request.query.as });
    const { after, limit } = request.query;
    const last = match.isFace === true ? match.v - 1 : match.v;
    const read = await commitsUpTo(request, match, after, limit);
    const commits = read.filter(({ envelope }) => envelope.v <= last);
    spendOnLogs(request, commits.length);
    const dated = commits.map(({ envelope: { v, at }, hash }) => ({ game: match.game, v, hash, at }));
    const anchors = await proofsOf(service.anchors, service.keys.anchors, dated);
    const end = after + read.length;
    const { next, headers } = leadingTo(read.length > 0 && end < match.v ? linkAfter(request, end) : undefined);
    return { body: { game: match.game, anchors, ...next }, headers };
  },
});
