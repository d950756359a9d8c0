import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { noSuchBot } from '../../features/accounts/bots.ts';
import { botId, tokenName, tokenScopes } from '../../features/auth/schemas.ts';
import { operation } from '../operation.ts';

export const newTokenSchema = z.strictObject({
  name: tokenName,
  scopes: tokenScopes,
  days: z.int().min(1).max(366).default(90).meta({ description: 'How long the token is valid.' }),
  bot: botId.exactOptional().meta({ description: 'The bot account that holds it, by id. Default: you.' }),
});

/** Creates a personal token for the caller or a bot account of theirs. */
export const createToken = operation({
  id: 'createToken',
  method: 'POST',
  path: '/v1/me/tokens',
  access: 'signed-in',
  permission: 'write',
  body: newTokenSchema,
  run: async ({ service: { persons, tokens, bots }, user, body, idempotencyKey }) => {
    if (body.bot !== undefined && !(await bots.list(user)).some(({ id }) => id === body.bot)) throw noSuchBot();
    const { bot: program, ...asked } = body;
    const holder = program === undefined ? { user } : { user: bots.userOf(program), bot: program };
    const made = await tokens.create(await persons.self(user), idempotencyKey ?? randomUUID(), { ...asked, ...holder });
    return { status: 201, body: made, headers: { location: `/v1/me/tokens/${made.id}` } };
  },
});
