import * as z from 'zod';
import { seatId } from '../../../domain/match/state/seat-id.ts';
import { commit } from '../../features/commands/commit.ts';
import { contributionSchema } from '../../platform/http/spellings.ts';
import { operation } from '../operation.ts';

export const moveSchema = z.strictObject({
  seat: seatId.meta({ description: 'The vacant seat to move to.' }),
  contribution: contributionSchema.optional().meta({
    description: 'The commitment for that seat, with the setting `entropy: joint`. The previous one is void.',
  }),
});

/** Moves a player from one seat of a lobby to another. The owner moves bots. */
export const moveSeat = operation({
  id: 'moveSeat',
  method: 'PATCH',
  path: '/v1/games/{game}/seats/{seat}',
  access: 'people',
  permission: 'write',
  body: moveSchema,
  run: async (request) => {
    const { seat } = request.params;
    const { seat: to, contribution } = request.body;
    return commit(request, () => ({
      command: { type: 'move', seat, to, ...(contribution !== undefined && { contribution }) },
    }));
  },
});
