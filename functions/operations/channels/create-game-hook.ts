import { randomUUID } from 'node:crypto';
import { newGameHookSchema } from '../../features/channels/schemas.ts';
import { hosted } from '../../features/commands/host.ts';
import { operation } from '../operation.ts';

/** Creates a hook of a game, which is told what spectators see. Only the owner of the game may. */
export const createGameHook = operation({
  id: 'createGameHook',
  method: 'POST',
  path: '/v1/games/{game}/hooks',
  access: 'people',
  permission: 'write',
  body: newGameHookSchema,
  run: async (request) => {
    const { service, user, body, locale, idempotencyKey, hasKey } = request;
    const { match } = await hosted(request);
    const how = { key: idempotencyKey ?? randomUUID(), locale, hasKey };
    const made = await service.gameHooks.create(match, await service.persons.self(user), body, how);
    return { status: 201, body: made, headers: { location: `/v1/games/${match.game}/hooks/${made.id}` } };
  },
});
