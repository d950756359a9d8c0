import { lookQuery, noPosition, seen } from '../../features/commands/access.ts';
import { stateIn } from '../../features/table/state.ts';
import { operation } from '../operation.ts';

/** Returns the position as the caller may know it, at any version. */
export const getState = operation({
  id: 'getState',
  method: 'GET',
  path: '/v1/games/{game}/state',
  access: 'anyone',
  permission: 'read',
  query: lookQuery,
  run: async (request) => {
    const played = await seen(request, request.query);
    if (played.match.state === undefined) throw noPosition();
    return { body: stateIn(played, request.locale), version: played.moment, immutable: played.isFixed };
  },
});
