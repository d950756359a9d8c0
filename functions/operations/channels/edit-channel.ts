import { editedChannelSchema } from '../../features/channels/schemas.ts';
import { operation } from '../operation.ts';

/** Changes what a channel gets, and when. */
export const editChannel = operation({
  id: 'editChannel',
  method: 'PATCH',
  path: '/v1/me/channels/{channel}',
  access: 'people',
  permission: 'write',
  body: editedChannelSchema,
  run: async ({ service: { persons, channels }, user, params, body }) => {
    const self = await persons.self(user);
    return { body: await channels.edit(self, params.channel, body) };
  },
});
