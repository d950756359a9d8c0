import * as z from 'zod';
import { UNRATED } from '../../../domain/match/state/finish.ts';

// Stored results that answers show as they are. Requests load this file, and no other schema of results.

export const count = z.int().min(0);
export const of = z.string().meta({ description: 'The game: `diplomacy`.' });
export const setup = z
  .string()
  .exactOptional()
  .meta({ description: 'The scenario. `own`: a custom one. Absent: the game has none.' });
export const seat = z.string();

export const playedSchema = z.strictObject({
  game: z.string(),
  of,
  at: z.int().meta({ description: 'When it ended.' }),
  setup,
  seat,
  how: z.enum(['won', 'shared', 'lost']),
});

export const skillSchema = z
  .strictObject({ mu: z.int(), sigma: count })
  .meta({ description: 'In millionths. Without games: 25, 8.333333.' });

export const ledgerSeatSchema = z.strictObject({
  seat,
  by: z.string().meta({ description: 'The pseudonym of the person who began at the seat.' }),
  side: count.meta({ description: 'Seats with the same number win and lose together.' }),
  place: z.int().min(1).max(3).meta({ description: '1: won, or shares the win; 2: did not; 3: left before the end.' }),
  answered: count.meta({ description: 'Deadlines met.' }),
  missed: count,
  before: skillSchema.exactOptional(),
  after: skillSchema.exactOptional(),
});

export const ledgerGameSchema = z.strictObject({
  game: z.string(),
  of,
  at: z.int().meta({ description: 'When it ended.' }),
  list: z
    .string()
    .exactOptional()
    .meta({ description: 'The ratings that it changed: `diplomacy/mail`, `diplomacy/mail/programs`.' }),
  unrated: z
    .enum([...UNRATED, 'erased', 'guests', 'programs-and-people', 'often'])
    .exactOptional()
    .meta({ description: 'Why it changed none.' }),
  setup,
  seats: z.array(ledgerSeatSchema),
});
