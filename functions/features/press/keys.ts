import * as z from 'zod';
import { readsAs, rows } from '../../platform/ports/stored.ts';

export const keys = rows({
  /** How much a person wrote in a game lately. */
  talked: {
    pk: 'U#{account}',
    sk: 'L#{game}',
    value: readsAs(() => z.object({ minute: z.number(), inMinute: z.number(), day: z.number(), inDay: z.number() })),
  },
  /** How far a person has read in a game, what they mute, and drafts: under their key. */
  marks: { pk: 'U#{person}', sk: 'R#{game}', value: readsAs(() => z.object({ box: z.string() })) },
  /**
   * The games in which something was written to a person: how often in all, and by game the last of those numbers.
   * It counts what this person may read and nothing else, and nobody else reads it.
   */
  news: {
    pk: 'I#{person}',
    sk: 'P',
    value: readsAs(() => z.object({ n: z.number(), games: z.record(z.string(), z.number()) })),
  },
});
