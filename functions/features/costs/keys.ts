import * as z from 'zod';
import { readsAs, rows } from '../../platform/ports/stored.ts';

const games = () => z.array(z.string()).readonly();
const times = () => z.array(z.number()).readonly();

export const keys = rows({
  /** The use of a person's quotas: game ids, and the times at which the newest were opened. */
  quotas: {
    pk: 'U#{person}',
    sk: 'Q',
    value: readsAs(() =>
      z.object({
        open: games().default([]),
        bots: games().default([]),
        times: times().default([]),
        at: z.number().exactOptional(),
        // Items from 0.1.0 lack these fields.
        lobbies: games().exactOptional(),
        sandboxes: games().exactOptional(),
        /** The times of the imports of the last hour. */
        imports: times().exactOptional(),
      }),
    ),
  },
  /** The number of guests in an hour. */
  guestsAnHour: { pk: 'N#guests', sk: 'N', value: readsAs(() => z.object({ hour: z.number(), count: z.number() })) },
});
