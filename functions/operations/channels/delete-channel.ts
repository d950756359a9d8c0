import { operation } from '../operation.ts';

/** Deletes a channel with its address. */
export const deleteChannel = operation({
  id: 'deleteChannel',
  method: 'DELETE',
  path: '/v1/me/channels/{channel}',
  access: 'people',
  permission: 'write',
  run: async ({ service: { persons, channels }, user, params }) => {
    const self = await persons.self(user);
    await channels.remove(self, params.channel);
    return {};
  },
});
