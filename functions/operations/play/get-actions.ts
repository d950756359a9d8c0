import { lookQuery } from '../../features/commands/access.ts';
import { actionsFor } from '../../features/commands/questions.ts';
import { operation } from '../operation.ts';

/**
 * Returns the open questions to the caller's seats, each with the grammar of all possible commands, and the step that
 * can be taken back.
 */
export const getActions = operation({
  id: 'getActions',
  method: 'GET',
  path: '/v1/games/{game}/actions',
  access: 'anyone',
  permission: 'read',
  query: lookQuery,
  run: async (request) => {
    const { body, moment, isFixed } = await actionsFor(request, request.query);
    return { body, version: moment, immutable: isFixed };
  },
});
