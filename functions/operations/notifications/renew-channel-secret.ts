import { randomUUID } from 'node:crypto';
import { sure } from '../../../domain/lib/sure.ts';
import { operation } from '../operation.ts';

/** Makes another secret for a hook. */
export const renewChannelSecret = operation({
  id: 'renewChannelSecret',
  method: 'POST',
  path: '/v1/me/channels/{channel}/secret',
  access: 'people',
  permission: 'write',
  run: async ({ service: { persons, channels }, user, params, idempotencyKey }) => {
    const self = await persons.self(sure(user, 'user, though only people have channels'));
    return { body: await channels.renew(self, sure(params.channel, 'channel in the path'), idempotencyKey ?? randomUUID()) };
  },
});
