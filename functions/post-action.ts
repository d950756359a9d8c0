import { seatFor } from './lib/auth/access.ts';
import { operation } from './lib/http/endpoint.ts';
import { actionSchema, commandOf, commit, mine, repeated } from './lib/matches/command.ts';

/** Answers an open question. Notation is read first; its remarks come back as `notes`. */
export const postAction = operation({
  id: 'postAction',
  method: 'POST',
  path: '/v1/games/{game}/actions',
  access: 'people',
  permission: 'write',
  body: actionSchema,
  run: async (request) => {
    const { game, match } = await mine(request);
    const seat = seatFor(match, request.user, request.body.seat);
    const retried = request.body.written === undefined ? undefined : repeated(request, match, seat);
    if (retried !== undefined) return retried;
    const { command, notes } = commandOf(game, match, seat, request.body);
    return commit(request, match.game, { type: 'act', seat, ask: request.body.ask, command }, { notes });
  },
});
