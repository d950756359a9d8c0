import * as z from 'zod';

/** What people without a seat see of a running game. Fixed when the game is opened, and shown in its lobby. */
export const spectatorsSchema = z
  .discriminatedUnion('is', [
    z.strictObject({ is: z.literal('off') }),
    z.strictObject({
      is: z.literal('delayed'),
      turns: z
        .int()
        .min(1)
        .max(50)
        .meta({ description: 'How many turns of the game, the running one among them, are not shown.' }),
    }),
  ])
  .meta({
    description:
      'What those see who hold no seat, the owner too. `off`: nothing of the position until the game is over. `delayed`: the game as it ' +
      'was before its newest `turns` turns began, in every answer. Who sits where, vacancies and the end are never delayed. Left out: ' +
      'everything that is public.',
  });
