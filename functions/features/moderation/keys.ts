import * as z from 'zod';
import type { Entry, People } from '../../platform/ports/ports.ts';
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

/** Earlier previews noted `reasonOf` by `Y`, where a person's records are too. No name of a record has a `#`. */
const EARLIER = /^Y#(g[0-9a-f]{20}#.+)$/;

/** Returns the notes of a person's reasons, each with the key of the reason. */
export async function reasonsOf(people: Pick<People, 'list'>, person: string) {
  const [pk, begins] = keys.reasonOf.all(person);
  const earlier = (await people.list(pk, 'Y#')).filter(({ sk }) => EARLIER.test(sk));
  return [...(await people.list(pk, begins)), ...earlier].map((note: Entry) => {
    const [, game = '', commitment = ''] = note.sk.split('#');
    return { note, reason: keys.reason(game, commitment) };
  });
}
