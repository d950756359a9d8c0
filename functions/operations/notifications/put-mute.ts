import { keepMarksAs } from '../../features/press/marks.ts';
import { muteSchema } from '../../features/press/schemas.ts';
import { operation } from '../operation.ts';

/** Chooses which notifications of a game the caller gets. Only they learn of it. */
export const putMute = operation({
  id: 'putMute',
  method: 'PUT',
  path: '/v1/me/games/{game}/mute',
  access: 'people',
  permission: 'write',
  body: muteSchema,
  run: async ({ service, user, params, body }) => {
    const { tell } = await keepMarksAs(service, user, params.game, body);
    return { body: { tell }, headers: { 'cache-control': 'no-store' } };
  },
});
