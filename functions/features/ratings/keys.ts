import * as z from 'zod';
import { readsAs, rows } from '../../platform/ports/stored.ts';
import { ledgerGameSchema, playedSchema } from './schemas.ts';

const count = () => z.number().default(0);
const counts = () => z.object({ won: count(), shared: count(), lost: count() });
const figures = () =>
  z
    .array(z.tuple([z.string(), z.number(), z.number()]).readonly())
    .readonly()
    .default([]);
const last = { last: z.string() };

// The ledger names pseudonyms alone, and stays when a person is erased: an auditor takes from it what was known of them
// before a game.
export const keys = {
  ...rows({
    /** The newest day that was rated. */
    newestDay: { pk: 'Z', sk: 'D', value: readsAs(() => z.object({ day: z.string() })) },
    /** How the seats of a scenario have done in games of people. */
    balanceOf: {
      pk: 'Z',
      sk: 'B#{of}/{scenario}',
      value: readsAs(() => z.object({ games: count(), seats: z.record(z.string(), counts()).default({}), ...last })),
    },
    /** How a public game of a day came out, and the ratings that it moved. */
    game: { pk: 'Z#{day}', sk: '{end}', value: readsAs(() => ledgerGameSchema) },
    /** A rating of a person in a list: a game, and whether it is live or asynchronous; of bot accounts apart. */
    rating: {
      pk: 'U#{person}',
      sk: 'Z#{list}',
      value: readsAs(() =>
        z.object({ mu: z.number(), sigma: z.number(), day: z.string(), games: count(), history: figures(), ...last }),
      ),
    },
    /** What a person has done in a game, a scenario, on a seat. */
    record: { pk: 'U#{person}', sk: 'Y#{what}', value: readsAs(() => counts().extend(last)) },
    /** The newest deadlines of a person, met and missed, by game. */
    deadlines: { pk: 'U#{person}', sk: 'Y', value: readsAs(() => z.object({ met: figures(), ...last })) },
    /** The newest games of a person. */
    games: {
      pk: 'U#{person}',
      sk: 'Yg',
      value: readsAs(() => z.object({ games: z.array(playedSchema).readonly().default([]), ...last })),
    },
  }),
  balance: (of: string, setup = '') => ['Z', `B#${of}/${setup}`] as const,
  balances: (of: string) => ['Z', `B#${of}/`] as const,
};
