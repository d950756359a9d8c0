import * as z from 'zod';
import { jsonSchema } from '../../../domain/log/json-schema.ts';
import { nextSchema } from '../../platform/http/headers/paging.ts';
import { accountSchema } from '../accounts/account-schema.ts';
import { botAccountSchema } from '../accounts/answers.ts';
import { personalTokenSchema } from '../auth/schemas.ts';
import { invitationSchema, linkSchema } from '../invitations/schemas.ts';
import { reportSchema } from '../moderation/answers.ts';
import { channelSchema, notificationSchema } from '../notifications/answers.ts';
import { blockSchema } from '../people/schemas.ts';
import { pressItemSchema, pressMarksSchema } from '../press/answers.ts';
import { figuresSchema } from '../ratings/schemas.ts';

// The export of all data about a person.

const notedSchema = z.strictObject({
  game: z.string(),
  declined: z.literal(true).exactOptional().meta({ description: 'You declined. You get no more notifications of it.' }),
});

const ownGameSchema = z.strictObject({
  game: z.string(),
  pseudonym: z.string().meta({ description: 'Your pseudonym in the log of the game.' }),
  secret: z.string().meta({
    description:
      'Proves that the pseudonym is yours: it is `u` and the beginning of a hash of this (`LOG.md`). Keep it; it never changes.',
  }),
  status: z.enum(['lobby', 'playing', 'over']).exactOptional().meta({ description: 'Absent: you never entered it.' }),
  isOwner: z.boolean(),
  seats: z.array(
    z.strictObject({
      seat: z.string(),
      since: z.int().meta({ description: 'The version at which you sat down.' }),
      until: z.int().exactOptional().meta({ description: 'The version at which you left.' }),
    }),
  ),
  sent: z.array(invitationSchema).exactOptional().meta({ description: 'In your own games: the people you invited.' }),
  links: z
    .array(linkSchema)
    .exactOptional()
    .meta({ description: 'In your own games: the valid invite links, without their codes.' }),
  press: z.array(pressItemSchema).meta({ description: 'What you wrote there, with the salts that prove it.' }),
  grey: z.array(z.strictObject({ conversation: z.string(), at: z.int(), text: z.string() })).meta({
    description: 'What you wrote anonymously, without its position, which would reveal how much others wrote.',
  }),
  received: z.array(pressItemSchema).meta({ description: 'What others wrote there, as you may read it now.' }),
  marks: pressMarksSchema.meta({ description: 'Your read positions, muted conversations and drafts.' }),
  orders: z
    .record(z.string(), jsonSchema)
    .exactOptional()
    .meta({ description: 'Your standing orders that are stored beside the log, by seat.' }),
});

/** The data that this server stores about a person. */
export const exportSchema = z.strictObject({
  at: z.int(),
  account: accountSchema
    .exactOptional()
    .meta({ description: 'This and the following lists, except `games`, are on the first page.' }),
  tokens: z.array(personalTokenSchema).exactOptional().meta({ description: 'Without the tokens themselves.' }),
  bots: z.array(botAccountSchema).exactOptional(),
  channels: z.array(channelSchema).exactOptional().meta({ description: 'Without their secrets.' }),
  notifications: z.array(notificationSchema).exactOptional(),
  blocks: z.array(blockSchema).exactOptional(),
  invited: z.array(notedSchema).exactOptional().meta({ description: 'Games to which you were invited by name.' }),
  links: z.array(notedSchema).exactOptional().meta({ description: 'Games whose invite link you used.' }),
  reports: z.array(reportSchema).exactOptional().meta({ description: 'Your reports.' }),
  figures: figuresSchema
    .exactOptional()
    .meta({ description: 'Your figures: ratings, records, met deadlines, your newest public games.' }),
  games: z.array(ownGameSchema),
  next: nextSchema,
});
export type OwnGame = z.infer<typeof ownGameSchema>;
