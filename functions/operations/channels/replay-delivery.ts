import { operation } from '../operation.ts';

/** Sends a notification by a channel of the caller again. */
export const replayDelivery = operation({
  id: 'replayDelivery',
  method: 'POST',
  path: '/v1/me/channels/{channel}/deliveries/{notification}',
  access: 'people',
  permission: 'write',
  run: async ({ service: { persons, channels }, user, params }) => {
    const self = await persons.self(user);
    const replayed = await channels.replay(self, params.channel, params.notification);
    return { status: 202, body: replayed };
  },
});
