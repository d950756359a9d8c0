import * as z from 'zod';
import { seatId } from '../../../domain/match/state/seat-id.ts';
import { seatFor } from '../../features/commands/access.ts';
import { commit } from '../../features/commands/commit.ts';
import { operation } from '../operation.ts';

export const awaySchema = z.strictObject({
  until: z.int().min(0).meta({
    description: 'When your absence ends, in milliseconds since 1970. It must be later than the earlier choice.',
  }),
  seat: seatId.optional(),
});

/** Marks a seat as away, in this game only, for days of its budget. */
export const putAway = operation({
  id: 'putAway',
  method: 'PUT',
  path: '/v1/games/{game}/away',
  access: 'people',
  permission: 'write',
  body: awaySchema,
  run: async (request) => {
    const { seat, until } = request.body;
    return commit(request, ({ match }, me) => ({ command: { type: 'away', seat: seatFor(match, me, seat), until } }));
  },
});
