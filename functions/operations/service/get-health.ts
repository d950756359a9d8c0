import { ENGINE } from '../../../domain/lib/release.ts';
import { operation } from '../operation.ts';

/** Whether the service answers, which release it is, and where its live channel is. */
export const getHealth = operation({
  id: 'getHealth',
  method: 'GET',
  path: '/healthz',
  access: 'anyone',
  permission: 'read',
  run: async ({ service }) => ({ body: { ok: true, engine: ENGINE, now: service.now(), live: service.live } }),
});
