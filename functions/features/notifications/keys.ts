import * as z from 'zod';
import { readsAs, rows } from '../../platform/ports/stored.ts';
import { REASONS } from '../people/reasons.ts';

export const keys = rows({
  /** What is to be done at a time: a need that may still stand then, a delivery to be tried. */
  errand: {
    pk: 'Q#{shard}',
    sk: '{time}#{id}',
    value: readsAs(() =>
      z.discriminatedUnion('do', [
        z.object({
          do: z.literal('tell'),
          need: z.object({
            reason: z.enum(REASONS),
            game: z.string(),
            who: z.string(),
            of: z.number(),
            due: z.number().exactOptional(),
            before: z.number().exactOptional(),
            conversation: z.string().exactOptional(),
            from: z
              .object({
                who: z.string().exactOptional(),
                seat: z.string().exactOptional(),
                since: z.number().exactOptional(),
                isMasked: z.literal(true).exactOptional(),
              })
              .exactOptional(),
            at: z.number(),
          }),
        }),
        z.object({ do: z.literal('remind'), half: z.object({ game: z.string(), who: z.string(), due: z.number(), at: z.number() }) }),
        z.object({ do: z.literal('note'), who: z.string(), game: z.string(), of: z.number(), conversation: z.string() }),
        z.object({ do: z.literal('bring'), person: z.string(), way: z.string(), notice: z.string() }),
        z.object({ do: z.literal('ask'), person: z.string(), way: z.string() }),
      ]),
    ),
  },
});
