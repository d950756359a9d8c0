import * as z from 'zod';
import { readsAs, rows } from '../../platform/ports/stored.ts';

export const keys = rows({
  /** How much a person wrote in a game recently. */
  talked: {
    pk: 'U#{account}',
    sk: 'L#{game}',
    value: readsAs(() => z.object({ minute: z.number(), inMinute: z.number(), day: z.number(), inDay: z.number() })),
  },
  /** A person's read positions, muted conversations and drafts in a game, under their key. */
  marks: { pk: 'U#{person}', sk: 'R#{game}', value: readsAs(() => z.object({ box: z.string() })) },
  /**
   * The games with messages to a person: the total number, and the last number in each game. It counts only messages
   * that this person may read, and only they read it.
   */
  news: {
    pk: 'I#{person}',
    sk: 'P',
    value: readsAs(() => z.object({ n: z.number(), games: z.record(z.string(), z.number()) })),
  },
});
