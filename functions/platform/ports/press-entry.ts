import * as z from 'zod';

/** Returns the schema of an entry in the chain of its conversation. */
export const pressEntrySchema = () =>
  z.object({
    form: z.literal(1),
    game: z.string(),
    conversation: z.string(),
    n: z.number(),
    at: z.number(),
    by: z.string(),
    about: z.object({ v: z.number(), hash: z.string() }),
    hides: z.number().exactOptional(),
    commitment: z.string(),
    box: z.string(),
    cmdId: z.string(),
    prev: z.string(),
  });
