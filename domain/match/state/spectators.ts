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
        .meta({ description: 'The number of hidden turns of the game, including the current one.' }),
    }),
  ])
  .meta({
    description:
      'What people without a seat see. The owner may be one of them. `off`: nothing of the position until the ' +
      'game is over. `delayed`: every answer shows the game before its newest `turns` turns. Holders of seats, ' +
      'vacancies and the end are never delayed. Default: everything that is public.',
  });
