import { holderOf } from '../../features/channels/holder.ts';
import { operation } from '../operation.ts';

/** Returns the caller's channels, and what a browser needs to become one. */
export const listChannels = operation({
  id: 'listChannels',
  method: 'GET',
  path: '/v1/me/channels',
  access: 'people',
  permission: 'read',
  cache: { by: 'content' },
  run: async ({ service, user }) => {
    const holder = await holderOf(service, user);
    return {
      body: {
        channels: holder === undefined ? [] : await service.channels.list(holder),
        ...(service.vapid.subject !== undefined && { push: service.vapid.publicKey }),
      },
    };
  },
});
