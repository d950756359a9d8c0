import * as z from 'zod';
import { personalTokenSchema } from '../auth/schemas.ts';

// Answers about the caller's account, tokens and bot accounts, and about other people.

const text = z.string();

export const peopleAnswerSchema = z.strictObject({
  game: text.meta({ description: 'Id of the game.' }),
  people: z.record(text, text).meta({
    description:
      'Handles by the pseudonyms of the log. In an anonymous game you see only yours until it is over. Erased ' +
      'people have no name.',
  }),
  formerly: z.record(text, text).optional().meta({
    description: 'Former handles by pseudonym, of people who changed theirs less than 30 days ago. Absent: none.',
  }),
  title: text.optional().meta({ description: 'Absent after its author was erased.' }),
  names: z.record(text, z.unknown()).meta({
    description:
      'Texts by the creator inside `options` (the names of a custom battle), by JSON Pointer. They are texts, and ' +
      'objects where the log has nothing. The log has neutral texts in these places. Empty after their author was ' +
      'erased.',
  }),
  salt: text.optional().meta({
    description: 'The key of the commitment `texts` in the first commit: an HMAC of `{ names, title }`.',
  }),
  reasons: z
    .record(text, z.strictObject({ reason: text, salt: text }))
    .optional()
    .meta({
      description:
        'Reasons of moderators, by the commitment in `match/moderated`: an HMAC of `{ reason }` under the salt. Absent: none.',
    }),
  hooks: z
    .array(z.strictObject({ host: text, by: text.exactOptional() }))
    .optional()
    .meta({
      description:
        'Hosts that are told of the running game, as spectators see it, and the pseudonyms of the people who wanted ' +
        'that. No pseudonyms in an anonymous game. Absent: none.',
    }),
  invited: z.array(text).optional().meta({
    description:
      'People who may see a private game before sitting down, and removed people who may return. Only the owner sees it.',
  }),
});

const { used: _, ...token } = personalTokenSchema.shape;

export const madeTokenSchema = z.strictObject({
  ...token,
  token: z.string().meta({ description: 'The token itself, shown only here.' }),
});
export const guestSchema = z.strictObject({
  user: z.string().meta({ description: 'Others invite the guest by this name.' }),
  name: z.string().meta({ description: 'The name that others see: `guest-` and six letters or digits.' }),
  scopes: token.scopes,
  expires: token.expires.meta({ description: 'When the guest expires: 30 days from now.' }),
  token: z.string().meta({ description: 'The token itself, shown only here.' }),
});
export const takenGuestSchema = z.strictObject({
  name: z.string().meta({ description: 'The guest’s name.' }),
  games: z.int().meta({ description: 'The number of the guest’s games.' }),
});

export const tokensAnswerSchema = z.strictObject({ tokens: z.array(personalTokenSchema) });

export const botAccountSchema = z.strictObject({ id: z.string(), name: z.string(), created: z.int() });
export const botsAnswerSchema = z.strictObject({ bots: z.array(botAccountSchema) });
