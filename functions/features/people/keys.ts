import * as z from 'zod';
import { sha256 } from '../../../domain/lib/hash.ts';
import { LOCALES } from '../../../domain/lib/text.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import type { Match } from '../../../domain/match/state/state.ts';
import { readsAs, rows } from '../../platform/ports/stored.ts';
import { REASONS } from './reasons.ts';

/**
 * The texts about a game, under the key of their author. After an edit they are stored by their commitment. `invited`:
 * subjects.
 */
const text = readsAs(() =>
  z.object({
    author: z.string(),
    box: z.string(),
    invited: z.array(z.string()).readonly(),
    since: z.number().default(1),
  }),
);
const written = rows({
  first: { pk: 'T#{game}', sk: 'T', value: text },
  edited: { pk: 'T#{game}', sk: 'E#{texts}', value: text },
});

/*
 * A subject is an HMAC over issuer and user. Items of a game are written before the commit that uses them, and are
 * harmless without it.
 */
export const keys = {
  ...written,
  ...rows({
    /** The person who signs in under a subject, and the guests that they took over. */
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
          reasonsForm: z.literal(2).optional(),
          remind: z.array(z.number()).readonly().optional(),
          quiet: z.object({ from: z.string(), to: z.string() }).optional(),
        }),
      ),
    },
    /** The pseudonym of a person in a game. `of`: the guest of theirs who played under it. */
    own: {
      pk: 'U#{person}',
      sk: 'G#{game}',
      value: readsAs(() => z.object({ pseudonym: z.string(), of: z.string().optional() })),
    },
    /** The person behind a pseudonym. */
    behind: { pk: 'W#{game}', sk: '{pseudonym}', value: readsAs(() => z.object({ person: z.string() })) },
    /** The person with a handle, by the HMAC of its skeleton. `until`: the handle is reserved until then. */
    claim: {
      pk: 'H#{hash}',
      sk: 'H',
      value: readsAs(() =>
        z.object({ person: z.string().optional(), at: z.number().optional(), until: z.number().optional() }),
      ),
    },
    /** A block of a person; empty after it was lifted. */
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
    /**
     * Persons to check on a day: leaving guests (`late`: not erased then, `taken`: taken over), and `ending` accounts.
     */
    leaving: {
      pk: 'X#{day}',
      sk: '{person}',
      value: readsAs(() => z.object({ subject: z.string().optional(), at: z.number().optional() })),
    },
    /** Notes that a subject was once invited to a game, and whether they declined. */
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
  /** All texts about a game. */
  textsOf: (game: string) => [`T#${game}`, ''] as const,
  textsIn: text,
};

// Items of invitations, which no log contains. Invitations of the first commit, and of edits of the lobby, are stored
// with its texts.

/** An invitation or a used invite link, and whether it was declined. */
const noted = readsAs(() => z.object({ declined: z.literal(true).optional() }));

export const invitationKeys = {
  ...rows({
    /**
     * An invite link of a game, by the HMAC of its code. `used`: persons. `since`: it readmits players removed before
     * this version.
     */
    link: {
      pk: 'L#{game}',
      sk: 'L#{hash}',
      value: readsAs(() =>
        z.object({
          admits: z.enum(['seat', 'look']),
          at: z.number(),
          until: z.number(),
          uses: z.number(),
          since: z.number(),
          used: z.array(z.string()).readonly(),
          ended: z.literal(true).exactOptional(),
        }),
      ),
    },
    /** An invitation that the owner sent after the opening of a game. */
    sent: {
      pk: 'L#{game}',
      sk: 'I#{subject}',
      value: readsAs(() =>
        z.object({ to: z.string(), at: z.number(), since: z.number(), ended: z.literal(true).exactOptional() }),
      ),
    },
    /** Notes that a person once used an invite link of a game. */
    led: { pk: 'U#{person}', sk: 'A#{game}', value: noted },
    /** The rematch of a game, and the person who opens it. */
    rematch: {
      pk: 'R#{game}',
      sk: 'R',
      value: readsAs(() => z.object({ game: z.string(), by: z.string(), count: z.number(), at: z.number() })),
    },
    /** Notes that the lists do not show a game's present invitations yet. */
    changed: { pk: 'X#invited', sk: '{game}', value: readsAs(() => z.object({ at: z.number() })) },
  }),
  /** Invite links and invitations of a game. */
  ofGame: (game: string) => [`L#${game}`, ''] as const,
};

const ID = 16;

/** Returns the id of an invite link for the owner of the game. It reveals nothing of the code. */
export const linkId = (sk: string): string => `l${sk.slice('L#'.length, 'L#'.length + ID)}`;

/** Returns the id of an invitation for the owner of the game. It differs in each game. */
export const invitationId = (game: string, subject: string): string =>
  `i${sha256(canonical(['fieldpost/invitation/1', game, subject])).slice(0, ID)}`;
