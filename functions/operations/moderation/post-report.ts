import { report } from '../../features/moderation/reports.ts';
import { reportRequestSchema } from '../../features/moderation/schemas.ts';
import { operation } from '../operation.ts';

/** Reports something that somebody said. Nobody else is told. */
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
