import * as z from 'zod';
import { jsonSchema } from '../../../domain/log/schema.ts';
import { readsAs, rows } from '../../platform/ports/stored.ts';

export const keys = rows({
  /**
   * Standing orders of a player that wait beside the log, with the version since which they hold the seat; until when
   * the orders of each seat are accounted for; and the newest orders that came with an Idempotency-Key, with their
   * receipts.
   */
  orders: {
    pk: 'F#{game}',
    sk: '{pseudonym}',
    value: readsAs(() =>
      z.object({
        orders: z.record(z.string(), z.object({ since: z.number(), standing: jsonSchema })).default({}),
        spent: z.record(z.string(), z.object({ until: z.number() })).default({}),
        known: z
          .array(
            z.object({
              id: z.string(),
              said: z.string(),
              receipt: z.object({ game: z.string(), version: z.number(), hash: z.string(), at: z.number() }),
            }),
          )
          .readonly()
          .default([]),
      }),
    ),
  },
});
