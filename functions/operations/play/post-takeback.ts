import * as z from 'zod';
import { seatId } from '../../../domain/match/state/seat-id.ts';
import { seatFor } from '../../features/commands/access.ts';
import { commit } from '../../features/commands/commit.ts';
import { represented } from '../../features/commands/represented.ts';
import { operation } from '../operation.ts';

export const takebackSchema = z.strictObject({
  seat: seatId.optional(),
  version: z
    .int()
    .min(1)
    .optional()
    .meta({ description: 'The version of the step to take back. Any other step is refused.' }),
});

/** Takes back the caller's newest step, until chance, a reveal or another seat has intervened. */
export const postTakeback = operation({
  id: 'postTakeback',
  method: 'POST',
  path: '/v1/games/{game}/takebacks',
  access: 'people',
  permission: 'write',
  represents: true,
  body: takebackSchema,
  run: async (request) => {
    const { seat, version } = request.body;
    const receipt = await commit(request, ({ match }, me) => ({
      command: { type: 'takeback', seat: seatFor(match, me, seat), ...(version !== undefined && { version }) },
    }));
    return represented(request, receipt);
  },
});
