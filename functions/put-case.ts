import { sure } from '../domain/lib/sure.ts';
import { operation } from './lib/http/endpoint.ts';
import { settled } from './lib/moderation/cases.ts';
import { caseEditSchema } from './lib/moderation/schemas.ts';

/** Closes a case, or opens it again. */
export const putCase = operation({
  id: 'putCase',
  method: 'PUT',
  path: '/v1/moderation/cases/{case}',
  access: 'people',
  permission: 'write',
  body: caseEditSchema,
  run: async ({ service, params, body }) => ({
    body: await settled(service, sure(params.case, 'case in the path'), body.state),
    headers: { 'cache-control': 'no-store' },
  }),
});
