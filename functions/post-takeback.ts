import { z } from 'zod';
import { seatId } from '../domain/match/commands.ts';
import { seatFor } from './lib/access.ts';
import { commit, mine } from './lib/command.ts';
import { operation } from './lib/endpoint.ts';

export const takebackSchema = z.strictObject({ seat: seatId.optional() });

/** Takes back the caller's newest step, until chance, a reveal or another seat has intervened. */
export const postTakeback = operation({
  id: 'postTakeback',
  method: 'POST',
  path: '/v1/games/{game}/takebacks',
  access: 'people',
  permission: 'write',
  body: takebackSchema,
  run: async (request) => {
    const { match } = await mine(request);
    return commit(request, match.game, { type: 'takeback', seat: seatFor(match, request.user, request.body.seat) });
  },
});
