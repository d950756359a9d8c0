import { randomUUID } from 'node:crypto';
import { newWaySchema } from '../../features/channels/schemas.ts';
import { operation } from '../operation.ts';

/** Makes a way by which the caller is told. */
export const createWay = operation({
  id: 'createWay',
  method: 'POST',
  path: '/v1/me/ways',
  access: 'people',
  permission: 'write',
  body: newWaySchema,
  run: async ({ service: { persons, ways }, user, body, locale, idempotencyKey }) => {
    const self = await persons.self(user);
    const made = await ways.create(self, idempotencyKey ?? randomUUID(), body, locale);
    return { status: 201, body: made, headers: { location: `/v1/me/ways/${made.id}` } };
  },
});
