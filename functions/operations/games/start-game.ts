import { commit } from '../../features/commands/commit.ts';
import { operation } from '../operation.ts';

/** Starts the game, once every seat is taken. Only its owner may. */
export const startGame = operation({
  id: 'startGame',
  method: 'POST',
  path: '/v1/games/{game}/start',
  access: 'people',
  permission: 'write',
  run: async (request) => commit(request, () => ({ command: { type: 'start' } })),
});
