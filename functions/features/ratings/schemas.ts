import * as z from 'zod';
import { UNRATED } from '../../../domain/match/state/finish.ts';

// Answers about people's results.

const count = z.int().min(0);
const of = z.string().meta({ description: 'The game: `diplomacy`.' });
const setup = z
  .string()
  .exactOptional()
  .meta({ description: 'The scenario; `own`: one that somebody made. Absent: the game has none.' });
const seat = z.string();

export const ratingSchema = z.strictObject({
  of,
  mode: z.enum(['live', 'mail']).meta({ description: '`live`: nobody may think longer than an hour.' }),
  rating: z.int().meta({ description: '1,500 for whoever has played nothing.' }),
  deviation: count.meta({
    description: 'How unsure the rating is: 400 for whoever has played nothing. It grows without games.',
  }),
  games: count,
  provisional: z.literal(true).exactOptional().meta({ description: 'Too unsure to compare.' }),
  history: z
    .array(z.strictObject({ day: z.string(), rating: z.int() }))
    .meta({ description: 'The rating after each day (UTC) that moved it, the oldest first: the newest 100.' }),
});

export const recordSchema = z.strictObject({
  of,
  setup,
  seat,
  won: count.meta({ description: 'Alone.' }),
  shared: count.meta({ description: 'With others: a draw that they had a share in, or a side of several.' }),
  lost: count.meta({ description: 'Also: left before the end.' }),
});

export const playedSchema = z.strictObject({
  game: z.string(),
  of,
  at: z.int().meta({ description: 'Its end.' }),
  setup,
  seat,
  how: z.enum(['won', 'shared', 'lost']),
});

export const figuresSchema = z.strictObject({
  ratings: z.array(ratingSchema),
  records: z
    .array(recordSchema)
    .meta({ description: 'What they have done in public games that are over, on the seats on which they began.' }),
  games: z
    .array(playedSchema)
    .meta({ description: 'Their newest public games that are over, the newest first: at most 20.' }),
  reliability: count.max(100).exactOptional().meta({
    description:
      'How many of a hundred deadlines of the last year they met, in steps of 5. Absent: fewer than 20 deadlines.',
  }),
});
export type Figures = z.infer<typeof figuresSchema>;

export const profileSchema = z.strictObject({
  handle: z.string(),
  kind: z.enum(['person', 'bot']).meta({ description: '`bot`: a program that somebody runs.' }),
  formerly: z.string().exactOptional().meta({ description: 'What they were called until less than 30 days ago.' }),
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
  setups: z
    .array(balanceSchema)
    .meta({ description: 'Scenarios that people have played to an end in public, each as a whole.' }),
});

export const skillSchema = z
  .strictObject({ mu: z.int(), sigma: count })
  .meta({ description: 'In millionths; who has played nothing: 25, 8.333333.' });

export const ledgerSeatSchema = z.strictObject({
  seat,
  by: z.string().meta({ description: 'The pseudonym of who began on it.' }),
  side: count.meta({ description: 'Those with the same number win and lose together.' }),
  place: z.int().min(1).max(3).meta({ description: '1: won, or shares; 2: did not; 3: left before the end.' }),
  answered: count.meta({ description: 'Deadlines met.' }),
  missed: count,
  before: skillSchema.exactOptional(),
  after: skillSchema.exactOptional(),
});

export const ledgerGameSchema = z.strictObject({
  game: z.string(),
  of,
  at: z.int().meta({ description: 'Its end.' }),
  list: z
    .string()
    .exactOptional()
    .meta({ description: 'Which ratings it moved: `diplomacy/mail`, `diplomacy/mail/programs`.' }),
  unrated: z
    .enum([...UNRATED, 'erased', 'guests', 'programs-and-people', 'often'])
    .exactOptional()
    .meta({ description: 'Why it moved none.' }),
  setup,
  seats: z.array(ledgerSeatSchema),
});

export const ledgerSchema = z.strictObject({
  day: z.string(),
  games: z.array(ledgerGameSchema).meta({ description: 'Those that ended on that day, in the order of their ends.' }),
});
