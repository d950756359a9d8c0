import { holderOf } from '../../features/channels/holder.ts';
import { noSuchChannel } from '../../features/channels/shown.ts';
import { operation } from '../operation.ts';

/** Returns the deliveries by a channel of the caller. */
export const listDeliveries = operation({
  id: 'listDeliveries',
  method: 'GET',
  path: '/v1/me/channels/{channel}/deliveries',
  access: 'people',
  permission: 'read',
  cache: { by: 'content' },
  run: async ({ service, user, params }) => {
    const holder = await holderOf(service, user);
    if (holder === undefined) throw noSuchChannel();
    return { body: { deliveries: await service.channels.deliveries(holder, params.channel) } };
  },
});
