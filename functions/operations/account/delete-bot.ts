import { sure } from '../../../domain/lib/sure.ts';
import { noSuchBot } from '../../features/accounts/bots.ts';
import { operation } from '../operation.ts';

/** Deletes the account of a program: its tokens are revoked; games in which it sits go on without it. */
export const deleteBot = operation({
  id: 'deleteBot',
  method: 'DELETE',
  path: '/v1/me/bots/{bot}',
  access: 'signed-in',
  permission: 'write',
  run: async ({ service: { bots }, user, params }) => {
    if (!(await bots.remove(sure(user, 'user, though only people have programs'), sure(params.bot, 'bot in the path')))) throw noSuchBot();
    return {};
  },
});
