import { holderOf } from '../../features/channels/holder.ts';
import { noSuchWay } from '../../features/channels/my-channels.ts';
import { operation } from '../operation.ts';

/** What became of the notices that went by a way of the caller. */
export const listDeliveries = operation({
  id: 'listDeliveries',
  method: 'GET',
  path: '/v1/me/ways/{way}/deliveries',
  access: 'people',
  permission: 'read',
  cache: { by: 'content' },
  run: async ({ service, user, params }) => {
    const holder = await holderOf(service, user);
    if (holder === undefined) throw noSuchWay();
    return { body: { deliveries: await service.ways.deliveries(holder, params.way) } };
  },
});
