import * as z from 'zod';
import { readsAs, rows } from '../../platform/ports/stored.ts';

const games = () => z.array(z.string()).readonly();
const times = () => z.array(z.number()).readonly();

export const keys = rows({
  /** The use of a person's quotas: games by id, and when the newest of them were opened. */
  quotas: {
    pk: 'U#{person}',
    sk: 'Q',
    value: readsAs(() =>
      z.object({
        open: games().default([]),
        bots: games().default([]),
        times: times().default([]),
        at: z.number().exactOptional(),
        // Items of 0.1.0 have none of these.
        lobbies: games().exactOptional(),
        sandboxes: games().exactOptional(),
        /** When the imports of the last hour came. */
        imports: times().exactOptional(),
      }),
    ),
  },
  /** How many guests came in an hour. */
  guestsAnHour: { pk: 'N#guests', sk: 'N', value: readsAs(() => z.object({ hour: z.number(), count: z.number() })) },
});
