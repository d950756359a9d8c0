import * as z from 'zod';
import type { MatchCommand } from '../../../domain/match/state/commands.ts';
import { seatId } from '../../../domain/match/state/seat-id.ts';
import { maySee } from '../../../domain/match/state/state.ts';
import { guestUninvited } from '../../features/accounts/guests.ts';
import { isGuest } from '../../features/auth/users.ts';
import { commit, countBot } from '../../features/commands/commit.ts';
import { unlessBlocked } from '../../features/people/blocks.ts';
import { unlessFit } from '../../features/ratings/admitted.ts';
import { Problem } from '../../platform/http/problem.ts';
import { contributionSchema } from '../../platform/http/spellings.ts';
import { operation } from '../operation.ts';

export const seatRequestSchema = z.strictObject({
  seat: seatId
    .optional()
    .meta({ description: 'Default: the first vacant seat. Leave it out in a lobby with dealt seats.' }),
  preferences: z.array(seatId).max(40).optional().meta({
    description:
      'With the setting `seating: preferences`: seats, best first. They stay secret until the seats are dealt.',
  }),
  contribution: contributionSchema.optional(),
  kind: z.enum(['user', 'bot']).default('user').meta({ description: 'Only the owner seats bots.' }),
});

/** Takes a vacant seat, in the lobby or in play. A replacement inherits all that the seat knows. */
export const takeSeat = operation({
  id: 'takeSeat',
  method: 'POST',
  path: '/v1/games/{game}/seats',
  access: 'people',
  permission: 'write',
  body: seatRequestSchema,
  run: async (request) => {
    const { seat, kind, preferences, contribution } = request.body;
    const command: Extract<MatchCommand, { type: 'join' }> = {
      type: 'join',
      ...(seat !== undefined && { seat }),
      ...(kind === 'bot' && { bot: true }),
      ...(preferences !== undefined && { preferences }),
      ...(contribution !== undefined && { contribution }),
    };
    if (kind === 'bot') await countBot(request);
    const { persons } = request.service;
    const { user } = request;
    return commit(
      request,
      async ({ match }, me, { self }) => {
        if (kind === 'user') await unlessBlocked(request.service, match, me, self);
        const admitted = kind === 'user' && match.form === 2 ? await persons.admitted(user, match, me) : undefined;
        if (isGuest(user) && me !== match.owner && admitted !== 'seat') throw guestUninvited();
        if (kind === 'user' && admitted === 'look' && !maySee(match, me)) throw toLookOn();
        if (kind === 'user' && self !== undefined && admitted !== 'seat')
          await unlessFit(request.service, match, me, self);
        const isBack = match.removed?.[me] !== undefined && admitted === 'seat';
        return { command: isBack ? { ...command, invited: true } : command };
      },
      'join',
    );
  },
});

const toLookOn = (): Problem =>
  new Problem(403, 'LINK_TO_LOOK', {
    en: 'your invite link is for spectators; ask the owner of the game for an invitation to a seat',
    ko: '사용한 링크는 관전용입니다. 게임을 만든 사람이 자리에 초대해야 합니다.',
  });
