import * as z from 'zod';

/** An answer that says what was wrong and what would be right (RFC 9457). */
export const problemSchema = z.strictObject({
  type: z
    .string()
    .meta({ description: 'The page with the meaning of the code and its remedy: `/problems/STALE_ASK`.' }),
  title: z
    .string()
    .meta({ description: 'The meaning of the code in one sentence, the same for each problem with it.' }),
  status: z.int(),
  code: z
    .string()
    .meta({ description: 'Stable, upper case: `STALE_ASK`, `BAD_BODY`, ... `GET /problems` lists all of them.' }),
  detail: z.string(),
  rule: z.string().optional().meta({ description: 'The rule of the game that refuses it: `§9.18`.' }),
  errors: z
    .array(
      z.strictObject({
        pointer: z.string(),
        detail: z.string(),
        normalised: z.string().optional().meta({ description: 'The text in NFC, if you sent it in another form.' }),
      }),
    )
    .optional()
    .meta({
      description:
        'The errors and their places: JSON Pointers into the body or, after a `?`, into the query (`?/limit`).',
    }),
  nearest: z
    .strictObject({ pointer: z.string(), expected: z.unknown() })
    .optional()
    .meta({ description: 'The place where the command left the grammar of choices, and the choices there.' }),
  version: z.int().optional().meta({ description: 'With `ORDERS_CHANGED`: the version of your answer; 0: none.' }),
  games: z.array(z.string()).optional().meta({
    description: 'With `QUOTA_EXCEEDED` and a full list: ids of up to five of your games that you could end.',
  }),
  actions: z.string().optional().meta({ description: 'The page with the whole grammar.' }),
  request: z.string().optional().meta({ description: 'The id of the request: `X-Request-Id`.' }),
});
export type ProblemBody = z.infer<typeof problemSchema>;
