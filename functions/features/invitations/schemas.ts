import * as z from 'zod';
import { plainText } from '../people/plain-text.ts';
import { MOST_USES } from './limits.ts';

// Requests and answers about invitations.

const time = z.int().meta({ description: 'Milliseconds since 1970.' });

export const newInvitationSchema = z.strictObject({
  to: plainText(64).meta({ description: 'The invited person: `@` and their handle, or their `user`.' }),
});

export const newLinkSchema = z.strictObject({
  admits: z
    .enum(['seat', 'look'])
    .default('seat')
    .meta({ description: 'What users of the link may do: take a free seat, or only watch.' }),
  uses: z
    .int()
    .min(1)
    .max(MOST_USES)
    .exactOptional()
    .meta({ description: `How many people may use it. Default: 10; in an anonymous game always ${MOST_USES}.` }),
  days: z.int().min(1).max(30).default(7).meta({ description: 'How long the link is valid.' }),
});

const invitation = {
  id: z.string().meta({ description: 'The id for withdrawing it.' }),
  at: time
    .exactOptional()
    .meta({ description: 'When it was sent. Absent: with the game, or by a change of the lobby.' }),
};
export const invitationSchema = z.strictObject({
  ...invitation,
  to: z.string().meta({ description: 'As the owner wrote it.' }),
});

export const linkSchema = z.strictObject({
  id: z.string().meta({ description: 'The id for revoking it.' }),
  at: time,
  admits: z.enum(['seat', 'look']),
  until: time.meta({ description: 'When it expires.' }),
  uses: z.int().meta({ description: 'How many people may use it.' }),
  used: z.int().exactOptional().meta({
    description: 'How many people have used it. Absent in an anonymous game, where it would reveal who accepted.',
  }),
});

export const madeLinkSchema = linkSchema.extend({
  link: z
    .string()
    .meta({ description: 'The code, shown only in this answer. The page of the site is `/join#` and this code.' }),
});

export const invitationsAnswerSchema = z.strictObject({
  invitations: z
    .array(invitationSchema)
    .meta({ description: 'The invitations that were not withdrawn. Whether a person declined stays secret.' }),
  links: z.array(linkSchema).meta({ description: 'The valid links, oldest first.' }),
});

export const linkUseSchema = z.strictObject({
  link: z.string().max(100).meta({ description: 'The whole text after `#` in the address of the page.' }),
});
export const linkUsedSchema = z.strictObject({
  game: z.string().meta({ description: 'The game of the link.' }),
  admits: z.enum(['seat', 'look']),
});
