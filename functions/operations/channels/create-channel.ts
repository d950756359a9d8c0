import { randomUUID } from 'node:crypto';
import { newChannelSchema } from '../../features/channels/schemas.ts';
import { operation } from '../operation.ts';

/** Creates a channel for the caller's notifications. */
export const createChannel = operation({
  id: 'createChannel',
  method: 'POST',
  path: '/v1/me/channels',
  access: 'people',
  permission: 'write',
  body: newChannelSchema,
  run: async ({ service: { persons, channels }, user, body, locale, idempotencyKey, hasKey }) => {
    const self = await persons.self(user);
    const made = await channels.create(self, idempotencyKey ?? randomUUID(), body, locale, hasKey);
    return { status: 201, body: made, headers: { location: `/v1/me/channels/${made.id}` } };
  },
});
