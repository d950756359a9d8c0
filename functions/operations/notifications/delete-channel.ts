import { operation } from '../operation.ts';

/** Gives up a way: nothing is kept of where it led. */
export const deleteWay = operation({
  id: 'deleteWay',
  method: 'DELETE',
  path: '/v1/me/ways/{way}',
  access: 'people',
  permission: 'write',
  run: async ({ service: { persons, ways }, user, params }) => {
    const self = await persons.self(user);
    await ways.remove(self, params.way);
    return {};
  },
});
