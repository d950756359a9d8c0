import { operation } from '../operation.ts';

/** Brings a notice by a way of the caller once more. */
export const replayDelivery = operation({
  id: 'replayDelivery',
  method: 'POST',
  path: '/v1/me/ways/{way}/deliveries/{notice}',
  access: 'people',
  permission: 'write',
  run: async ({ service: { persons, ways }, user, params }) => {
    const self = await persons.self(user);
    const replayed = await ways.replay(self, params.way, params.notice);
    return { status: 202, body: replayed };
  },
});
