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
    .meta({ description: '`closed`: a moderator has looked at it. It says nothing of what they did.' }),
});

export const reportsAnswerSchema = z.strictObject({ reports: z.array(reportSchema) });

export const caseLineSchema = z.strictObject({
  id: z.string(),
  at: z.int().meta({ description: 'When it was first reported.' }),
  state: z.enum(['open', 'closed']),
  closed: z.int().exactOptional(),
  game: z.string(),
  reports: z.int().meta({ description: 'By how many people.' }),
});

export const casesAnswerSchema = z.strictObject({ cases: z.array(caseLineSchema) });

export const caseSchema = z.strictObject({
  ...caseLineSchema.shape,
  conversation: conversationSchema,
  item: pressItemSchema,
  tenure: z.string().meta({
    description: 'The seat of its author, and since when they sit there: also of what was said without a name.',
  }),
  verdict: z.enum(['holds', 'broken']).meta({
    description:
      'Whether the entry stands in its chain, was written at that seat, and has this text: checked now, as an audit does.',
  }),
  findings: z.array(
    z.strictObject({ conversation: z.string(), n: z.int().min(0), code: z.string(), detail: z.string() }),
  ),
  reasons: z
    .array(z.strictObject({ at: z.int(), reason: z.string() }))
    .meta({ description: 'What was said by whoever reported it.' }),
  hidden: z.int().exactOptional().meta({ description: 'The entry by which it was hidden.' }),
});

export const hidingSchema = z.strictObject({
  game: z.string(),
  conversation: conversationSchema,
  n: number,
  hides: number,
  at: z.int(),
});
