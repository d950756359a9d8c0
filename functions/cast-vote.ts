import { z } from 'zod';
import { seatId, VOTE_KINDS, type VoteKind } from '../domain/match/commands.ts';
import { seatFor } from './lib/access.ts';
import { commit, mine } from './lib/command.ts';
import { operation } from './lib/endpoint.ts';
import { Problem } from './lib/problem.ts';

export const voteSchema = z.strictObject({ vote: z.boolean(), seat: seatId.optional() });

/** Gives or withdraws a vote: `ready`, `draw`, `cancel`. */
export const castVote = operation({
  id: 'castVote',
  method: 'PUT',
  path: '/v1/games/{game}/votes/{kind}',
  access: 'people',
  permission: 'write',
  body: voteSchema,
  run: async (request) => {
    const kind = request.params.kind as VoteKind;
    if (!VOTE_KINDS.includes(kind)) throw new Problem(404, 'NO_SUCH_VOTE', `the votes are ${VOTE_KINDS.join(', ')}`);
    const { match } = await mine(request);
    const seat = seatFor(match, request.user, request.body.seat);
    return commit(request, match.game, { type: 'vote', seat, kind, value: request.body.vote });
  },
});
