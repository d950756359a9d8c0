import { sure } from '../../../domain/lib/sure.ts';
import { confirmationSchema } from '../../features/channels/schemas.ts';
import { operation } from '../operation.ts';

/** Says that mail has arrived at an address of the caller: from here on notifications are sent there. */
export const confirmChannel = operation({
  id: 'confirmChannel',
  method: 'POST',
  path: '/v1/me/channels/{channel}/confirmation',
  access: 'people',
  permission: 'write',
  body: confirmationSchema,
  run: async ({ service: { persons, channels }, user, params, body }) => {
    const self = await persons.self(sure(user, 'user, though only people have channels'));
    return { body: await channels.confirm(self, sure(params.channel, 'channel in the path'), body.code) };
  },
});
