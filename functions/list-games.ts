import * as z from 'zod';
import { operation } from './lib/http/endpoint.ts';
import { listFields, listQueryOf, pageOf } from './lib/matches/lists.ts';

const listQuery = z
  .strictObject({
    ...listFields,
    vacant: z.enum(['true']).optional().meta({ description: 'Only running games in which a seat is free for somebody.' }),
  })
  .refine(({ status, vacant }) => vacant === undefined || status === undefined || status === 'playing', {
    message: 'vacant seats of running games: leave out status, or say playing',
    path: ['vacant'],
    params: { ko: '진행 중인 게임의 빈자리입니다. status를 빼거나 playing으로 하십시오.' },
  })
  .transform(({ vacant, ...list }) => ({ ...listQueryOf(list), ...(vacant === 'true' && { isVacant: true as const }) }));

/** Public games, the newest first (`listedAt`). Lists lag the log by the projector; a receipt's version does not. */
export const listGames = operation({
  id: 'listGames',
  method: 'GET',
  path: '/v1/games',
  access: 'anyone',
  permission: 'read',
  isOwnTag: true,
  query: listQuery,
  run: (request) => pageOf(request, () => request.service.views.list(request.query)),
});
