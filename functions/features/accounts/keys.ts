import * as z from 'zod';
import { readsAs, rows } from '../../platform/ports/stored.ts';

export const keys = {
  ...rows({
    /** A bot account of a person. `person`: the bot account itself. */
    botOf: {
      pk: 'U#{person}',
      sk: 'B#{id}',
      value: readsAs(() =>
        z.object({
          id: z.string(),
          name: z.string(),
          created: z.number(),
          person: z.string(),
          gone: z.literal(true).optional(),
        }),
      ),
    },
    /** Notes that a person once claimed a handle. */
    claimOf: { pk: 'U#{person}', sk: 'H#{hash}', value: readsAs(() => z.object({})) },
    /** A write of a profile changed the handle, and the lists do not show it yet. */
    renaming: { pk: 'X#renamed', sk: '{person}#{write}', value: readsAs(() => z.object({ at: z.number() })) },
  }),
  renamed: (person: string, rev: number) => ['X#renamed', `${person}#${String(rev).padStart(9, '0')}`] as const,
  allRenamed: (person = '') => ['X#renamed', person] as const,
};
