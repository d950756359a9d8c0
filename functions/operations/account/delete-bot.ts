import { noSuchBot } from '../../features/accounts/bots.ts';
import { operation } from '../operation.ts';

/** Deletes a bot account and revokes its tokens. Its games continue without it. */
export const deleteBot = operation({
  id: 'deleteBot',
  method: 'DELETE',
  path: '/v1/me/bots/{bot}',
  access: 'signed-in',
  permission: 'write',
  run: async ({ service: { bots }, user, params }) => {
    if (!(await bots.remove(user, params.bot))) throw noSuchBot();
    return {};
  },
});
