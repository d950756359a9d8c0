import { sure } from '../../../domain/lib/sure.ts';
import { operation } from '../operation.ts';

/** Brings a notification by a channel of the caller once more. */
export const replayDelivery = operation({
  id: 'replayDelivery',
  method: 'POST',
  path: '/v1/me/channels/{channel}/deliveries/{notification}',
  access: 'people',
  permission: 'write',
  run: async ({ service: { persons, channels }, user, params }) => {
    const self = await persons.self(sure(user, 'user, though only people have channels'));
    const replayed = await channels.replay(
      self,
      sure(params.channel, 'channel in the path'),
      sure(params.notification, 'notification in the path'),
    );
    return { status: 202, body: replayed };
  },
});
