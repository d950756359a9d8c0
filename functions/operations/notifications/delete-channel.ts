import { sure } from '../../../domain/lib/sure.ts';
import { operation } from '../operation.ts';

/** Gives up a channel: nothing is kept of where it led. */
export const deleteChannel = operation({
  id: 'deleteChannel',
  method: 'DELETE',
  path: '/v1/me/channels/{channel}',
  access: 'people',
  permission: 'write',
  run: async ({ service: { persons, channels }, user, params }) => {
    const self = await persons.self(sure(user, 'user, though only people have channels'));
    await channels.remove(self, sure(params.channel, 'channel in the path'));
    return {};
  },
});
