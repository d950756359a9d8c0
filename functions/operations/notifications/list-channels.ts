import { holderOf } from '../../features/channels/holder.ts';
import { operation } from '../operation.ts';

/** The ways by which the caller is told, and what a browser needs to become one. */
export const listWays = operation({
  id: 'listWays',
  method: 'GET',
  path: '/v1/me/ways',
  access: 'people',
  permission: 'read',
  cache: { by: 'content' },
  run: async ({ service, user }) => {
    const holder = await holderOf(service, user);
    return { body: { ways: holder === undefined ? [] : await service.ways.list(holder), push: service.vapid.publicKey } };
  },
});
