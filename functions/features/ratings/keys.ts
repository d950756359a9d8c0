import * as z from 'zod';
import { readsAs, rows } from '../../platform/ports/stored.ts';
import { ledgerGameSchema, playedSchema } from './stored-schemas.ts';

const count = () => z.number().default(0);
const counts = () => z.object({ won: count(), shared: count(), lost: count() });
const figures = () =>
  z
    .array(z.tuple([z.string(), z.number(), z.number()]).readonly())
    .readonly()
    .default([]);
const last = { last: z.string() };

// The ledger names only pseudonyms, and stays after an erasure. From it an auditor takes the ratings before a game.
export const keys = {
  ...rows({
    /** The newest rated day, and the place of the newest rated game of the next one. */
    newestDay: {
      pk: 'Z',
      sk: 'D',
      value: readsAs(() => z.object({ day: z.string(), after: z.string().exactOptional() })),
    },
    /** The results of the seats of a scenario in games between people. */
    balanceOf: {
      pk: 'Z',
      sk: 'B#{of}/{scenario}',
      value: readsAs(() => z.object({ games: count(), seats: z.record(z.string(), counts()).default({}), ...last })),
    },
    /** The result of a public game of a day, and the ratings that it changed. */
    game: { pk: 'Z#{day}', sk: '{end}', value: readsAs(() => ledgerGameSchema) },
    /**
     * A rating of a person in a list: a game, and whether it is live or asynchronous. Bot accounts have separate lists.
     */
    rating: {
      pk: 'U#{person}',
      sk: 'Z#{list}',
      value: readsAs(() =>
        z.object({ mu: z.number(), sigma: z.number(), day: z.string(), games: count(), history: figures(), ...last }),
      ),
    },
    /** The results of a person in a game, in a scenario, at a seat. */
    record: { pk: 'U#{person}', sk: 'Y#{what}', value: readsAs(() => counts().extend(last)) },
    /** The newest deadlines of a person, met and missed, by game. */
    deadlines: { pk: 'U#{person}', sk: 'Y', value: readsAs(() => z.object({ met: figures(), ...last })) },
    /** The newest games of a person, and how often pairs with them met in games of the newest day that count. */
    games: {
      pk: 'U#{person}',
      sk: 'Yg',
      value: readsAs(() =>
        z.object({
          games: z.array(playedSchema).readonly().default([]),
          today: z.object({ day: z.string(), met: z.record(z.string(), z.number()) }).exactOptional(),
          ...last,
        }),
      ),
    },
  }),
  balance: (of: string, setup = '') => ['Z', `B#${of}/${setup}`] as const,
  balances: (of: string) => ['Z', `B#${of}/`] as const,
};
