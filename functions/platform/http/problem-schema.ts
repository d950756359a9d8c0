import * as z from 'zod';

/** An answer that says what was wrong and what would be right (RFC 9457). */
export const problemSchema = z.strictObject({
  type: z
    .string()
    .meta({ description: 'Where it says what the code means, and what to do about it: `/problems/STALE_ASK`.' }),
  title: z.string().meta({ description: 'The phrase of the status.' }),
  status: z.int(),
  code: z.string().meta({ description: 'Stable, upper case: `STALE_ASK`, `BAD_BODY`, ...' }),
  detail: z.string(),
  rule: z.string().optional().meta({ description: 'The rule of the game that says no: `§9.18`.' }),
  errors: z
    .array(
      z.strictObject({
        pointer: z.string(),
        detail: z.string(),
        normalised: z.string().optional().meta({ description: 'The text in NFC, where it was sent in another form.' }),
      }),
    )
    .optional()
    .meta({
      description: 'What is wrong where: JSON Pointers into the body or, after a `?`, into the query (`?/limit`).',
    }),
  nearest: z
    .strictObject({ pointer: z.string(), expected: z.unknown() })
    .optional()
    .meta({ description: 'Where the command left the grammar of choices, and what would have been right there.' }),
  version: z.int().optional().meta({ description: 'Of `ORDERS_CHANGED`: that of your answer; 0: none.' }),
  games: z.array(z.string()).optional().meta({
    description:
      'Of `QUOTA_EXCEEDED`, where a list is full: up to five games of yours in it, by id, which you could end.',
  }),
  actions: z.string().optional().meta({ description: 'Where the whole grammar can be read.' }),
  request: z.string().optional().meta({ description: 'The name of the request: `X-Request-Id`.' }),
});
export type ProblemBody = z.infer<typeof problemSchema>;
