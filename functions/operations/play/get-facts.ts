import * as z from 'zod';
import { lookQuery, noPosition, seen } from '../../features/commands/access.ts';
import { Problem } from '../../platform/http/problem.ts';
import { operation } from '../operation.ts';

const query = lookQuery.extend({ of: z.string().min(1).max(80) });

/** Returns what the caller may know of something on the board: a piece, a space, a power. */
export const getFacts = operation({
  id: 'getFacts',
  method: 'GET',
  path: '/v1/games/{game}/facts',
  access: 'anyone',
  permission: 'read',
  query,
  run: async (request) => {
    const { of, ...look } = request.query;
    const { game, match, moment, viewer, isFixed } = await seen(request, look);
    if (match.state === undefined) throw noPosition();
    const facts = game.facts?.(game.view(match.state, viewer), of, request.locale);
    if (facts === undefined) throw new Problem(404, 'NO_SUCH_THING', NOTHING);
    return { body: { game: match.game, version: match.v, of, ...facts }, version: moment, immutable: isFixed };
  },
});

const NOTHING = {
  en: 'this game tells nothing about something of that name now',
  ko: '이 게임에는 지금 그런 이름으로 알려 줄 것이 없습니다.',
};
