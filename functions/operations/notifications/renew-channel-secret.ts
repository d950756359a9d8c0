import { randomUUID } from 'node:crypto';
import { operation } from '../operation.ts';

/** Makes another secret for a hook. */
export const renewWaySecret = operation({
  id: 'renewWaySecret',
  method: 'POST',
  path: '/v1/me/ways/{way}/secret',
  access: 'people',
  permission: 'write',
  run: async ({ service: { persons, ways }, user, params, idempotencyKey }) => {
    const self = await persons.self(user);
    return { body: await ways.renew(self, params.way, idempotencyKey ?? randomUUID()) };
  },
});
