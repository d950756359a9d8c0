import * as z from 'zod';
import { jsonSchema } from '../../../domain/log/json-schema.ts';
import { readsAs, rows } from '../../platform/ports/stored.ts';

export const keys = rows({
  /**
   * The standing orders of a player beside the log, each with the version since which they hold the seat. Also the rate
   * account of each seat, and the newest orders with an Idempotency-Key with their receipts.
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
