import * as z from 'zod';
import { jsonSchema } from '../../../domain/log/schema.ts';
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
  declined: z.literal(true).exactOptional().meta({ description: 'You declined: you are never told of it again.' }),
});

const ownGameSchema = z.strictObject({
  game: z.string(),
  pseudonym: z.string().meta({ description: 'Under which you stand in its log.' }),
  secret: z.string().meta({
    description:
      'Shows that the pseudonym is yours: it is `u` and the beginning of a hash of this (`LOG.md`). Keep it: it holds for ever.',
  }),
  status: z
    .enum(['lobby', 'playing', 'over'])
    .exactOptional()
    .meta({ description: 'Absent: you never came to be in it.' }),
  isOwner: z.boolean(),
  seats: z.array(
    z.strictObject({
      seat: z.string(),
      since: z.int().meta({ description: 'The version at which you sat down.' }),
      until: z.int().exactOptional().meta({ description: 'The version at which you left.' }),
    }),
  ),
  sent: z.array(invitationSchema).exactOptional().meta({ description: 'Of a game of yours: whom you have invited.' }),
  links: z
    .array(linkSchema)
    .exactOptional()
    .meta({ description: 'Of a game of yours: its links that can be used, without their codes.' }),
  press: z.array(pressItemSchema).meta({ description: 'What you wrote there, with the salts that show it.' }),
  grey: z
    .array(z.strictObject({ conversation: z.string(), at: z.int(), text: z.string() }))
    .meta({ description: 'What you wrote without a name, without its place: that would say how much others wrote.' }),
  received: z.array(pressItemSchema).meta({ description: 'What others wrote there, as you may read it now.' }),
  marks: pressMarksSchema.meta({ description: 'How far you have read, what you mute, and your drafts.' }),
  orders: z
    .record(z.string(), jsonSchema)
    .exactOptional()
    .meta({ description: 'Standing orders of yours that are kept beside the log, by seat.' }),
});

/** The data that this server stores about a person. */
export const exportSchema = z.strictObject({
  at: z.int(),
  account: accountSchema
    .exactOptional()
    .meta({ description: 'This and the lists below, except games: on the first page.' }),
  tokens: z.array(personalTokenSchema).exactOptional().meta({ description: 'Without the tokens themselves.' }),
  bots: z.array(botAccountSchema).exactOptional(),
  channels: z.array(channelSchema).exactOptional().meta({ description: 'Without their secrets.' }),
  notifications: z.array(notificationSchema).exactOptional(),
  blocks: z.array(blockSchema).exactOptional(),
  invited: z.array(notedSchema).exactOptional().meta({ description: 'Games to which you were invited by name.' }),
  links: z.array(notedSchema).exactOptional().meta({ description: 'Games to which you used a link.' }),
  reports: z.array(reportSchema).exactOptional().meta({ description: 'What you have reported.' }),
  figures: figuresSchema
    .exactOptional()
    .meta({ description: 'How you have played: ratings, records, deadlines met, your newest public games.' }),
  games: z.array(ownGameSchema),
  cursor: z.string().exactOptional().meta({ description: 'There are more games after it.' }),
});
export type OwnGame = z.infer<typeof ownGameSchema>;
