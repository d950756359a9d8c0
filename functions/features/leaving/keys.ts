import * as z from 'zod';
import { readsAs, rows } from '../../platform/ports/stored.ts';

export const keys = rows({
  /** The day up to which guests were erased. */
  swept: { pk: 'X#', sk: 'D', value: readsAs(() => z.object({ day: z.string() })) },
});
