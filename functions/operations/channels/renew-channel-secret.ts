import { randomUUID } from 'node:crypto';
import { operation } from '../operation.ts';

/** Creates another secret for a hook. */
export const renewChannelSecret = operation({
  id: 'renewChannelSecret',
  method: 'POST',
  path: '/v1/me/channels/{channel}/secret',
  access: 'people',
  permission: 'write',
  run: async ({ service: { persons, channels }, user, params, idempotencyKey }) => {
    const self = await persons.self(user);
    return { body: await channels.renew(self, params.channel, idempotencyKey ?? randomUUID()) };
  },
});
