import { ENGINE } from '../../../domain/lib/release.ts';
import { operation } from '../operation.ts';

/** Returns the release of the server and the address of its live channel. */
export const getHealth = operation({
  id: 'getHealth',
  method: 'GET',
  path: '/healthz',
  access: 'anyone',
  permission: 'read',
  run: async ({ service }) => ({ body: { ok: true, engine: ENGINE, now: service.now(), live: service.live } }),
});
