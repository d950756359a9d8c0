import * as z from 'zod';
import { matchViewSchema } from '../../../domain/match/view/view-schema.ts';

// Lists of games, and of what changed in them.

export const gamesPageSchema = z.strictObject({ games: z.array(matchViewSchema), cursor: z.string().optional() });

const { shape } = matchViewSchema;

/** One of the reader's games in as few fields as its reader chooses: every field was requested, and has a value. */
export const myGameSchema = z.strictObject({
  id: shape.game.optional(),
  of: shape.of.optional(),
  title: shape.title,
  status: shape.status.optional(),
  phase: shape.phase,
  phaseShort: shape.phaseShort,
  version: shape.version.optional(),
  at: shape.at.optional(),
  seat: z
    .string()
    .optional()
    .meta({ description: 'Your seat: the one that is waited for, or else the first that you hold.' }),
  ask: z.string().optional().meta({ description: 'The open question to it.' }),
  kind: z.string().optional().meta({
    description:
      'What sort of question: the key of its deadline. `reveal`: your bytes for the dice are waited for; `confirm`: that you are there.',
  }),
  awaited: z.boolean().optional().meta({ description: 'Whether the game waits for you.' }),
  answered: z
    .boolean()
    .optional()
    .meta({ description: 'Whether you have answered it, so that your answer counts at the deadline.' }),
  ready: z.boolean().optional().meta({ description: 'Whether you are ready, so that nobody waits for you.' }),
  deadline: z
    .int()
    .optional()
    .meta({ description: 'When silence answers, or an unstarted lobby expires. Absent: never.' }),
});
export const myGamesPageSchema = z.strictObject({ games: z.array(myGameSchema), cursor: z.string().optional() });

export const myEventSchema = z.strictObject({
  game: z.string(),
  version: z.int().meta({ description: 'Number of its newest commit.' }),
  at: z.int().meta({ description: 'When that commit was made.' }),
  status: z.enum(['lobby', 'playing', 'over']),
  awaited: z.boolean().meta({ description: 'Whether it waits for you: an open question is put to a seat of yours.' }),
  due: z.int().optional().meta({ description: 'When silence answers, or an unstarted lobby expires.' }),
});
export const myEventsSchema = z.strictObject({
  events: z.array(myEventSchema).meta({ description: 'The oldest change first.' }),
  press: z.array(z.string()).optional().meta({
    description: 'Games in which something was written to you since: read it by `GET /v1/games/{game}/press`.',
  }),
  cursor: z.string().meta({ description: 'Send it as `after` the next time.' }),
  more: z.literal(true).optional().meta({ description: 'There is more: ask again at once.' }),
});

export const myInvitationSchema = z.strictObject({
  game: matchViewSchema,
  admits: z.enum(['seat', 'look']).meta({ description: '`look`: by a link, to look on alone.' }),
});
export const myInvitationsSchema = z.strictObject({ invitations: z.array(myInvitationSchema) });
