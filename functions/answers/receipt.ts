import * as z from 'zod';

/** The answer to every command: proof of its commit. */
export const receiptSchema = z.strictObject({
  game: z.string(),
  version: z.int(),
  hash: z.string().meta({ description: 'Hash of the commit, base64url. The log chains every later commit to it.' }),
  at: z.int(),
  notes: z
    .array(z.strictObject({ code: z.string(), about: z.string(), detail: z.string(), rule: z.string().optional() }))
    .optional()
    .meta({ description: 'Remarks on the notation: the chosen meaning, and parts that cannot work.' }),
});

export const rematchSchema = z.strictObject({ game: z.string().meta({ description: 'Its id.' }) });
