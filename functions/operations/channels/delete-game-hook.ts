import { hosted } from '../../features/commands/host.ts';
import { operation } from '../operation.ts';

/** Deletes a hook of a game with its address. Only the owner of the game may. */
export const deleteGameHook = operation({
  id: 'deleteGameHook',
  method: 'DELETE',
  path: '/v1/games/{game}/hooks/{hook}',
  access: 'people',
  permission: 'write',
  run: async (request) => {
    const { match } = await hosted(request);
    await request.service.gameHooks.remove(match, request.params.hook);
    return {};
  },
});
