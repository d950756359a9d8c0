import { commit } from '../../features/commands/commit.ts';
import { operation } from '../operation.ts';

/** Cancels a game that has not started. Only its owner may. */
export const closeGame = operation({
  id: 'closeGame',
  method: 'DELETE',
  path: '/v1/games/{game}',
  access: 'people',
  permission: 'write',
  run: (request) => commit(request, () => ({ command: { type: 'close' } })),
});
