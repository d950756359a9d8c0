import { seatsOf } from '../../../domain/match/state/state.ts';
import { commit } from '../../features/commands/commit.ts';
import { operation } from '../operation.ts';

/** Leaves a lobby, or resigns from play. The owner of a lobby can remove others. */
export const leaveSeat = operation({
  id: 'leaveSeat',
  method: 'DELETE',
  path: '/v1/games/{game}/seats/{seat}',
  access: 'people',
  permission: 'write',
  run: async (request) => {
    const { seat } = request.params;
    return commit(request, ({ match }, me) => {
      const isHosts = me === match.owner && !seatsOf(match, me).includes(seat);
      return { command: { type: isHosts ? 'remove' : 'leave', seat } };
    });
  },
});
