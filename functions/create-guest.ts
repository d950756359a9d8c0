import { operation } from './lib/http/endpoint.ts';

/** Takes in a guest: somebody without an account, who plays bots at once. */
export const createGuest = operation({
  id: 'createGuest',
  method: 'POST',
  path: '/v1/guests',
  access: 'anyone',
  permission: 'write',
  run: async ({ service: { guests }, address, idempotencyKey }) => ({ status: 201, body: await guests.create(address, idempotencyKey) }),
});
