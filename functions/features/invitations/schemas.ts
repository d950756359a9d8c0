import * as z from 'zod';
import { plainText } from '../people/plain-text.ts';
import { MOST_USES } from './limits.ts';

// Requests and answers about invitations.

const time = z.int().meta({ description: 'Milliseconds since 1970.' });

export const newInvitationSchema = z.strictObject({
  to: plainText(64).meta({ description: 'Who is invited: `@` and their handle, or their `user`.' }),
});

export const newLinkSchema = z.strictObject({
  admits: z
    .enum(['seat', 'look'])
    .default('seat')
    .meta({ description: 'What whoever uses it may do: take a free seat, or look on alone.' }),
  uses: z
    .int()
    .min(1)
    .max(MOST_USES)
    .exactOptional()
    .meta({ description: `How many people may use it. Left out: 10; in an anonymous game always ${MOST_USES}.` }),
  days: z.int().min(1).max(30).default(7).meta({ description: 'How long it may be used.' }),
});

const invitation = {
  id: z.string().meta({ description: 'By this it is withdrawn.' }),
  at: time
    .exactOptional()
    .meta({ description: 'When it was sent. Absent: with the game, or by a change of the lobby.' }),
};
export const invitationSchema = z.strictObject({
  ...invitation,
  to: z.string().meta({ description: 'As the owner wrote it.' }),
});

export const linkSchema = z.strictObject({
  id: z.string().meta({ description: 'By this it is revoked.' }),
  at: time,
  admits: z.enum(['seat', 'look']),
  until: time.meta({ description: 'Until when it may be used.' }),
  uses: z.int().meta({ description: 'How many people may use it.' }),
  used: z
    .int()
    .exactOptional()
    .meta({ description: 'How many have. Absent in an anonymous game, where it would say who accepted.' }),
});

export const madeLinkSchema = linkSchema.extend({
  link: z
    .string()
    .meta({ description: 'The code, shown in this answer alone. The site has a page for it: `/join#` and this.' }),
});

export const invitationsAnswerSchema = z.strictObject({
  invitations: z
    .array(invitationSchema)
    .meta({ description: 'Those that were not withdrawn. Whether somebody declined is told to nobody.' }),
  links: z.array(linkSchema).meta({ description: 'Those that can be used, the oldest first.' }),
});

export const linkUseSchema = z.strictObject({
  link: z.string().max(100).meta({ description: 'What stands after `#` in the address of the page: the whole of it.' }),
});
export const linkUsedSchema = z.strictObject({
  game: z.string().meta({ description: 'The game that it leads to.' }),
  admits: z.enum(['seat', 'look']),
});
