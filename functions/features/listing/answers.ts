import * as z from 'zod';
import { matchViewSchema } from '../../../domain/match/view/view-schema.ts';
import { nextSchema } from '../../platform/http/headers/paging.ts';

// Answers with lists of games and of changes.

export const gamesPageSchema = z.strictObject({ games: z.array(matchViewSchema), next: nextSchema });

/**
 * One of the reader's games: whole, or in the fields that the reader chose. Each requested field has a value. A whole
 * game has every field that a `Game` needs.
 */
export const myGameSchema = matchViewSchema.partial().extend({
  id: z.string().optional().meta({ description: 'With `fields`: the id of the game, in place of `game`.' }),
  seat: z.string().optional().meta({ description: 'Your seat: the one that must act, or else your first one.' }),
  ask: z.string().optional().meta({ description: 'The open question to it.' }),
  kind: z
    .string()
    .optional()
    .meta({
      description:
        'The kind of question: the key of its deadline. `reveal`: send your bytes for the dice. `confirm`: confirm ' +
        'that you are present.',
    }),
  awaited: z.boolean().optional().meta({ description: 'Whether the game waits for you.' }),
  answered: z
    .boolean()
    .optional()
    .meta({ description: 'Whether you have answered it, so that your answer counts at the deadline.' }),
  ready: z.boolean().optional().meta({ description: 'Whether you are ready, so that the game does not wait for you.' }),
  deadline: z
    .int()
    .optional()
    .meta({ description: 'The deadline of the question, or of an unstarted lobby. Absent: none.' }),
});
export const myGamesPageSchema = z.strictObject({ games: z.array(myGameSchema), next: nextSchema });

export const myEventSchema = z.strictObject({
  game: z.string(),
  version: z.int().meta({ description: 'Number of its newest commit.' }),
  at: z.int().meta({ description: 'When that commit was made.' }),
  status: z.enum(['lobby', 'playing', 'over']),
  awaited: z.boolean().meta({ description: 'Whether the game waits for you: one of your seats has an open question.' }),
  due: z.int().optional().meta({ description: 'The deadline of the question, or of an unstarted lobby.' }),
});
export const myEventsSchema = z.strictObject({
  events: z.array(myEventSchema).meta({ description: 'Oldest change first.' }),
  press: z.array(z.string()).optional().meta({
    description: 'Games with new messages to you. Read them with `GET /v1/games/{game}/press`.',
  }),
  cursor: z.string().meta({ description: 'The end of this answer. Send it as `after` the next time.' }),
  next: nextSchema,
});

export const myInvitationSchema = z.strictObject({
  game: matchViewSchema,
  admits: z.enum(['seat', 'look']).meta({ description: '`look`: by a link that only lets you watch.' }),
});
export const myInvitationsSchema = z.strictObject({ invitations: z.array(myInvitationSchema) });
