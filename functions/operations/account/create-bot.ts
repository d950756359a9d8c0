import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { operation } from '../operation.ts';

export const newBotSchema = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{1,29}$/, 'lower-case letters, digits and hyphens, 2 to 30 of them')
    .meta({ description: 'The name of the bot account. Your own name is shown beside it.' }),
});

/** Creates a bot account of the caller. */
export const createBot = operation({
  id: 'createBot',
  method: 'POST',
  path: '/v1/me/bots',
  access: 'signed-in',
  permission: 'write',
  body: newBotSchema,
  run: async ({ service: { bots }, user, body, idempotencyKey }) => {
    const made = await bots.create(user, idempotencyKey ?? randomUUID(), body.name);
    return { status: 201, body: made, headers: { location: `/v1/me/bots/${made.id}` } };
  },
});
