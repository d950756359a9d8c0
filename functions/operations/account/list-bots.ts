import { operation } from '../operation.ts';

/** Returns the bot accounts of the caller. */
export const listBots = operation({
  id: 'listBots',
  method: 'GET',
  path: '/v1/me/bots',
  access: 'people',
  permission: 'read',
  cache: { by: 'content' },
  run: async ({ service: { bots }, user }) => ({
    body: { bots: await bots.list(user) },
  }),
});
