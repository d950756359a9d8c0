import * as z from 'zod';
import { SCOPES } from '../../platform/ports/scope.ts';
import { plainText } from '../people/plain-text.ts';

// Requests and answers about tokens.

export const tokenName = plainText(60).meta({ description: 'The purpose of the token, in your own words.' });
export const tokenScopes = z
  .array(z.enum(SCOPES))
  .min(1)
  .max(SCOPES.length)
  .readonly()
  .meta({ description: 'The scopes of the token.' });
export const botId = z.string().max(40);

export const personalTokenSchema = z.strictObject({
  id: z.string(),
  name: tokenName,
  scopes: tokenScopes,
  bot: botId.exactOptional().meta({ description: 'The bot account that holds it, by id. Absent: you.' }),
  created: z.int(),
  expires: z.int(),
  used: z
    .string()
    .exactOptional()
    .meta({ description: 'The day of its last use, in UTC: `2026-11-22`. Absent: never used.' }),
});
