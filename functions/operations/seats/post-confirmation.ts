import { seatFor } from '../../features/commands/access.ts';
import { commit } from '../../features/commands/commit.ts';
import { ofSeatSchema } from '../../platform/http/spellings.ts';
import { operation } from '../operation.ts';

/** Says that a person is there when a game is about to begin; with the last of them it begins. */
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
