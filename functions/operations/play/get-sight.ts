import * as z from 'zod';
import { lookQuery, noPosition, seen } from '../../features/commands/access.ts';
import { Problem } from '../../platform/http/problem.ts';
import { operation } from '../operation.ts';

const query = lookQuery.pick({ version: true }).extend({
  from: z.string().min(1).max(40),
  at: z.string().min(1).max(40).optional(),
  moved: z.enum(['true', 'false']).optional(),
});

/** Returns what a piece could fire at from its place or another, or what a seat could attack, from public facts. */
export const getSight = operation({
  id: 'getSight',
  method: 'GET',
  path: '/v1/games/{game}/sight',
  access: 'anyone',
  permission: 'read',
  query,
  run: async (request) => {
    const { version, from, at, moved } = request.query;
    const { game, match, moment, isPast } = await seen(request, { version });
    if (match.state === undefined) throw noPosition();
    const spaces = game.sight?.(game.view(match.state, []), from, {
      ...(at !== undefined && { at }),
      ...(moved !== undefined && { moved: moved === 'true' }),
    });
    if (spaces === undefined) throw new Problem(404, 'NO_SUCH_LOOKOUT', NOTHING);
    return {
      body: { game: match.game, version: match.v, from, ...(at !== undefined && { at }), spaces },
      version: moment,
      immutable: isPast,
    };
  },
});

const NOTHING = {
  en: 'no piece of this game with that name has a line of sight now',
  ko: '이 게임에는 지금 그런 이름으로 살피는 조각이 없습니다.',
};
