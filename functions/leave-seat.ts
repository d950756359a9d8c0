import { operation } from './lib/http/endpoint.ts';
import { commit, mine } from './lib/matches/command.ts';

/** Leaves a lobby, or resigns from play. */
export const leaveSeat = operation({
  id: 'leaveSeat',
  method: 'DELETE',
  path: '/v1/games/{game}/seats/{seat}',
  access: 'people',
  permission: 'write',
  run: async (request) => {
    const { match } = await mine(request);
    return commit(request, match.game, { type: 'leave', seat: request.params.seat! });
  },
});
