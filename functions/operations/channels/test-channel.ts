import { operation } from '../operation.ts';

/** Sends a test by a channel of the caller. */
export const testChannel = operation({
  id: 'testChannel',
  method: 'POST',
  path: '/v1/me/channels/{channel}/test',
  access: 'people',
  permission: 'write',
  run: async ({ service: { persons, channels }, user, params }) => {
    const self = await persons.self(user);
    return { status: 202, body: await channels.test(self, params.channel) };
  },
});
