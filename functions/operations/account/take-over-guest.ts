import * as z from 'zod';
import { operation } from '../operation.ts';

export const guestTakeoverSchema = z.strictObject({
  token: z
    .string()
    .regex(/^fp_[\w-]{43}$/, 'a guest token: "fp_" and 43 letters, digits, - or _')
    .meta({ description: 'The token of the guest. It becomes invalid.' }),
});

/** Takes over the games that the caller played as a guest. */
export const takeOverGuest = operation({
  id: 'takeOverGuest',
  method: 'POST',
  path: '/v1/me/guest',
  access: 'signed-in',
  permission: 'write',
  body: guestTakeoverSchema,
  run: async ({ service: { guests }, user, body }) => ({
    body: await guests.takeOver(user, body.token),
  }),
});
