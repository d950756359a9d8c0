import { seatFor } from './lib/auth/access.ts';
import { operation } from './lib/http/endpoint.ts';
import { ofSeatSchema } from './lib/http/spellings.ts';
import { commit } from './lib/matches/commit.ts';

/** Prolongs the deadline of a question, out of what each seat has for it. */
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
