import { unblock } from '../../features/people/blocks.ts';
import { operation } from '../operation.ts';

/** Lifts a block of the caller. */
export const deleteBlock = operation({
  id: 'deleteBlock',
  method: 'DELETE',
  path: '/v1/me/blocks/{block}',
  access: 'people',
  permission: 'write',
  run: async ({ service, user, params }) => {
    const { person } = await service.persons.self(user);
    await unblock(service, person, params.block);
    return {};
  },
});
