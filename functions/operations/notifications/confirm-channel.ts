import { sure } from '../../../domain/lib/sure.ts';
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
    const self = await persons.self(sure(user, 'user, though only people have ways'));
    return { body: await ways.confirm(self, sure(params.way, 'way in the path'), body.code) };
  },
});
