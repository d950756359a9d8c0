import { block } from '../../features/people/blocks.ts';
import { blockRequestSchema } from '../../features/people/schemas.ts';
import { operation } from '../operation.ts';

/** Blocks a person for the caller only. No answer tells the blocked person. */
export const putBlock = operation({
  id: 'putBlock',
  method: 'PUT',
  path: '/v1/me/blocks',
  access: 'people',
  permission: 'write',
  body: blockRequestSchema,
  run: async ({ service, user, body }) => {
    return { body: await block(service, user, await service.persons.self(user), body) };
  },
});
