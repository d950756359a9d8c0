import * as z from 'zod';
import { leavesIn, PART, storedIn } from '../../features/anchors/stored.ts';
import { leadingTo, linkAfter } from '../../platform/http/headers/paging.ts';
import { Problem } from '../../platform/http/problem.ts';
import { wholeNumber } from '../../platform/http/spellings.ts';
import { operation } from '../operation.ts';

const HOUR = /^[1-9][0-9]{0,8}$/;
const NEWEST = 'newest';

/** Returns the anchor of an hour, or the newest one. It is the same for everybody, and tells nothing of any game. */
export const getAnchor = operation({
  id: 'getAnchor',
  method: 'GET',
  path: '/anchors/{hour}',
  access: 'anyone',
  permission: 'costly',
  cache: { by: 'content', plain: true },
  query: z.strictObject({ after: wholeNumber(0).default(0) }),
  run: async (request) => {
    const { anchors } = request.service;
    const { hour: named } = request.params;
    const hour = named === NEWEST ? await anchors.newest() : HOUR.test(named) ? Number(named) : undefined;
    const stored = hour === undefined ? undefined : await storedIn(anchors, hour);
    const { after } = request.query;
    const leaves =
      hour === undefined || stored === undefined || after % PART !== 0
        ? undefined
        : await leavesIn(anchors, hour, after / PART);
    if (stored === undefined || leaves === undefined)
      throw new Problem(404, 'NO_SUCH_ANCHOR', {
        en: `there is no anchor of hour ${named} with leaves after ${after}; /anchors/newest has the newest`,
        ko: `${named}시의 앵커에 ${after} 다음의 잎이 없습니다. /anchors/newest에 가장 새 앵커가 있습니다.`,
      });
    const end = after + leaves.length;
    const { next, headers } = leadingTo(end < stored.kept.anchor.leaves ? linkAfter(request, end) : undefined);
    return { body: { ...stored.kept, leaves, ...next }, headers };
  },
});
