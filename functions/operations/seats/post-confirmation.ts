import { seatFor } from '../../features/commands/access.ts';
import { commit } from '../../features/commands/commit.ts';
import { ofSeatSchema } from '../../platform/http/spellings.ts';
import { operation } from '../operation.ts';

/** Confirms that a player is present at the start. The last confirmation starts the game. */
export const postConfirmation = operation({
  id: 'postConfirmation',
  method: 'POST',
  path: '/v1/games/{game}/confirmations',
  access: 'people',
  permission: 'write',
  body: ofSeatSchema,
  run: async (request) =>
    commit(request, ({ match }, me) => ({ command: { type: 'confirm', seat: seatFor(match, me, request.body.seat) } })),
});
