import * as z from 'zod';
import { personalTokenSchema } from '../auth/schemas.ts';

// Answers about the caller's account, tokens and bot accounts, and about other people.

const text = z.string();

export const peopleAnswerSchema = z.strictObject({
  game: text.meta({ description: 'Id of the game.' }),
  people: z.record(text, text).meta({
    description:
      'Names by the pseudonyms of the log: handles, of those who have one. In an anonymous game yours alone, until it is over; ' +
      'an erased person is not named.',
  }),
  formerly: z.record(text, text).optional().meta({
    description:
      'What those were called, by pseudonym, whose handle changed less than 30 days ago. Absent: nobody’s did.',
  }),
  title: text.optional().meta({ description: 'Absent once the person who wrote it is erased.' }),
  names: z.record(text, z.unknown()).meta({
    description:
      'What the creator wrote inside `options` (the names of a battle of their own), by JSON Pointer into them: texts, and objects where ' +
      'the log has nothing at that place. The log has neutral texts there. Empty once the person who wrote them is erased.',
  }),
  salt: text.optional().meta({
    description: 'The key of the commitment `texts` in the first commit: an HMAC of `{ names, title }` under it.',
  }),
  reasons: z
    .record(text, z.strictObject({ reason: text, salt: text }))
    .optional()
    .meta({
      description:
        'Why moderators acted, by the commitment in `match/moderated`: an HMAC of `{ reason }` under the salt. Absent: none did.',
    }),
  invited: z.array(text).optional().meta({
    description:
      'Who may see a private game before sitting down, and who may come back after they were removed; shown to its owner.',
  }),
});

const { used: _, ...token } = personalTokenSchema.shape;

export const madeTokenSchema = z.strictObject({
  ...token,
  token: z.string().meta({ description: 'The token itself, which is shown here alone.' }),
});
export const guestSchema = z.strictObject({
  user: z.string().meta({ description: 'By this others invite the guest.' }),
  name: z.string().meta({ description: 'What others see: `guest-` and six letters or digits.' }),
  scopes: token.scopes,
  expires: token.expires.meta({ description: 'When the guest’s time is over: 30 days from now.' }),
  token: z.string().meta({ description: 'The token itself, which is shown here alone.' }),
});
export const takenGuestSchema = z.strictObject({
  name: z.string().meta({ description: 'What the guest was called.' }),
  games: z.int().meta({ description: 'In how many games the guest was.' }),
});

export const tokensAnswerSchema = z.strictObject({ tokens: z.array(personalTokenSchema) });

export const botAccountSchema = z.strictObject({ id: z.string(), name: z.string(), created: z.int() });
export const botsAnswerSchema = z.strictObject({ bots: z.array(botAccountSchema) });
