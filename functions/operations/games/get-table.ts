import { tableFor } from '../../features/table/table.ts';
import { operation } from '../operation.ts';

/**
 * Returns everything that a client needs to draw a table, at the newest version. Names and read positions change
 * without a version, so its tag names them too.
 */
export const getTable = operation({
  id: 'getTable',
  method: 'GET',
  path: '/v1/games/{game}/table',
  access: 'anyone',
  permission: 'read',
  cache: { by: 'content', plain: ['people', 'press'] },
  run: async (request) => tableFor(request),
});
