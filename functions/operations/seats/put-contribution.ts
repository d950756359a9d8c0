import * as z from 'zod';
import { seatId } from '../../../domain/match/state/seat-id.ts';
import { seatFor } from '../../features/commands/access.ts';
import { commit } from '../../features/commands/commit.ts';
import { contributionSchema } from '../../platform/http/spellings.ts';
import { operation } from '../operation.ts';

export const contributionRequestSchema = z.strictObject({ seat: seatId.optional(), contribution: contributionSchema });

/** Commits to bytes for the dice. Replaces an earlier commitment until the contributions are fixed. */
export const putContribution = operation({
  id: 'putContribution',
  method: 'PUT',
  path: '/v1/games/{game}/contributions',
  access: 'people',
  permission: 'write',
  body: contributionRequestSchema,
  run: async (request) => {
    const { seat, contribution } = request.body;
    return commit(request, ({ match }, me) => ({
      command: { type: 'contribute', seat: seatFor(match, me, seat), contribution },
    }));
  },
});
