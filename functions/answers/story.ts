import * as z from 'zod';

const text = z.string();

export const storyLineSchema = z.strictObject({
  version: z.int().meta({ description: 'Number of the commit.' }),
  at: z.int().meta({ description: 'When, in milliseconds since 1970.' }),
  seat: text.optional().meta({
    description: 'The seat that acted; absent: the clock, a bot of the house, or somebody without a seat did.',
  }),
  lines: z
    .array(text)
    .meta({ description: 'What came of it, in the language asked for, as far as the reader may know it.' }),
});

export const storyAnswerSchema = z.strictObject({
  game: text.meta({ description: 'Id of the game.' }),
  version: z.int().meta({ description: 'Number of the newest commit.' }),
  lines: z.array(storyLineSchema).meta({ description: 'The commits that tell people something, in ascending order.' }),
  next: text.optional().meta({ description: 'Where the commits after these are; absent when there are none yet.' }),
});
