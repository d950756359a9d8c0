import { examined } from '../../features/moderation/examined.ts';
import { operation } from '../operation.ts';

/** Returns a reported entry, with the proof of its author. */
export const getCase = operation({
  id: 'getCase',
  method: 'GET',
  path: '/v1/moderation/cases/{caseId}',
  access: 'people',
  permission: 'read',
  cache: { by: 'nothing', plain: true },
  run: async ({ service, user, params }) => ({
    body: await examined(service, user, params.caseId),
    headers: { 'cache-control': 'no-store' },
  }),
});
