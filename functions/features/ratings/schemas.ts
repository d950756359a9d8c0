import * as z from 'zod';
import { count, ledgerGameSchema, of, playedSchema, seat, setup } from './stored-schemas.ts';

// Answers about people's results.

export const ratingSchema = z.strictObject({
  of,
  mode: z.enum(['live', 'mail']).meta({ description: '`live`: the longest deadline is an hour.' }),
  rating: z.int().meta({ description: '1,500 for a person without games.' }),
  deviation: count.meta({
    description: 'The uncertainty of the rating: 400 for a person without games. It grows without games.',
  }),
  games: count,
  provisional: z.literal(true).exactOptional().meta({ description: 'Too uncertain for a comparison.' }),
  history: z
    .array(z.strictObject({ day: z.string(), rating: z.int() }))
    .meta({ description: 'The rating after each day (UTC) that changed it, oldest first: the newest 100.' }),
});

export const recordSchema = z.strictObject({
  of,
  setup,
  seat,
  won: count.meta({ description: 'Alone.' }),
  shared: count.meta({ description: 'Shared results: draws, and wins together with others.' }),
  lost: count.meta({ description: 'Also counts games that they left before the end.' }),
});

export const figuresSchema = z.strictObject({
  ratings: z.array(ratingSchema),
  records: z
    .array(recordSchema)
    .meta({ description: 'Their results in finished public games, at the seats at which they began.' }),
  games: z.array(playedSchema).meta({ description: 'Their newest finished public games, newest first: at most 20.' }),
  reliability: count.max(100).exactOptional().meta({
    description: 'The percentage of met deadlines in the last year, in steps of 5. Absent: fewer than 20 deadlines.',
  }),
});
export type Figures = z.infer<typeof figuresSchema>;

export const profileSchema = z.strictObject({
  handle: z.string(),
  kind: z.enum(['person', 'bot']).meta({ description: '`bot`: a user’s program.' }),
  formerly: z.string().exactOptional().meta({ description: 'Their handle until less than 30 days ago.' }),
  ...figuresSchema.shape,
});
export type Profile = z.infer<typeof profileSchema>;

export const balanceSchema = z.strictObject({
  setup,
  games: count,
  seats: z.array(z.strictObject({ seat, won: count, shared: count, lost: count })),
});
export type Balance = z.infer<typeof balanceSchema>;

export const balancesSchema = z.strictObject({
  of,
  setups: z.array(balanceSchema).meta({ description: 'Scenarios that people have played to the end in public games.' }),
});

export const ledgerSchema = z.strictObject({
  day: z.string(),
  games: z
    .array(ledgerGameSchema)
    .meta({ description: 'The games that ended on that day, in the order of their ends.' }),
});
