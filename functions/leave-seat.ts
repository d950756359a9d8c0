import { sure } from '../domain/lib/sure.ts';
import { operation } from './lib/http/endpoint.ts';
import { commit } from './lib/matches/commit.ts';

/** Leaves a lobby, or resigns from play. */
export const leaveSeat = operation({
  id: 'leaveSeat',
  method: 'DELETE',
  path: '/v1/games/{game}/seats/{seat}',
  access: 'people',
  permission: 'write',
  run: async (request) => {
    const seat = sure(request.params.seat, 'seat in the path');
    return commit(request, () => ({ command: { type: 'leave', seat } }));
  },
});
