import { settled } from '../../features/moderation/cases.ts';
import { examinable } from '../../features/moderation/hiding.ts';
import { caseEditSchema } from '../../features/moderation/schemas.ts';
import { operation } from '../operation.ts';

/** Closes or reopens a case. */
export const putCase = operation({
  id: 'putCase',
  method: 'PUT',
  path: '/v1/moderation/cases/{caseId}',
  access: 'people',
  permission: 'write',
  body: caseEditSchema,
  run: async ({ service, user, params, body }) => {
    const { id } = await examinable(service, user, params.caseId);
    return { body: await settled(service, id, body.state), headers: { 'cache-control': 'no-store' } };
  },
});
