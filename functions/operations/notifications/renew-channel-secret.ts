import { randomUUID } from 'node:crypto';
import { sure } from '../../../domain/lib/sure.ts';
import { operation } from '../operation.ts';

/** Makes another secret for a hook. */
export const renewWaySecret = operation({
  id: 'renewWaySecret',
  method: 'POST',
  path: '/v1/me/ways/{way}/secret',
  access: 'people',
  permission: 'write',
  run: async ({ service: { persons, ways }, user, params, idempotencyKey }) => {
    const self = await persons.self(sure(user, 'user, though only people have ways'));
    return { body: await ways.renew(self, sure(params.way, 'way in the path'), idempotencyKey ?? randomUUID()) };
  },
});
