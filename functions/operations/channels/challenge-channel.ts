import { operation } from '../operation.ts';

/** Asks the receiver of a channel of the caller to confirm it again. */
export const challengeChannel = operation({
  id: 'challengeChannel',
  method: 'POST',
  path: '/v1/me/channels/{channel}/challenge',
  access: 'people',
  permission: 'write',
  run: async ({ service: { persons, channels }, user, params, hasKey }) => {
    const self = await persons.self(user);
    return { status: 202, body: await channels.challenge(self, params.channel, hasKey) };
  },
});
