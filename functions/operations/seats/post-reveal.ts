import * as z from 'zod';
import { seatId } from '../../../domain/match/state/seat-id.ts';
import { seatFor } from '../../features/commands/access.ts';
import { commit } from '../../features/commands/commit.ts';
import { bytes32 } from '../../platform/http/spellings.ts';
import { operation } from '../operation.ts';

export const revealRequestSchema = z.strictObject({
  seat: seatId.optional(),
  bytes: bytes32.meta({ description: 'The 32 bytes of the seat’s contribution.' }),
});

/** Reveals the bytes of a player's commitment. The last reveal starts the game. */
export const postReveal = operation({
  id: 'postReveal',
  method: 'POST',
  path: '/v1/games/{game}/reveals',
  access: 'people',
  permission: 'write',
  body: revealRequestSchema,
  run: async (request) => {
    const { seat, bytes } = request.body;
    return commit(request, ({ match }, me) => ({ command: { type: 'reveal', seat: seatFor(match, me, seat), bytes } }));
  },
});
