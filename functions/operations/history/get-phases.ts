import * as z from 'zod';
import { seen } from '../../features/commands/access.ts';
import { chaptersAfter, pageOf } from '../../features/commands/chapters.ts';
import { leadingTo, linkAfter } from '../../platform/http/headers/paging.ts';
import { wholeNumber } from '../../platform/http/spellings.ts';
import { operation } from '../operation.ts';

const query = z.strictObject({
  after: wholeNumber(0).default(0),
  limit: wholeNumber(1, 200).default(50),
});

/** Returns the resolved phases after a version, from public facts. */
export const getPhases = operation({
  id: 'getPhases',
  method: 'GET',
  path: '/v1/games/{game}/phases',
  access: 'anyone',
  permission: 'read',
  worker: 'heavy',
  query,
  run: async (request) => {
    const { game, match, moment } = await seen(request);
    const { after, limit } = request.query;
    const all = await chaptersAfter(request, game, match, after);
    const phases = pageOf(all, limit);
    const last = phases.at(-1)?.version;
    const isMore = phases.length < all.length && last !== undefined;
    const { next, headers } = leadingTo(isMore ? linkAfter(request, last) : undefined);
    return {
      body: { game: match.game, version: match.v, phases, ...next },
      version: moment,
      headers,
    };
  },
});
