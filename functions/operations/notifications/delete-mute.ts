import { keepMarksAs } from '../../features/press/marks.ts';
import { operation } from '../operation.ts';

/** Returns the caller to the usual notifications of a game. */
export const deleteMute = operation({
  id: 'deleteMute',
  method: 'DELETE',
  path: '/v1/me/games/{game}/mute',
  access: 'people',
  permission: 'write',
  run: async ({ service, user, params }) => {
    await keepMarksAs(service, user, params.game, { tell: null });
    return {};
  },
});
