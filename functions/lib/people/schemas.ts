import * as z from 'zod';
import { SCOPES } from '../auth/scopes.ts';
import { plainText } from './plain-text.ts';

// What people are told of their tokens and programs.

export const tokenName = plainText(60).meta({ description: 'What it is for, in words of your own.' });
export const tokenScopes = z.array(z.enum(SCOPES)).min(1).max(SCOPES.length).readonly().meta({ description: 'What it is good for.' });
export const botId = z.string().max(40);

const token = {
  id: z.string(),
  name: tokenName,
  scopes: tokenScopes,
  bot: botId.exactOptional().meta({ description: 'The program that it is for, by id; absent: you.' }),
  created: z.int(),
  expires: z.int(),
};

export const personalTokenSchema = z.strictObject({
  ...token,
  used: z.string().exactOptional().meta({ description: 'The day of its last use, in UTC: `2026-11-22`. Absent: never used.' }),
});
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
