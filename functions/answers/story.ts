import * as z from 'zod';

const text = z.string();

export const storyLineSchema = z.strictObject({
  version: z.int().meta({ description: 'Number of the commit.' }),
  at: z.int().meta({ description: 'When, in milliseconds since 1970.' }),
  seat: text.optional().meta({
    description: 'The seat that acted. Absent: the clock, a built-in bot, or a person without a seat acted.',
  }),
  lines: z
    .array(text)
    .meta({ description: 'The result in the language of the request, as far as the reader may know it.' }),
});

export const storyAnswerSchema = z.strictObject({
  game: text.meta({ description: 'Id of the game.' }),
  version: z.int().meta({ description: 'Number of the newest commit.' }),
  lines: z.array(storyLineSchema).meta({ description: 'The commits with a story, in ascending order.' }),
  next: text.optional().meta({ description: 'Link to the following commits. Absent if there are none yet.' }),
});
