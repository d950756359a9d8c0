import * as z from 'zod';
import { readsAs, rows } from '../../platform/ports/stored.ts';

export const keys = rows({
  /** A reported entry: the time, whether its case is open, and its content, encrypted by a key of the server. */
  case: {
    pk: 'M#cases',
    sk: '{case}',
    value: readsAs(() => z.object({ at: z.number(), box: z.string(), closed: z.number().optional() })),
  },
  /** Notes that a person reported an entry. Cases do not identify their reporters. */
  report: {
    pk: 'U#{person}',
    sk: 'E#{case}',
    value: readsAs(() => z.object({ game: z.string(), at: z.number(), done: z.literal(true).optional() })),
  },
  /** The reason of a moderator's act in a game, under their key, by its commitment. */
  reason: {
    pk: 'Y#{game}',
    sk: '{commitment}',
    value: readsAs(() => z.object({ author: z.string(), box: z.string() })),
  },
  /** Notes that a person wrote the reason of an act. */
  reasonOf: { pk: 'U#{person}', sk: 'W#{game}#{commitment}', value: readsAs(() => z.object({})) },
});
