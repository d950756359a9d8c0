import { blocksOf } from '../../features/people/blocks.ts';
import { operation } from '../operation.ts';

/** Returns the people that the caller has blocked. */
export const listBlocks = operation({
  id: 'listBlocks',
  method: 'GET',
  path: '/v1/me/blocks',
  access: 'people',
  permission: 'read',
  cache: { by: 'content' },
  run: async ({ service, user }) => {
    const person = await service.persons.personOf(user);
    return { body: { blocks: person === undefined ? [] : await blocksOf(service, person) } };
  },
});
