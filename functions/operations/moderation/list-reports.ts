import { reportsOf } from '../../features/moderation/reports.ts';
import { operation } from '../operation.ts';

/** Returns the caller's reports. */
export const listReports = operation({
  id: 'listReports',
  method: 'GET',
  path: '/v1/me/reports',
  access: 'people',
  permission: 'read',
  cache: { by: 'content' },
  run: async ({ service, user }) => {
    const person = await service.persons.personOf(user);
    return { body: { reports: person === undefined ? [] : await reportsOf(service, person) } };
  },
});
