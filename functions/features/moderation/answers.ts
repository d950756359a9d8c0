import * as z from 'zod';
import { pressItemSchema } from '../press/answers.ts';
import { conversationSchema, number } from '../press/names.ts';

// Answers about reports, for their senders and for moderators.

/** A report as its sender sees it. */
export const reportSchema = z.strictObject({
  id: z.string(),
  at: z.int(),
  game: z.string(),
  state: z
    .enum(['open', 'closed'])
    .meta({ description: '`closed`: a moderator has looked at it. What they did is not shown.' }),
});

export const reportsAnswerSchema = z.strictObject({ reports: z.array(reportSchema) });

export const caseLineSchema = z.strictObject({
  id: z.string(),
  at: z.int().meta({ description: 'When it was first reported.' }),
  state: z.enum(['open', 'closed']),
  closed: z.int().exactOptional(),
  game: z.string(),
  reports: z.int().meta({ description: 'The number of reporters.' }),
});

export const casesAnswerSchema = z.strictObject({ cases: z.array(caseLineSchema) });

export const caseSchema = z.strictObject({
  ...caseLineSchema.shape,
  conversation: conversationSchema,
  item: pressItemSchema,
  tenure: z.string().meta({
    description: 'The seat of its author, and the version since which they hold it, also for anonymous press.',
  }),
  verdict: z.enum(['holds', 'broken']).meta({
    description:
      'Whether the entry is in its chain, was written at that seat, and has this text. Checked now, as in an audit.',
  }),
  findings: z.array(
    z.strictObject({ conversation: z.string(), n: z.int().min(0), code: z.string(), detail: z.string() }),
  ),
  reasons: z
    .array(z.strictObject({ at: z.int(), reason: z.string() }))
    .meta({ description: 'The reasons of the reporters.' }),
  hidden: z.int().exactOptional().meta({ description: 'The entry that hid it.' }),
});

export const hidingSchema = z.strictObject({
  game: z.string(),
  conversation: conversationSchema,
  n: number,
  hides: number,
  at: z.int(),
});
