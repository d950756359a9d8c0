import * as z from 'zod';
import { LOCALES } from '../../../domain/lib/text.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import { readsAs, rows } from '../../platform/ports/stored.ts';
import { REASONS } from './reasons.ts';

/** What was written about a game, under the key of its author; after an edit by the commitment to it. `invited`: subjects. */
const text = readsAs(() =>
  z.object({ author: z.string(), box: z.string(), invited: z.array(z.string()).readonly(), since: z.number().default(1) }),
);
const written = rows({
  first: { pk: 'T#{game}', sk: 'T', value: text },
  edited: { pk: 'T#{game}', sk: 'E#{texts}', value: text },
});

/*
 * A subject is an HMAC over issuer and user. What belongs to a game is written before the commit that uses it; without that commit it does
 * no harm.
 */
export const keys = {
  ...written,
  ...rows({
    /** The person who signs in under a subject, and the guests whose games they have taken over. */
    signIn: {
      pk: 'S#{subject}',
      sk: 'S',
      value: readsAs(() =>
        z.object({
          person: z.string(),
          also: z
            .array(z.object({ person: z.string(), subject: z.string() }))
            .readonly()
            .optional(),
        }),
      ),
    },
    /** The profile of a person, a guest or a bot account. */
    profile: {
      pk: 'U#{person}',
      sk: 'P',
      value: readsAs(() =>
        z.object({
          kind: z.enum(['person', 'bot', 'guest']),
          name: z.string(),
          subject: z.string(),
          owner: z.string().optional(),
          leaves: z.string().optional(),
          taken: z.string().optional(),
          state: z.enum(['erasing', 'ended']).optional(),
          ends: z.number().optional(),
          handle: z.string().optional(),
          claim: z.string().optional(),
          former: z
            .object({ handle: z.string(), claim: z.string(), at: z.number(), isKept: z.literal(true).optional() })
            .readonly()
            .optional(),
          renamed: z.number().optional(),
          language: z.enum(LOCALES).optional(),
          zone: z.string().optional(),
          notices: z.array(z.enum(REASONS)).readonly().optional(),
          remind: z.array(z.number()).readonly().optional(),
        }),
      ),
    },
    /** The pseudonym of a person in a game; `of`: the guest of theirs who was there under it. */
    own: { pk: 'U#{person}', sk: 'G#{game}', value: readsAs(() => z.object({ pseudonym: z.string(), of: z.string().optional() })) },
    /** The person behind a pseudonym. */
    behind: { pk: 'W#{game}', sk: '{pseudonym}', value: readsAs(() => z.object({ person: z.string() })) },
    /** The person of a handle, by the HMAC of its skeleton; `until`: nobody may take it before. */
    claim: {
      pk: 'H#{hash}',
      sk: 'H',
      value: readsAs(() => z.object({ person: z.string().optional(), at: z.number().optional(), until: z.number().optional() })),
    },
    /** What a person has blocked; a lifted block has nothing. */
    block: {
      pk: 'U#{person}',
      sk: 'M#{id}',
      value: readsAs(() =>
        z.object({
          at: z.number().optional(),
          account: z.string().optional(),
          claim: z.string().optional(),
          game: z.string().optional(),
          seat: z.string().optional(),
          since: z.number().optional(),
        }),
      ),
    },
    /** Persons to be looked at on a day: guests who leave (`late`: not erased then, `taken`: taken over), and `ending` accounts. */
    leaving: {
      pk: 'X#{day}',
      sk: '{person}',
      value: readsAs(() => z.object({ subject: z.string().optional(), at: z.number().optional() })),
    },
    /** A subject was once invited to a game, and whether they declined. */
    invitation: {
      pk: 'V#{subject}',
      sk: 'G#{game}',
      value: readsAs(() =>
        z.object({
          declined: z.literal(true).optional(),
          sent: z.literal(true).optional(),
          withdrawn: z.literal(true).optional(),
        }),
      ),
    },
  }),
  texts: ({ game, texts, edited }: Pick<Match, 'game' | 'texts' | 'edited'>) =>
    edited === undefined ? written.first(game) : written.edited(game, texts ?? ''),
  /** All that was written about a game. */
  textsOf: (game: string) => [`T#${game}`, ''] as const,
  textsIn: text,
};
