import { sure } from '../../../domain/lib/sure.ts';
import { operation } from '../operation.ts';

/** Brings a notice by a way of the caller once more. */
export const replayDelivery = operation({
  id: 'replayDelivery',
  method: 'POST',
  path: '/v1/me/ways/{way}/deliveries/{notice}',
  access: 'people',
  permission: 'write',
  run: async ({ service: { persons, ways }, user, params }) => {
    const self = await persons.self(sure(user, 'user, though only people have ways'));
    const replayed = await ways.replay(self, sure(params.way, 'way in the path'), sure(params.notice, 'notice in the path'));
    return { status: 202, body: replayed };
  },
});
