import { sure } from '../domain/lib/sure.ts';
import { operation } from './lib/http/endpoint.ts';
import { settled } from './lib/moderation/cases.ts';
import { examinable } from './lib/moderation/hiding.ts';
import { caseEditSchema } from './lib/moderation/schemas.ts';

/** Closes a case, or opens it again. */
export const putCase = operation({
  id: 'putCase',
  method: 'PUT',
  path: '/v1/moderation/cases/{case}',
  access: 'people',
  permission: 'write',
  body: caseEditSchema,
  run: async ({ service, user, params, body }) => {
    const { id } = await examinable(service, sure(user, 'user, though only people moderate'), sure(params.case, 'case in the path'));
    return { body: await settled(service, id, body.state), headers: { 'cache-control': 'no-store' } };
  },
});
