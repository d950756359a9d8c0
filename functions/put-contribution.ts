import { z } from 'zod';
import { seatId } from '../domain/match/commands.ts';
import { seatFor } from './lib/auth/access.ts';
import { operation } from './lib/http/endpoint.ts';
import { commit } from './lib/matches/commit.ts';

/** 32 bytes as base64url: the spare bits of the last character are zero. */
export const bytes32 = z.string().regex(/^[\w-]{42}[AEIMQUYcgkosw048]$/, '32 bytes, base64url without padding');

export const contributionSchema = bytes32.meta({
  description:
    'With the setting `entropy: joint`: SHA-256 of the canonical JSON `["fieldpost/contribution/2", game, seat, bytes]`, where `bytes` are 32 random ones, base64url, that you keep and reveal at the start.',
});

export const contributionRequestSchema = z.strictObject({ seat: seatId.optional(), contribution: contributionSchema });

/** Commits to bytes for the dice, or to others than before, until the contributions are fixed. */
export const putContribution = operation({
  id: 'putContribution',
  method: 'PUT',
  path: '/v1/games/{game}/contributions',
  access: 'people',
  permission: 'write',
  body: contributionRequestSchema,
  run: async (request) => {
    const { seat, contribution } = request.body;
    return commit(request, ({ match }) => ({ command: { type: 'contribute', seat: seatFor(match, request.user, seat), contribution } }));
  },
});
