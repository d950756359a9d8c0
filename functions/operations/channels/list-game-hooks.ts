import { hosted } from '../../features/commands/host.ts';
import { operation } from '../operation.ts';

/** Returns the hooks of a game to its owner. */
export const listGameHooks = operation({
  id: 'listGameHooks',
  method: 'GET',
  path: '/v1/games/{game}/hooks',
  access: 'people',
  permission: 'read',
  cache: { by: 'content', plain: true },
  run: async (request) => {
    const { service, user } = request;
    const { match } = await hosted(request);
    return { body: { hooks: await service.gameHooks.list(match, await service.persons.self(user)) } };
  },
});
