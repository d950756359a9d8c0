import * as z from 'zod';
import { sha256 } from '../../../domain/lib/hash.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import { readsAs, rows } from '../../platform/ports/stored.ts';

// What concerns invitations; no log knows of any of it. Invitations of the first commit, and of edits of the lobby, stand beside its texts.

/** An invitation or a link that was used, and whether it was declined. */
const noted = readsAs(() => z.object({ declined: z.literal(true).optional() }));

export const keys = {
  ...rows({
    /** A link to a game, by the HMAC of its code. `used`: persons; `since`: it calls back players removed before this version. */
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
    /** An invitation that the owner of a game sent after it was opened. */
    sent: {
      pk: 'L#{game}',
      sk: 'I#{subject}',
      value: readsAs(() => z.object({ to: z.string(), at: z.number(), since: z.number(), ended: z.literal(true).exactOptional() })),
    },
    /** A person once used a link to a game. */
    led: { pk: 'U#{person}', sk: 'A#{game}', value: noted },
    /** The rematch of a game, and the person who opens it. */
    rematch: {
      pk: 'R#{game}',
      sk: 'R',
      value: readsAs(() => z.object({ game: z.string(), by: z.string(), count: z.number(), at: z.number() })),
    },
    /** The lists do not yet show who is invited to a game now. */
    changed: { pk: 'X#invited', sk: '{game}', value: readsAs(() => z.object({ at: z.number() })) },
  }),
  /** Links and invitations of a game. */
  ofGame: (game: string) => [`L#${game}`, ''] as const,
};

const ID = 16;

/** What the owner of a game knows a link by: it says nothing of the code. */
export const linkId = (sk: string): string => `l${sk.slice('L#'.length, 'L#'.length + ID)}`;

/** What the owner of a game knows an invitation by: another one in each game. */
export const invitationId = (game: string, subject: string): string =>
  `i${sha256(canonical(['fieldpost/invitation/1', game, subject])).slice(0, ID)}`;
