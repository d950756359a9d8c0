import { actionSchema, meantBy } from '../../features/commands/action.ts';
import { commit } from '../../features/commands/commit.ts';
import { represented } from '../../features/commands/represented.ts';
import { operation } from '../operation.ts';

/**
 * Answers an open question. Notation is read first; its remarks come back as `notes`, and the next questions if the
 * client prefers so.
 */
export const postAction = operation({
  id: 'postAction',
  method: 'POST',
  path: '/v1/games/{game}/actions',
  access: 'people',
  permission: 'write',
  represents: true,
  body: actionSchema,
  run: async (request) => {
    const { ask } = request.body;
    const receipt = await commit(request, (loaded, me) => {
      const { seat, command, notes } = meantBy(request.body, loaded, me);
      return { command: { type: 'act', seat, ask, command }, notes };
    });
    return represented(request, receipt);
  },
});
