import { confirmationSchema } from '../../features/channels/schemas.ts';
import { operation } from '../operation.ts';

/** Confirms that mail arrived at an address of the caller. From now on notifications are sent there. */
export const confirmChannel = operation({
  id: 'confirmChannel',
  method: 'POST',
  path: '/v1/me/channels/{channel}/confirmation',
  access: 'people',
  permission: 'write',
  body: confirmationSchema,
  run: async ({ service: { persons, channels }, user, params, body }) => {
    const self = await persons.self(user);
    return { body: await channels.confirm(self, params.channel, body.code) };
  },
});
