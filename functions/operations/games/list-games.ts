import * as z from 'zod';
import { listFields, listQueryOf, pageOf } from '../../features/matches/lists.ts';
import type { Wanted } from '../../platform/ports/ports.ts';
import { operation } from '../operation.ts';

const boolean = z.enum(['true', 'false']);

const listQuery = z
  .strictObject({
    ...listFields,
    free: z.enum(['true']).optional().meta({ description: 'Only games with a free seat, in the lobby or in play.' }),
    anonymous: boolean.optional().meta({ description: 'Only games that are anonymous, or that are not.' }),
    rated: boolean.optional().meta({ description: 'Only games that are rated, or that are not.' }),
    pace: z
      .enum(['live', 'mail'])
      .optional()
      .meta({ description: '`live`: the longest deadline is an hour. `mail`: all others (asynchronous play).' }),
    vacant: z.enum(['true']).optional().meta({ description: 'Only running games with a free seat.' }),
  })
  .refine(({ status, vacant }) => vacant === undefined || status === undefined || status === 'playing', {
    message: '"vacant" lists running games; leave out "status", or use "playing"',
    path: ['vacant'],
    params: { ko: '진행 중인 게임의 빈자리입니다. status를 빼거나 playing으로 하세요.' },
  })
  .transform(({ vacant, free, anonymous, rated, pace, ...list }) => {
    const wanted: Wanted = {
      ...(free !== undefined && { isFree: true }),
      ...(anonymous !== undefined && { isAnonymous: anonymous === 'true' }),
      ...(rated !== undefined && { isRated: rated === 'true' }),
      ...(pace !== undefined && { pace }),
    };
    const filtered = Object.keys(wanted).length > 0 && { wanted };
    return { ...listQueryOf(list), ...(vacant === 'true' && { isVacant: true as const }), ...filtered };
  });

/** Returns public games, newest first (`listedAt`). The lists lag the log; a receipt's version does not. */
export const listGames = operation({
  id: 'listGames',
  method: 'GET',
  path: '/v1/games',
  access: 'anyone',
  permission: 'read',
  cache: { by: 'content' },
  query: listQuery,
  run: (request) => pageOf(request, () => request.service.views.list(request.query)),
});
