import { editedWaySchema } from '../../features/channels/schemas.ts';
import { operation } from '../operation.ts';

/** Changes what the caller is told by a way. */
export const editWay = operation({
  id: 'editWay',
  method: 'PATCH',
  path: '/v1/me/ways/{way}',
  access: 'people',
  permission: 'write',
  body: editedWaySchema,
  run: async ({ service: { persons, ways }, user, params, body }) => {
    const self = await persons.self(user);
    return { body: await ways.edit(self, params.way, body.reasons) };
  },
});
