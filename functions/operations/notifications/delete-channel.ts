import { sure } from '../../../domain/lib/sure.ts';
import { operation } from '../operation.ts';

/** Gives up a way: nothing is kept of where it led. */
export const deleteWay = operation({
  id: 'deleteWay',
  method: 'DELETE',
  path: '/v1/me/ways/{way}',
  access: 'people',
  permission: 'write',
  run: async ({ service: { persons, ways }, user, params }) => {
    const self = await persons.self(sure(user, 'user, though only people have ways'));
    await ways.remove(self, sure(params.way, 'way in the path'));
    return {};
  },
});
