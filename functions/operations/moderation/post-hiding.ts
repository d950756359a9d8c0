import { hide } from '../../features/moderation/hiding.ts';
import { hidingRequestSchema } from '../../features/moderation/schemas.ts';
import { operation } from '../operation.ts';

/** Hides a reported entry. */
export const postHiding = operation({
  id: 'postHiding',
  method: 'POST',
  path: '/v1/moderation/cases/{caseId}/hiding',
  access: 'people',
  permission: 'press',
  cache: { by: 'nothing', plain: true },
  body: hidingRequestSchema,
  run: async ({ service, params, body, user }) => {
    const hidden = await hide(service, user, params.caseId, body.reason);
    return { status: 201, body: hidden, headers: { 'cache-control': 'no-store' } };
  },
});
