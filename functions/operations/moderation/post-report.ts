import { report } from '../../features/moderation/reports.ts';
import { reportRequestSchema } from '../../features/moderation/schemas.ts';
import { operation } from '../operation.ts';

/** Reports a message of a person. Only moderators are told. */
export const postReport = operation({
  id: 'postReport',
  method: 'POST',
  path: '/v1/me/reports',
  access: 'people',
  permission: 'write',
  cache: { by: 'nothing', plain: true },
  body: reportRequestSchema,
  run: async (request) => ({ status: 201, body: await report(request), headers: { 'cache-control': 'no-store' } }),
});
