import { seatFor } from '../../features/commands/access.ts';
import { commit } from '../../features/commands/commit.ts';
import { ofSeatSchema } from '../../platform/http/spellings.ts';
import { operation } from '../operation.ts';

/** Extends the deadline of a question at the expense of the seat. */
export const postExtension = operation({
  id: 'postExtension',
  method: 'POST',
  path: '/v1/games/{game}/extensions',
  access: 'people',
  permission: 'write',
  body: ofSeatSchema,
  run: async (request) => {
    const { seat } = request.body;
    return commit(request, ({ match }, me) => ({ command: { type: 'extend', seat: seatFor(match, me, seat) } }));
  },
});
