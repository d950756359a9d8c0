import * as z from 'zod';
import { sure } from '../domain/lib/sure.ts';
import { type MatchCommand, seatId } from '../domain/match/commands.ts';
import { unlessBlocked } from './lib/accounts/blocks.ts';
import { operation } from './lib/http/endpoint.ts';
import { contributionSchema } from './lib/http/spellings.ts';
import { commit, countBot } from './lib/matches/commit.ts';
import { guestUninvited, isGuest } from './lib/people/guests.ts';

export const seatRequestSchema = z.strictObject({
  seat: seatId.optional().meta({ description: 'Left out: the first vacant one. Not to be named in a lobby where seats are dealt.' }),
  preferences: z
    .array(seatId)
    .max(40)
    .optional()
    .meta({ description: 'With the setting `seating: preferences`: seats, the best first; nobody reads them until the seats are dealt.' }),
  contribution: contributionSchema.optional(),
  kind: z.enum(['user', 'bot']).default('user').meta({ description: 'Only the owner seats bots.' }),
});

/** Takes a vacant seat: in the lobby, or in play as a replacement, who inherits all that the seat knows. */
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
    const user = sure(request.user, 'user, though only people sit down');
    return commit(
      request,
      async ({ match }, me, { self }) => {
        if (kind === 'user') await unlessBlocked(request.service, match, me, self);
        if (isGuest(user) && me !== match.owner && !(await persons.isInvited(user, match, me))) throw guestUninvited();
        const isBack = kind === 'user' && match.removed?.[me] !== undefined && (await persons.isInvited(user, match, me));
        return { command: isBack ? { ...command, invited: true } : command };
      },
      'join',
    );
  },
});
