import { confirmationSchema } from '../../features/channels/schemas.ts';
import { operation } from '../operation.ts';

/** Says that mail has arrived at an address of the caller: from here on notices are sent there. */
export const confirmWay = operation({
  id: 'confirmWay',
  method: 'POST',
  path: '/v1/me/ways/{way}/confirmation',
  access: 'people',
  permission: 'write',
  body: confirmationSchema,
  run: async ({ service: { persons, ways }, user, params, body }) => {
    const self = await persons.self(user);
    return { body: await ways.confirm(self, params.way, body.code) };
  },
});
