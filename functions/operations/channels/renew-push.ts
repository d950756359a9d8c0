import { pushRenewalSchema } from '../../features/channels/schemas.ts';
import { operation } from '../operation.ts';

/** Renews the subscription of a browser that is a channel. The proof stands in for a token. */
export const renewPush = operation({
  id: 'renewPush',
  method: 'POST',
  path: '/v1/push/renewal',
  access: 'anyone',
  permission: 'write',
  body: pushRenewalSchema,
  run: async ({ service: { channels }, body }) => {
    await channels.renewPush(body);
    return {};
  },
});
